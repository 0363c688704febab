import { type Speech, speechRate } from "#src/server/domain/voice/brain.ts";

/** Waits, or returns at once when `signal` is aborted. */
const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((done) => {
    if (signal.aborted || ms <= 0) {
      done();
      return;
    }
    const wake = () => {
      clearTimeout(timer);
      signal.removeEventListener("abort", wake);
      done();
    };
    const timer = setTimeout(wake, ms);
    signal.addEventListener("abort", wake, { once: true });
  });

/** The length of a piece of sound, and how far ahead it is sent, in ms: an interruption drops no more. */
const [pieceMs, leadMs] = [250, 600];
const bytesPerMs = (speechRate / 1000) * 2;

/** When the listener hears a sentence, on the clock of `performance.now`. */
interface SpokenSentence {
  readonly text: string;
  readonly start: number;
  end: number;
}

export interface SpokenTurn {
  /** Resolves when everything was heard, or when `signal` is aborted. */
  readonly done: Promise<void>;
  /** The part of the text heard so far. */
  heard(): string;
}

export type Speaker = (sentences: readonly string[], signal: AbortSignal) => SpokenTurn;

/** Plays our own sound, sentence by sentence; the next one is made while one plays. */
export const speakWith =
  (speech: Speech, play: (audio: string) => void): Speaker =>
  (sentences, signal) => {
    const spoken: SpokenSentence[] = [];
    /** When all sound sent so far has been heard. */
    let bufferEnd = 0;

    const send = async (text: string, sound: Uint8Array) => {
      const start = Math.max(bufferEnd, performance.now());
      const sentence = { text, start, end: start };
      spoken.push(sentence);
      for (let at = 0; at < sound.length && !signal.aborted; at += pieceMs * bytesPerMs) {
        const piece = sound.subarray(at, at + pieceMs * bytesPerMs);
        bufferEnd = Math.max(bufferEnd, performance.now()) + piece.length / bytesPerMs;
        sentence.end = bufferEnd;
        play(Buffer.from(piece).toString("base64"));
        await pause(bufferEnd - performance.now() - leadMs, signal);
      }
    };

    const sendAll = async () => {
      const [first] = sentences;
      let next = first === undefined ? null : speech.speak(first, signal);
      for (const [index, text] of sentences.entries()) {
        const sound = await next;
        const after = sentences[index + 1];
        next = after === undefined || signal.aborted ? null : speech.speak(after, signal);
        if (signal.aborted) return;
        // A sentence without sound counts as read, because its caption is shown.
        await send(text, sound ?? new Uint8Array(0));
      }
      await pause(bufferEnd - performance.now(), signal);
    };

    return { done: sendAll(), ...listening(spoken, sentences) };
  };

/** The device reads the captions aloud; its progress can only be estimated. */
export const readByDevice: Speaker = (sentences, signal) => {
  const spoken: SpokenSentence[] = [];
  let at = performance.now();
  for (const text of sentences) {
    const end = at + text.length * msPerCharacter;
    spoken.push({ text, start: at, end });
    at = end;
  }
  return { done: pause(at - performance.now(), signal), ...listening(spoken, sentences) };
};

const msPerCharacter = 70;

/** Without sound, a caption counts as read as soon as it's shown. */
export const readAsText: Speaker = (sentences) => ({
  done: Promise.resolve(),
  heard: () => sentences.join(" "),
});

function listening(
  spoken: readonly SpokenSentence[],
  sentences: readonly string[],
): Omit<SpokenTurn, "done"> {
  return {
    heard: () => {
      const now = performance.now();
      const last = spoken.at(-1);
      if (spoken.length === sentences.length && (last === undefined || now >= last.end))
        return sentences.join(" ");
      return spoken
        .map((sentence) => partHeard(sentence, now))
        .filter((text) => text !== "")
        .join(" ");
    },
  };
}

/** Whole words, in proportion to the elapsed time. */
function partHeard({ text, start, end }: SpokenSentence, now: number): string {
  if (now >= end) return text;
  const share = Math.max(0, (now - start) / (end - start));
  const cut = text.slice(0, Math.floor(text.length * share));
  return cut.slice(0, Math.max(0, cut.lastIndexOf(" ")));
}
