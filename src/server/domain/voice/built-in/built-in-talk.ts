import type { BrainTalk, Floor, TalkContext } from "#src/server/domain/voice/brain.ts";
import { spokeAloud, type ClientToolName, type Turn } from "#src/shared/voice/talk.ts";
import { endsTalk, turnText, type CoachTurn, type ToolCall } from "./coach-turn.ts";
import { nextTurn } from "./next-turn.ts";
import { createEnergyGate } from "./sound/energy-gate.ts";
import { pause } from "./sound/pause.ts";
import type { Speaker, SpokenTurn } from "./sound/spoken-turn.ts";

/** Someone who types is given so long after each key before the coach begins to speak, in milliseconds. */
export const typingMs = 2_000;

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
  const gate = createEnergyGate();
  const over = new AbortController();
  let current: Utterance | null = null;
  /** Of the newest utterance, heard or not: an answer ends what it still had to ask of the page. */
  let latest = new AbortController();
  let typingUntil = 0;
  /** Counts the person's turns, so that a coach who waits knows whether to speak still. */
  let answers = 0;
  let lastScore = 0;

  const takeTurn = async () => {
    const own = answers;
    const isOutdated = () => over.signal.aborted || own !== answers;
    while (performance.now() < typingUntil && !isOutdated()) {
      await pause(typingUntil - performance.now(), over.signal);
    }
    // Who speaks now is answered when they stop.
    if (!isOutdated() && !gate.isSpeaking()) await say(nextTurn(context, turns));
  };

  const goOn = () => {
    takeTurn().catch(() => {
      floor.fail("The coach can’t go on. Please start again.");
    });
  };

  const say = async (turn: CoachTurn) => {
    const number = floor.begin();
    const text = turnText(turn);
    const cut = new AbortController();
    const signal = AbortSignal.any([cut.signal, over.signal]);
    latest = cut;
    if (text !== "") floor.say(number, text);
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

  const answer = (text: string) => {
    answers += 1;
    latest.abort();
    turns.push({ from: "person", text });
    goOn();
  };

  const showScore = () => {
    const score = gate.score();
    // Silence is told once; a voice is told for as long as it lasts, since it shows that the person is there.
    if (score === 0 && lastScore === 0) return;
    lastScore = score;
    floor.voice(score);
  };

  goOn();
  return {
    heardSound: (audio) => {
      if (over.signal.aborted || context.textOnly) return;
      const events = gate.hear(Buffer.from(audio, "base64"), current?.spoken.loudness() ?? 0);
      showScore();
      for (const event of events) {
        if (event === "begins") fallSilent();
        else {
          floor.heard(spokeAloud);
          answer(spokeAloud);
        }
      }
    },
    said: (text) => {
      if (over.signal.aborted) return;
      fallSilent();
      gate.reset();
      typingUntil = 0;
      answer(text);
    },
    // What the page did by itself is no answer.
    told: () => undefined,
    active: () => {
      typingUntil = performance.now() + typingMs;
    },
    close: () => {
      over.abort();
      current = null;
    },
  };
}
