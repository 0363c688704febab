import { inflateSync } from "node:zlib";

/* Unpacks a WOFF file. fontkit would unpack the whole table of outlines again for each letter. */

/** Bytes of a header and of a table's entry in it. */
const woff = { header: 44, entry: 20 } as const;
const sfnt = { header: 12, entry: 16 } as const;

/** @returns the font that a WOFF file holds. Source: WOFF File Format 1.0, W3C */
export function unpackWoff(file: Buffer): Buffer {
  const count = file.readUInt16BE(12);
  const font = Buffer.alloc(file.readUInt32BE(16));
  file.copy(font, 0, 4, 8);
  // Values for a binary search of the tables, which few readers use.
  const power = Math.floor(Math.log2(count));
  [count, 16 * 2 ** power, power, 16 * (count - 2 ** power)].forEach((value, at) =>
    font.writeUInt16BE(value, 4 + 2 * at),
  );
  let offset = sfnt.header + count * sfnt.entry;
  for (let at = 0; at < count; at += 1) {
    const [from, to] = [woff.header + at * woff.entry, sfnt.header + at * sfnt.entry];
    const read = (field: number): number => file.readUInt32BE(from + field);
    const [start, packedLength, length] = [read(4), read(8), read(12)];
    const packed = file.subarray(start, start + packedLength);
    (packedLength < length ? inflateSync(packed) : packed).copy(font, offset);
    // Its name and checksum.
    file.copy(font, to, from, from + 4);
    file.copy(font, to + 4, from + 16, from + 20);
    font.writeUInt32BE(offset, to + 8);
    font.writeUInt32BE(length, to + 12);
    offset += Math.ceil(length / 4) * 4;
  }
  return font;
}
