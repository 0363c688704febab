import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { startSpeech, type SpeechOptions, type SpeechWorker } from "./start-speech.ts";

/** Threads that speak on command. */
function fakeWorkers() {
  const started: { readonly stop: ReturnType<typeof vi.fn> }[] = [];
  const texts: string[] = [];
  const open: PromiseWithResolvers<Uint8Array>[] = [];
  const startWorker = (): SpeechWorker => {
    const stop = vi.fn(() => Promise.resolve());
    started.push({ stop });
    return {
      stop,
      speak: (text) => {
        texts.push(text);
        const sound = Promise.withResolvers<Uint8Array>();
        open.push(sound);
        return sound.promise;
      },
    };
  };
  const finish = async (size = 2) => {
    open.shift()?.resolve(new Uint8Array(size));
    await vi.advanceTimersByTimeAsync(0);
  };
  const crash = async () => {
    open.shift()?.reject(new Error("crashed"));
    await vi.advanceTimersByTimeAsync(0);
  };
  return { started, texts, startWorker, finish, crash };
}

function start(options: Partial<SpeechOptions> = {}) {
  const workers = fakeWorkers();
  return { ...workers, speech: startSpeech({ startWorker: workers.startWorker, workers: 1, ...options }) };
}

const { signal } = new AbortController();

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe("startSpeech", () => {
  it("starts a thread with the first sentence, and another when too many wait", () => {
    const { speech, started } = start({ workers: 2, crowd: 1 });
    const threads = ["One.", "Two.", "Three.", "Four.", "Five.", "Six."].map((sentence) => {
      void speech.speak(sentence, signal);
      return started.length;
    });
    expect(threads).toEqual([1, 1, 2, 2, 2, 2]);
  });

  it("speaks in the order of requests", async () => {
    const { speech, texts, finish } = start();
    for (const sentence of ["One.", "Two.", "Three."]) void speech.speak(sentence, signal);
    await finish();
    await finish();
    expect(texts).toEqual(["One.", "Two.", "Three."]);
  });

  it("speaks a sentence once for everyone", async () => {
    const { speech, texts, finish } = start();
    const both = [speech.speak("Hello.", signal), speech.speak("Hello.", signal)];
    await finish();
    const [first, second] = await Promise.all(both);
    expect(second).toBe(first);
    expect(await speech.speak("Hello.", signal)).toBe(first);
    expect(texts).toEqual(["Hello."]);
  });

  it("drops the least recently used sound when its cache is full", async () => {
    const { speech, texts, finish } = start({ cacheBytes: 5 });
    for (const sentence of ["One.", "Two.", "One.", "Three.", "One.", "Two."]) {
      const sound = speech.speak(sentence, signal);
      await finish();
      await sound;
    }
    expect(texts).toEqual(["One.", "Two.", "Three.", "Two."]);
  });

  it("continues with another thread when one fails", async () => {
    const { speech, started, finish, crash } = start();
    const broken = speech.speak("One.", signal);
    const next = speech.speak("Two.", signal);
    await crash();
    expect(await broken).toBeNull();
    expect(started).toHaveLength(2);
    await finish();
    expect(await next).toHaveLength(2);
  });
});
