/** Loudness of 16-bit little-endian samples: their root mean square, 0 to 1; 0 without a sample. */
export function loudnessOf(sound: Uint8Array): number {
  const view = new DataView(sound.buffer, sound.byteOffset, sound.byteLength);
  const samples = Math.floor(sound.byteLength / 2);
  if (samples === 0) return 0;
  let sum = 0;
  for (let index = 0; index < samples; index += 1) sum += (view.getInt16(index * 2, true) / 32_768) ** 2;
  return Math.sqrt(sum / samples);
}
