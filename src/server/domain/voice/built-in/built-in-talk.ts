import type { BrainTalk, Floor, TalkContext } from "#src/server/domain/voice/brain.ts";
import type { ClientToolName, Turn } from "#src/shared/voice/talk.ts";
import { endsTalk, turnText, type CoachTurn, type ToolCall } from "./coach-turn.ts";
import { nextTurn } from "./next-turn.ts";
import type { Speaker, SpokenTurn } from "./sound/spoken-turn.ts";

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
