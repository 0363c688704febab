import type { Floor } from "#src/server/domain/voice/brain.ts";
import { createPlayhead, heardText } from "#src/server/integrations/openai-voice/playhead.ts";
import type { Timers } from "#src/server/timers.ts";
import type { ChatMessage, WrittenCall } from "./calls.ts";

/** One answer of the coach: as it is written and spoken, and as the model will remember it. */
export interface Answer {
  /** Aborts when the person speaks or types before it is complete. */
  readonly signal: AbortSignal;
  write(piece: string): void;
  /** This sentence is spoken next. */
  utter(sentence: string): void;
  readonly sound: (pcm: Uint8Array) => void;
  /** Shows the whole text. @returns false if there is none */
  say(): boolean;
  /** Keeps it for the model, with what came of its tools. */
  remember(calls?: readonly WrittenCall[], outputs?: readonly string[]): void;
  remainingMs(): number;
  /** Stops it, and keeps what was heard. @returns true if it could be heard */
  cut(): boolean;
}

interface Parts {
  readonly floor: Floor;
  readonly timers: Timers;
  readonly messages: ChatMessage[];
  /** When the answer before it is through. */
  readonly startsAt: number;
}

export function createAnswer({ floor, timers, messages, startsAt }: Parts): Answer {
  const abort = new AbortController();
  const playhead = createPlayhead(timers, startsAt);
  const number = floor.begin();
  let text = "";
  let uttered = "";
  let isSaid = false;
  let memory: { role: "assistant"; content: string } | null = null;

  const say = (said: string): boolean => {
    if (said === "" || isSaid) return isSaid;
    isSaid = true;
    floor.say(number, said);
    return true;
  };
  const remember: Answer["remember"] = (calls = [], outputs = []) => {
    if (memory !== null || (text.trim() === "" && calls.length === 0)) return;
    memory = { role: "assistant", content: text.trim() };
    const tool_calls = calls.map(({ id, ...written }) => ({
      id,
      type: "function" as const,
      function: written,
    }));
    messages.push(calls.length === 0 ? memory : Object.assign(memory, { tool_calls }));
    for (const [at, content] of outputs.entries()) {
      messages.push({ role: "tool", tool_call_id: calls[at]?.id ?? "", content });
    }
  };
  return {
    signal: abort.signal,
    write: (piece) => {
      text += piece;
    },
    utter: (sentence) => {
      uttered = `${uttered} ${sentence}`.trim();
    },
    sound: (pcm) => {
      if (abort.signal.aborted) return;
      const audio = Buffer.from(pcm).toString("base64");
      playhead.add(audio);
      floor.play(number, audio);
    },
    say: () => say(text.trim()),
    remember,
    remainingMs: playhead.remainingMs,
    cut: () => {
      const isAudible = playhead.remainingMs() > 0;
      abort.abort();
      if (!isAudible) return false;
      floor.interrupt();
      const heard = heardText(uttered, playhead.share());
      if (isSaid) floor.correct(number, text.trim(), heard);
      else say(heard);
      text = heard;
      remember();
      if (memory !== null) memory.content = heard;
      return true;
    },
  };
}
