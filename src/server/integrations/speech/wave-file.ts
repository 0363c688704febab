import { speechRate } from "#src/server/domain/voice/speech.ts";

const header = 44;

/**
 * The samples of a plain wave file, 16-bit mono at 16 kHz, as bytes of their own.
 *
 * @throws on any other file
 */
export function readSound(wave: Uint8Array): Uint8Array<ArrayBuffer> {
  const view = new DataView(wave.buffer, wave.byteOffset, wave.byteLength);
  const isPlain =
    wave.length > header &&
    view.getUint16(22, true) === 1 &&
    view.getUint32(24, true) === speechRate &&
    view.getUint16(34, true) === 16;
  if (!isPlain) throw new Error("Flite wrote no sound that we know.");
  return new Uint8Array(wave.subarray(header, wave.length - ((wave.length - header) % 2)));
}
