import { resolve } from "node:path";
import { Worker } from "node:worker_threads";

/** One thread that speaks one sentence at a time. */
export interface SpeechWorker {
  /** @throws when the thread breaks or takes too long; it's of no use after that */
  speak(text: string): Promise<Uint8Array>;
  stop(): Promise<void>;
}

/** Like typefaces, the file stays in the source tree: a thread needs a file, and the build makes one bundle. */
const workerFile = resolve("src/server/integrations/speech/flite-worker.ts");

/** @param limitMs how long a sentence may take */
export function startFliteWorker(limitMs: number): SpeechWorker {
  const worker = new Worker(workerFile, { name: "speech", stdout: true, stderr: true });
  // A talk keeps the server alive, and not its voice.
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
