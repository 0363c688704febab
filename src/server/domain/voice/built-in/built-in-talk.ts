import { type ClientToolName, answerSeparator, type Turn } from "#src/shared/voice/talk.ts";
import type { Brain, BrainTalk, Floor, TalkContext } from "#src/server/domain/voice/brain.ts";
import type { CoachToolCall } from "#src/server/domain/voice/coach-tools.ts";
import type { Answer, Beat } from "#src/server/domain/voice/built-in/script/beat.ts";
import { demoScript } from "#src/server/domain/voice/built-in/script/demo-script.ts";
import { ownScript } from "#src/server/domain/voice/built-in/script/own-script.ts";

export interface CoachTurn {
  /** In order; the question, if any, comes last. */
  readonly sentences: readonly string[];
  /** In order. `end_conversation` comes last, only in a turn that ends the conversation. */
  readonly tools: readonly CoachToolCall[];
}

/** The turn's caption, and its text in the page's list of turns. */
export const turnText = ({ sentences }: CoachTurn): string => sentences.join(" ");

export const endsTalk = ({ tools }: CoachTurn): boolean => tools.at(-1)?.name === "end_conversation";

/** The reply to anything that isn't an offered answer. */
export const onlyTaps = ["I can’t read what you write.", "Please tap one of the answers."];

/**
 * The built-in coach's next turn after `turns`, oldest first. It has no other state, so a conversation can
 * continue anywhere. Ignores other coaches' turns.
 */
export function nextTurn(context: TalkContext, turns: readonly Turn[]): CoachTurn {
  const script = withoutRepeats(context.purpose === "demo" ? demoScript(context) : ownScript(context));
  const [first] = script;
  if (first === undefined) throw new Error("A script needs a beat.");
  let beat = first;
  let turn = opening(first);
  /** Whether this coach has asked the open question: an answer before that was for another coach. */
  let isAsked = false;
  let newest: "said" | "notAnOffer" | null = null;
  for (const { from, text } of turns) {
    if (from === "coach") {
      if (![turn, pickedUp(beat), declined(beat)].some((ours) => turnText(ours) === text)) continue;
      isAsked = true;
      newest = "said";
      continue;
    }
    if (!isAsked) continue;
    const answer = beat.answers.find(({ label }) => label === text);
    newest = answer === undefined ? "notAnOffer" : null;
    if (answer === undefined) continue;
    beat = beatAfter(script, beat, answer);
    turn = afterAnswer(answer, beat);
    isAsked = false;
  }
  if (newest === null) return turn;
  return newest === "said" ? pickedUp(beat) : declined(beat);
}

/** Removes repeated caveats: two findings may have the same one. */
function withoutRepeats(script: readonly Beat[]): readonly Beat[] {
  const told = new Set<string>();
  return script.map((beat) => {
    const tells = beat.tells.filter((sentence) => !told.has(sentence));
    for (const sentence of tells) told.add(sentence);
    return { ...beat, tells };
  });
}

function beatAfter(script: readonly Beat[], beat: Beat, { to }: Answer): Beat {
  const later = script.slice(script.indexOf(beat) + 1);
  return later.find(({ name, isAside }) => (to === undefined ? isAside !== true : name === to)) ?? beat;
}

const sentencesOf = ({ tells, asks }: Beat): readonly string[] => (asks === null ? tells : [...tells, asks]);

const opening = (beat: Beat): CoachTurn => ({ sentences: sentencesOf(beat), tools: toolsOf(beat) });

const afterAnswer = ({ say, label, isStep }: Answer, beat: Beat): CoachTurn => ({
  sentences: [say, ...sentencesOf(beat)],
  tools: [
    ...(isStep === true ? [{ name: "suggest_step", parameters: { text: label } } as const] : []),
    ...toolsOf(beat),
  ],
});

/** Asks the open question again, after a reconnection or another coach. */
const pickedUp = (beat: Beat): CoachTurn =>
  beat.asks === null
    ? { sentences: ["We’d finished, so I’ll leave it there."], tools: [goodbye] }
    : { sentences: ["Let’s go on where we were.", beat.asks], tools: toolsOf(beat) };

const declined = (beat: Beat): CoachTurn =>
  beat.asks === null ? pickedUp(beat) : { sentences: onlyTaps, tools: offerOf(beat) };

const goodbye: CoachToolCall = { name: "end_conversation", parameters: {} };

function toolsOf(beat: Beat): readonly CoachToolCall[] {
  const { asks, pane, word } = beat;
  if (asks === null) return [goodbye];
  // `show_word` also shows its pane.
  if (word) return [{ name: "show_word", parameters: { traitId: word.id } }, ...offerOf(beat)];
  if (pane) return [{ name: "open_pane", parameters: { pane } }, ...offerOf(beat)];
  return offerOf(beat);
}

const offerOf = ({ answers }: Beat): readonly CoachToolCall[] => [
  { name: "offer_answers", parameters: { answers: answers.map(({ label }) => label).join(answerSeparator) } },
];

/** A conversation with the built-in coach, which speaks first and then after each answer. */
function startTalk(context: TalkContext, floor: Floor): BrainTalk {
  const turns: Turn[] = [...context.earlierTurns];
  let isOver = false;

  const goOn = async () => {
    const turn = nextTurn(context, turns);
    const text = turnText(turn);
    const place = turns.push({ from: "coach", text });
    floor.say(floor.begin(), text);
    for (const { name, parameters } of turn.tools) {
      // An answer or the end makes the rest of them out of date.
      if (isOver || turns.length > place) return;
      await floor.callTool<ClientToolName>(name, parameters);
    }
    if (endsTalk(turn)) floor.end();
  };
  const tryGoOn = () => {
    goOn().catch(() => {
      floor.fail("The coach can’t go on. Please start again.");
    });
  };

  void floor.callTool("answer_by_taps", {});
  tryGoOn();
  return {
    heardSound: () => undefined,
    told: () => undefined,
    rest: () => undefined,
    said: (text) => {
      if (isOver) return;
      turns.push({ from: "person", text });
      tryGoOn();
    },
    close: () => {
      isOver = true;
    },
  };
}

/** The coach of every server: follows a script about the window, and takes only the answers that it offers. */
export const builtInBrain: Brain = {
  name: "built-in",
  heardBy: null,
  hasVoice: false,
  inputFormat: "pcm_16000",
  outputFormat: "pcm_16000",
  open: startTalk,
};
