import type { TalkContext } from "#src/server/domain/voice/brain.ts";
import { answerSeparator, type Turn } from "#src/shared/voice/talk.ts";
import { turnText, type CoachTurn, type ToolCall } from "./coach-turn.ts";
import type { Answer, Beat } from "./script/beat.ts";
import { demoScript } from "./script/demo-script.ts";
import { ownScript } from "./script/own-script.ts";

/** Said to what isn't one of the answers on offer. */
export const onlyTaps = ["I can’t read what you write.", "Please tap one of the answers."];

/**
 * What the built-in coach says after `turns`, oldest first. It remembers nothing: where a talk is follows from its turns, so it can
 * go on elsewhere. Turns of another coach are left alone; a turn of its own may be cut off where it was interrupted.
 */
export function nextTurn(context: TalkContext, turns: readonly Turn[]): CoachTurn {
  const script = toldOnce(context.purpose === "demo" ? demoScript(context) : ownScript(context));
  const [first] = script;
  if (first === undefined) throw new Error("A script needs a beat.");
  let beat = first;
  let turn = opening(first);
  /** Whether the open question was asked here: someone may have answered another coach before. */
  let isAsked = false;
  let newest: "said" | "notAnOffer" | null = null;
  for (const { from, text } of turns) {
    if (from === "coach") {
      if (![turn, pickedUp(beat), declined(beat)].some((ours) => isStartOf(text, ours))) continue;
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

/** Two findings may come with the same caveat. */
function toldOnce(script: readonly Beat[]): readonly Beat[] {
  const told = new Set<string>();
  return script.map((beat) => {
    const tells = beat.tells.filter((sentence) => !told.has(sentence));
    for (const sentence of tells) told.add(sentence);
    return { ...beat, tells };
  });
}

/** Whether `text`, which may have been cut short, is what the coach says in that turn. */
const isStartOf = (text: string, turn: CoachTurn): boolean =>
  turnText(turn).startsWith(text.replace(/\s*…?\s*$/, ""));

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

/** After a lost line, or the other way: the open question once more. */
const pickedUp = (beat: Beat): CoachTurn =>
  beat.asks === null
    ? { sentences: ["We’d finished, so I’ll leave it there."], tools: [goodbye] }
    : { sentences: ["Let’s go on where we were.", beat.asks], tools: toolsOf(beat) };

const declined = (beat: Beat): CoachTurn =>
  beat.asks === null ? pickedUp(beat) : { sentences: onlyTaps, tools: offerOf(beat) };

const goodbye: ToolCall = { name: "end_conversation", parameters: {} };

function toolsOf(beat: Beat): readonly ToolCall[] {
  if (beat.asks === null) return [goodbye];
  const { pane, word } = beat;
  return [
    // A word is shown in its pane.
    ...(pane === undefined || word !== undefined
      ? []
      : [{ name: "open_pane", parameters: { pane } } as const]),
    ...(word === undefined ? [] : [{ name: "show_word", parameters: { traitId: word.id } } as const]),
    ...offerOf(beat),
  ];
}

const offerOf = ({ answers }: Beat): readonly ToolCall[] => [
  { name: "offer_answers", parameters: { answers: answers.map(({ label }) => label).join(answerSeparator) } },
];
