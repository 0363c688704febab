import type { TalkEnding, TalkProblem, TalkState } from "#src/islands/kit/voice/state/talk-state.ts";

const titles: Readonly<Record<TalkProblem["kind"], string>> = {
  "microphone-denied": "Microphone Access Required",
  "microphone-missing": "Connection Error",
  "microphone-lost": "Connection Error",
  refused: "Connection Error",
  "no-connection": "Connection Error",
  "line-lost": "Connection Error",
};

export const problemTitle = ({ kind }: TalkProblem): string => titles[kind];

/** What the person can do now, in a few words. */
export function statusText({ status, way, mode }: TalkState): string {
  if (status === "connecting") return "Connecting…";
  if (status === "disconnecting") return "Ending…";
  if (status !== "connected") return "";
  if (mode === "speaking") return "The coach is speaking.";
  return way === "voice" ? "Listening. Speak when you’re ready." : "Type your answer below.";
}

const endings: Readonly<Record<Exclude<TalkEnding["by"], "problem">, string>> = {
  person: "You ended the talk. Your microphone is off.",
  coach: "That’s the end of the talk. Your microphone is off.",
  time: "The five minutes are up. Your microphone is off.",
};

/** How a talk ended in good order. */
export const endingText = (by: keyof typeof endings, { way }: Pick<TalkState, "way">): string =>
  way === "voice" ? endings[by] : endings[by].replace(" Your microphone is off.", "");

/** What becomes of a voice that the built-in coach hears. */
export const staysHere = "Your voice isn’t stored and stays on this server.";

export const standInText =
  "The usual coach can’t be reached. This simpler one asks set questions, and what you type stays on this server.";

/** What the person has to know before they speak. @param heardBy who else hears it */
export const hearingText = (heardBy: string | null): string =>
  heardBy === null
    ? `This coach can’t understand speech. It hears when you speak and when you stop, so think aloud, then type or tap an answer. ${staysHere}`
    : `This coach is run by ${heardBy}. What you say or type goes to ${heardBy}, along with the words in the window. It isn’t told who answered.`;
