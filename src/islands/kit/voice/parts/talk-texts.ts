import type { BrainName } from "#src/shared/voice/talk.ts";
import type { TalkEnding, TalkProblem, TalkState } from "#src/islands/kit/voice/state/talk-state.ts";

const titles: Readonly<Record<TalkProblem["kind"], string>> = {
  "microphone-denied": "Microphone Access Required",
  "microphone-missing": "Connection Error",
  "microphone-lost": "Connection Error",
  refused: "Connection Error",
  "not-started": "Connection Error",
  "no-connection": "Connection Error",
  "line-lost": "Connection Error",
};

export const problemTitle = ({ kind }: TalkProblem): string => titles[kind];

/** Whether the built-in coach leads the talk: it takes the answers on offer, and nothing that is typed or spoken. */
export const isByTaps = (brain: BrainName, { isStandIn }: Pick<TalkState, "isStandIn">): boolean =>
  brain === "built-in" || isStandIn;

/** What the person can do now, in a few words. */
export function statusText({ status, way, mode }: TalkState, byTaps: boolean): string {
  if (status === "connecting") return "Connecting…";
  if (status === "disconnecting") return "Ending…";
  if (status !== "connected") return "";
  if (mode === "speaking") return "The coach is speaking.";
  if (byTaps) return "Tap an answer below.";
  return way === "voice" ? "Listening. Speak when you’re ready." : "Type your answer below.";
}

const endings: Readonly<Record<Exclude<TalkEnding["by"], "problem">, string>> = {
  person: "You ended the talk. Your microphone is off.",
  coach: "That’s the end of the talk. Your microphone is off.",
  care: "The talk has ended, and the coach gets nothing more. Your microphone is off.",
  time: "The five minutes are up. Your microphone is off.",
};

/** How a talk ended in good order. */
export const endingText = (by: keyof typeof endings, { way }: Pick<TalkState, "way">): string =>
  way === "voice" ? endings[by] : endings[by].replace(" Your microphone is off.", "");

/** What becomes of a voice in a talk with the built-in coach. */
export const notHeard = "This coach doesn’t listen: what you say isn’t used or stored.";

export const standInText =
  "The usual coach can’t be reached. This simpler one asks set questions, and you tap the answers. They stay on this server.";

/** What the person has to know before they start. @param heardBy who else hears it */
export const hearingText = (heardBy: string | null): string =>
  heardBy === null
    ? "This coach is a program with set questions. You answer by tapping, and your answers stay on this server. It needs no microphone."
    : `This coach is run by ${heardBy}. What you say or type goes to ${heardBy}, along with the words in the window. It isn’t told who answered.`;
