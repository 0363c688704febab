import { type ClientToolName, type ClientTools, answerSeparator, type Turn } from "#src/shared/voice/talk.ts";
import type { BrainTalk, Floor, TalkContext } from "#src/server/domain/voice/brain.ts";
import type { Answer, Beat } from "#src/server/domain/voice/built-in/script/beat.ts";
import { demoScript } from "#src/server/domain/voice/built-in/script/demo-script.ts";
import { ownScript } from "#src/server/domain/voice/built-in/script/own-script.ts";
import type { Speaker, SpokenTurn } from "#src/server/domain/voice/built-in/sound/spoken-turn.ts";

/** One thing that the page is asked to do while the coach speaks. */
export type ToolCall = {
  [Name in ClientToolName]: { readonly name: Name; readonly parameters: ClientTools[Name] };
}[ClientToolName];

/** What the coach says next. */
export interface CoachTurn {
  /** In the order in which they are said; the question, if there is one, comes last. */
  readonly sentences: readonly string[];
  /** In this order. An `end_conversation` is the last, and only in a turn that ends the talk. */
  readonly tools: readonly ToolCall[];
}

/** The turn as one text: its caption, and what the page keeps of it. */
export const turnText = ({ sentences }: CoachTurn): string => sentences.join(" ");

export const endsTalk = ({ tools }: CoachTurn): boolean => tools.at(-1)?.name === "end_conversation";

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

/** What the coach is saying, until all of it was heard. */
interface Utterance {
  readonly number: number;
  readonly text: string;
  readonly spoken: SpokenTurn;
  /** Stops its sound, and what it still had to ask of the page. */
  readonly cut: AbortController;
  /** Its place among the turns. */
  readonly place: number;
}

/** One talk with the built-in coach. It speaks first, and from then on whenever the person has answered. */
export function startTalk(
  context: TalkContext,
  floor: Floor,
  speakerOf: (utterance: number) => Speaker,
): BrainTalk {
  const turns: Turn[] = [...context.earlierTurns];
  const over = new AbortController();
  let current: Utterance | null = null;
  /** Of the newest utterance, heard or not: an answer ends what it still had to ask of the page. */
  let latest = new AbortController();

  const goOn = () => {
    try {
      say(nextTurn(context, turns)).catch(giveUp);
    } catch {
      giveUp();
    }
  };
  const giveUp = () => {
    floor.fail("The coach can’t go on. Please start again.");
  };

  const say = async (turn: CoachTurn) => {
    const number = floor.begin();
    const text = turnText(turn);
    const cut = new AbortController();
    const signal = AbortSignal.any([cut.signal, over.signal]);
    latest = cut;
    floor.say(number, text);
    const utterance = { number, text, cut, place: turns.push({ from: "coach", text }) - 1 };
    const spoken = speakerOf(number)(turn.sentences, signal);
    current = { ...utterance, spoken };
    // The last thing that the page is asked is to end the talk: not before the goodbye was heard.
    if (!endsTalk(turn)) void callAll(turn.tools, signal);
    await spoken.done;
    if (signal.aborted) return;
    current = null;
    if (!endsTalk(turn)) return;
    await callAll(turn.tools, signal);
    floor.end();
  };

  /** In order; a page that can't do one thing may well do the next. */
  const callAll = async (tools: readonly ToolCall[], signal: AbortSignal) => {
    for (const { name, parameters } of tools) {
      if (signal.aborted) return;
      await floor.callTool<ClientToolName>(name, parameters);
    }
  };

  /** The coach falls silent; what was heard by now is what it said. */
  const fallSilent = () => {
    if (current === null) return;
    const { number, text, spoken, cut, place } = current;
    const heard = spoken.heard();
    current = null;
    cut.abort();
    floor.interrupt();
    if (heard === text) return;
    const corrected = `${heard}…`;
    turns[place] = { from: "coach", text: corrected };
    floor.correct(number, text, corrected);
  };

  goOn();
  return {
    // It has no use for sound, for typing, or for what the page did by itself.
    heardSound: () => undefined,
    told: () => undefined,
    active: () => undefined,
    said: (text) => {
      if (over.signal.aborted) return;
      fallSilent();
      latest.abort();
      turns.push({ from: "person", text });
      goOn();
    },
    rest: fallSilent,
    close: () => {
      over.abort();
      current = null;
    },
  };
}
