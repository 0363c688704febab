import type { CoachTurn, ToolCall } from "./coach-turn.ts";
import type { Beat, Script } from "./script/beat.ts";
import { answerSeparator } from "#src/shared/voice/talk.ts";

/** Where a talk is. It follows from what was said and from nothing else. */
export interface Progress {
  readonly script: Script;
  /** The question that is open. */
  readonly beat: Beat;
  /** What the coach says next, or has said last. */
  readonly turn: CoachTurn;
  /** Sentences that were said before `turn`. */
  readonly said: ReadonlySet<string>;
  /** What the person wants from the talk, where they put it in words. */
  readonly wish: string | null;
  /** The person may need someone else than a coach, and was asked whether to stop. */
  readonly inDistress: boolean;
  /** `turn` says the rest of a turn that was cut off. */
  readonly isRest: boolean;
}

export function firstProgress(script: Script): Progress {
  const [beat] = script.beats;
  if (beat === undefined) throw new Error("A script needs a beat.");
  const start = { script, beat, said: new Set<string>(), wish: null, inDistress: false, isRest: false };
  return { ...start, turn: { sentences: openingOf(beat), tools: toolsOf(beat) } };
}

/** The first of several ways to say something that wasn't said yet, or nothing. */
export function fresh(progress: Progress, ways: readonly (readonly string[])[]): readonly string[] {
  const said = allSaid(progress);
  return ways.find(([first]) => first !== undefined && !said.has(first)) ?? [];
}

/** Everything that was said, `turn` included. */
export const allSaid = ({ said, turn }: Progress): ReadonlySet<string> =>
  new Set([...said, ...turn.sentences]);

/** Goes on with another question, after `lead`. */
export function moveTo(
  progress: Progress,
  beat: Beat,
  lead: readonly string[],
  tools: readonly ToolCall[] = [],
): Progress {
  return saying(
    { ...progress, beat },
    [...lead, ...reminderOf(progress, beat), ...openingOf(beat)],
    [...tools, ...toolsOf(beat)],
  );
}

/** The question that comes by itself. */
export function beatAfter({ script, beat }: Progress): Beat {
  const later = script.beats.slice(script.beats.indexOf(beat) + 1);
  return later.find(({ aside }) => aside !== true) ?? beat;
}

/** The same question stays open. */
export function stay(
  progress: Progress,
  sentences: readonly string[],
  tools: readonly ToolCall[] = [],
): Progress {
  return saying(progress, sentences, [...tools, ...offerOf(progress.beat)]);
}

/** Says what hasn't been said yet. */
export function saying(
  progress: Progress,
  sentences: readonly string[],
  tools: readonly ToolCall[],
): Progress {
  const said = allSaid(progress);
  const news = sentences.filter((sentence) => !said.has(sentence));
  return { ...progress, said, turn: { sentences: news, tools }, isRest: false };
}

export const goodbye: ToolCall = { name: "end_conversation", parameters: {} };

const openingOf = ({ tells, asks }: Beat): readonly string[] => (asks === null ? tells : [...tells, asks]);

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

function offerOf({ answers }: Beat): readonly ToolCall[] {
  if (answers.length === 0) return [];
  return [{ name: "offer_answers", parameters: { answers: answers.join(answerSeparator) } }];
}

/** Nothing more to say: the talk is over, whatever comes. */
export function afterTheEnd(progress: Progress): Progress {
  const sentences = fresh(progress, [["We’d finished, so I’ll leave it there."], ["That was all from me."]]);
  return { ...progress, said: allSaid(progress), turn: { sentences, tools: [goodbye] } };
}

/** Before the step, what the person came for, in their words. */
function reminderOf({ wish }: Progress, { keepsStep, aside }: Beat): readonly string[] {
  return wish === null || keepsStep !== true || aside === true ? [] : [`At the start you said “${wish}”.`];
}
