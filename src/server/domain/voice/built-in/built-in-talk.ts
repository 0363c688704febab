import { type ClientToolName, type ClientTools, answerSeparator, type Turn } from "#src/shared/voice/talk.ts";
import type { BrainTalk, Floor, TalkContext } from "#src/server/domain/voice/brain.ts";
import type { Answer, Beat } from "#src/server/domain/voice/built-in/script/beat.ts";
import { demoScript } from "#src/server/domain/voice/built-in/script/demo-script.ts";
import { ownScript } from "#src/server/domain/voice/built-in/script/own-script.ts";
import type { Speaker, SpokenTurn } from "#src/server/domain/voice/built-in/sound/spoken-turn.ts";

/** A tool call on the page while the coach speaks. */
export type ToolCall = {
  [Name in ClientToolName]: { readonly name: Name; readonly parameters: ClientTools[Name] };
}[ClientToolName];

export interface CoachTurn {
  /** In order; the question, if any, comes last. */
  readonly sentences: readonly string[];
  /** In order. `end_conversation` comes last, only in a turn that ends the conversation. */
  readonly tools: readonly ToolCall[];
}

/** The turn's caption, and its text in the page's list of turns. */
export const turnText = ({ sentences }: CoachTurn): string => sentences.join(" ");

export const endsTalk = ({ tools }: CoachTurn): boolean => tools.at(-1)?.name === "end_conversation";

/** The reply to anything that isn't an offered answer. */
export const onlyTaps = ["I can’t read what you write.", "Please tap one of the answers."];

/**
/**
 * The built-in coach's next turn after `turns`, oldest first. It has no other state, so a conversation can
 * continue anywhere. Ignores other coaches' turns; its own may be cut off where they were interrupted.
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

/** Removes repeated caveats: two findings may have the same one. */
function withoutRepeats(script: readonly Beat[]): readonly Beat[] {
  const told = new Set<string>();
  return script.map((beat) => {
    const tells = beat.tells.filter((sentence) => !told.has(sentence));
    for (const sentence of tells) told.add(sentence);
    return { ...beat, tells };
  });
}

/** Whether `text`, possibly cut short, is the start of this turn. */
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

/** Asks the open question again, after a reconnection or another coach. */
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
    // `show_word` also shows its pane.
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

/** The coach's current utterance, until all of it was heard. */
interface Utterance {
  readonly number: number;
  readonly text: string;
  readonly spoken: SpokenTurn;
  /** Stops its sound and its remaining tool calls. */
  readonly cut: AbortController;
  /** Its index in the turns. */
  readonly place: number;
}

/** A conversation with the built-in coach, which speaks first and then after each answer. */
export function startTalk(
  context: TalkContext,
  floor: Floor,
  speakerOf: (utterance: number) => Speaker,
): BrainTalk {
  const turns: Turn[] = [...context.earlierTurns];
  const over = new AbortController();
  let current: Utterance | null = null;
  /** The newest utterance, heard or not: an answer cancels its remaining tool calls. */
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
    // The final turn ends the conversation only after the goodbye was heard.
    if (!endsTalk(turn)) void callAll(turn.tools, signal);
    await spoken.done;
    if (signal.aborted) return;
    current = null;
    if (!endsTalk(turn)) return;
    await callAll(turn.tools, signal);
    floor.end();
  };

  /** In order; a failing call doesn't stop the others. */
  const callAll = async (tools: readonly ToolCall[], signal: AbortSignal) => {
    for (const { name, parameters } of tools) {
      if (signal.aborted) return;
      await floor.callTool<ClientToolName>(name, parameters);
    }
  };

  /** Stops speaking; the part heard so far becomes the turn's text. */
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
    // The script ignores sound, typing and what the page does by itself.
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
