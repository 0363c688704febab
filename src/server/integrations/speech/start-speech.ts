import { resolve } from "node:path";
import { Worker } from "node:worker_threads";
import { availableParallelism } from "node:os";
import type { Speech } from "#src/server/domain/voice/brain.ts";

/** One thread that speaks one sentence at a time. */
export interface SpeechWorker {
  /** @throws when the thread breaks or takes too long; it's of no use after that */
  speak(text: string): Promise<Uint8Array>;
  stop(): Promise<void>;
}

/** Stays in the source tree, like typefaces: a thread needs a file, and the build makes one bundle. */
const workerFile = resolve("src/server/integrations/speech/flite-worker.ts");

/** @param limitMs how long a sentence may take */
function startFliteWorker(limitMs: number): SpeechWorker {
  const worker = new Worker(workerFile, { name: "speech", stdout: true, stderr: true });
  // A talk keeps the server alive; its voice needn't.
  worker.unref();
  const stop = async () => {
    await worker.terminate();
  };
  return {
    stop,
    speak: (text) =>
      new Promise<Uint8Array>((done, fail) => {
        const settle = () => {
          clearTimeout(limit);
          worker.off("message", onSound).off("error", onFailure).off("exit", onExit);
        };
        const onSound = (sound: Uint8Array) => {
          settle();
          done(sound);
        };
        const onFailure = (cause: unknown) => {
          settle();
          void stop();
          fail(new Error("The voice broke.", { cause }));
        };
        const onExit = () => {
          onFailure(new Error("Its thread ended."));
        };
        const limit = setTimeout(() => {
          onFailure(new Error("It took too long."));
        }, limitMs);
        worker.once("message", onSound).once("error", onFailure).once("exit", onExit);
        worker.postMessage(text);
      }),
  };
}

/** Spellings that Flite's English reads wrongly. */
const spellings: readonly (readonly [RegExp, string])[] = [[/\bfaçade\b/giu, "facade"]];

/** A sentence for Flite: respelled, without accents, and with nothing that isn't spoken. */
export function spokenForm(sentence: string): string {
  const respelled = spellings.reduce((text, [written, spoken]) => text.replace(written, spoken), sentence);
  return respelled
    .replace(/[’‘]/g, "'")
    .replace(/\s*[–—]\s*/g, ", ")
    .normalize("NFD")
    .replace(/[^\p{ASCII}]/gu, "")
    .replace(/[^A-Za-z0-9'.,;:?!&%\s-]/g, " ")
    .replace(/\s+/g, " ")
    .trim();
}

/** A least-recently-used cache of spoken sentences, of at most `limit` bytes. */
function createSoundCache(limit: number) {
  const sounds = new Map<string, Uint8Array>();
  let size = 0;

  const forget = (text: string): void => {
    size -= sounds.get(text)?.byteLength ?? 0;
    sounds.delete(text);
  };

  return {
    get: (text: string): Uint8Array | undefined => {
      const sound = sounds.get(text);
      if (sound !== undefined) {
        sounds.delete(text);
        sounds.set(text, sound);
      }
      return sound;
    },
    set: (text: string, sound: Uint8Array): void => {
      forget(text);
      sounds.set(text, sound);
      size += sound.byteLength;
      for (const oldest of sounds.keys()) {
        if (size <= limit) break;
        forget(oldest);
      }
    },
    clear: (): void => {
      sounds.clear();
      size = 0;
    },
  };
}

export interface SpeechOptions {
  readonly startWorker: (limitMs: number) => SpeechWorker;
  readonly workers: number;
  /** More than this many waiting sentences start another thread: pages need the core as well. */
  readonly crowd: number;
  /** A sentence that takes longer is given up, and its thread replaced. */
  readonly limitMs: number;
  /** Threads end after this long without a sentence: each takes about 100 MB. */
  readonly idleMs: number;
  /** How much sound is kept; the coach's own sentences take about a third of it. */
  readonly cacheBytes: number;
}

const defaults: SpeechOptions = {
  startWorker: startFliteWorker,
  workers: Math.min(2, availableParallelism()),
  crowd: 3,
  limitMs: 10_000,
  idleMs: 3 * 60_000,
  cacheBytes: 48 * 1024 * 1024,
};

/** A sentence that waits for a thread, or is being spoken by one. */
interface Job {
  readonly text: string;
  readonly sound: PromiseWithResolvers<Uint8Array | null>;
  /** Talks that still want it. */
  wanted: number;
}

/**
 * Speaks with Flite, in the order of requests. A talk asks for one or two sentences at a time, so each gets
 * its turn. Equal sentences are spoken once. Threads start with the first sentence.
 */
export function startSpeech(options: Partial<SpeechOptions> = {}): Speech {
  const { startWorker, workers, crowd, limitMs, idleMs, cacheBytes } = { ...defaults, ...options };
  const cache = createSoundCache(cacheBytes);
  const jobs = new Map<string, Job>();
  const queue: Job[] = [];
  const idle: SpeechWorker[] = [];
  const running = new Set<SpeechWorker>();
  let rest: NodeJS.Timeout | undefined;
  let isStopped = false;

  const dismiss = async () => {
    clearTimeout(rest);
    idle.length = 0;
    const all = [...running];
    running.clear();
    await Promise.all(all.map((worker) => worker.stop()));
  };

  const hire = (): SpeechWorker | undefined => {
    const free = idle.pop();
    if (free !== undefined || running.size >= workers) return free;
    if (running.size > 0 && queue.length <= crowd) return undefined;
    const worker = startWorker(limitMs);
    running.add(worker);
    return worker;
  };

  const work = () => {
    while (queue.length > 0) {
      const worker = hire();
      if (worker === undefined) return;
      const job = queue.shift();
      if (job !== undefined) void run(worker, job);
    }
    if (jobs.size > 0 || running.size === 0) return;
    rest = setTimeout(() => {
      cache.clear();
      void dismiss();
    }, idleMs).unref();
  };

  const run = async (worker: SpeechWorker, job: Job) => {
    clearTimeout(rest);
    try {
      const sound = await worker.speak(job.text);
      cache.set(job.text, sound);
      job.sound.resolve(sound);
      if (running.has(worker)) idle.push(worker);
    } catch {
      // The sentence stays a caption; another thread takes the next one.
      running.delete(worker);
      job.sound.resolve(null);
    }
    jobs.delete(job.text);
    if (!isStopped) work();
  };

  const jobFor = (text: string): Job => {
    const waiting = jobs.get(text);
    if (waiting !== undefined) return waiting;
    const job: Job = { text, sound: Promise.withResolvers(), wanted: 0 };
    jobs.set(text, job);
    queue.push(job);
    return job;
  };

  /** Removes a sentence from the queue once nobody waits for it. */
  const leave = (job: Job) => {
    job.wanted -= 1;
    const place = queue.indexOf(job);
    if (job.wanted > 0 || place < 0) return;
    queue.splice(place, 1);
    jobs.delete(job.text);
    job.sound.resolve(null);
  };

  return {
    speak: async (sentence, signal) => {
      const text = spokenForm(sentence);
      if (isStopped || signal.aborted || !/[a-z0-9]/i.test(text)) return null;
      const known = cache.get(text);
      if (known !== undefined) return known;
      const job = jobFor(text);
      job.wanted += 1;
      const given = Promise.withResolvers<null>();
      const giveUp = () => {
        leave(job);
        given.resolve(null);
      };
      signal.addEventListener("abort", giveUp, { once: true });
      work();
      const sound = await Promise.race([job.sound.promise, given.promise]);
      signal.removeEventListener("abort", giveUp);
      return sound;
    },
    stop: async () => {
      isStopped = true;
      for (const job of queue.splice(0)) job.sound.resolve(null);
      cache.clear();
      await dismiss();
    },
  };
}
