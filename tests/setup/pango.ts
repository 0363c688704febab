import { execFileSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { inflateSync } from "node:zlib";
import { z } from "zod";
import { setLine } from "#src/server/integrations/typeface/set-text.ts";

/*
 * Draws text by Pango, HarfBuzz and FriBidi, which sharp brings, with the typefaces that the product uses.
 */

/** The TrueType file inside a WOFF: fontconfig here can't read the latter. Source: W3C, WOFF 1.0, sections 3 to 5. */
function unpackWoff(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12);
  const tables = Array.from({ length: count }, (_, n) => {
    const entry = woff.subarray(44 + n * 20, 64 + n * 20);
    const [offset, packed, size] = [entry.readUInt32BE(4), entry.readUInt32BE(8), entry.readUInt32BE(12)];
    const data = woff.subarray(offset, offset + packed);
    return {
      tag: entry.subarray(0, 4),
      sum: entry.subarray(16, 20),
      data: packed < size ? inflateSync(data) : data,
    };
  });
  const head = Buffer.alloc(12 + 16 * count);
  woff.copy(head, 0, 4, 8);
  const power = Math.floor(Math.log2(count));
  for (const [at, value] of [count, 16 * 2 ** power, power, 16 * (count - 2 ** power)].entries())
    head.writeUInt16BE(value, 4 + 2 * at);
  const parts: Buffer[] = [head];
  let at = head.length;
  for (const [n, { tag, sum, data }] of tables.entries()) {
    tag.copy(head, 12 + 16 * n);
    sum.copy(head, 16 + 16 * n);
    head.writeUInt32BE(at, 20 + 16 * n);
    head.writeUInt32BE(data.length, 24 + 16 * n);
    parts.push(data, Buffer.alloc((4 - (data.length % 4)) % 4));
    at += data.length + ((4 - (data.length % 4)) % 4);
  }
  return Buffer.concat(parts);
}

const families =
  "Openpane Text,Noto Sans Arabic,Noto Sans Hebrew,Noto Sans Thai,Noto Sans Devanagari,Noto Emoji";

const program = `
  import sharp from "sharp";
  const { texts, han, size } = JSON.parse(process.argv[1]);
  const pictures = [];
  for (const [at, text] of texts.entries())
    pictures.push((await sharp({ text: { text, font: ${JSON.stringify(families)} + "," + han[at] + " " + size * 0.75, dpi: 96, rgba: true } }).flatten({ background: "white" }).png().toBuffer()).toString("base64"));
  console.log(JSON.stringify(pictures));
`;

/**
 * @param folder an empty one, for typefaces
 * @param size of the letters, in pixels
 * @returns PNG files, black on white, cut to the ink
 */
export function drawByPango(folder: string, texts: readonly string[], size: number): readonly Buffer[] {
  mkdirSync(folder, { recursive: true });
  const runs = texts.flatMap((text) => setLine(text, { face: "text" }).spans).flatMap((span) => span.runs);
  // The same files as ours: of two that have a letter, Pango may take either.
  for (const { name, isOwn, bytes } of new Set(runs.map(({ typeface }) => typeface)))
    writeFileSync(join(folder, `${basename(name, ".woff")}.ttf`), isOwn ? bytes : unpackWoff(bytes));
  const settings = join(folder, "fonts.conf");
  writeFileSync(settings, `<fontconfig><dir>${folder}</dir><cachedir>${folder}</cachedir></fontconfig>`);
  const han = texts.map((text) =>
    /\p{Script=Hiragana}/u.test(text)
      ? "Noto Sans JP"
      : /\p{Script=Hangul}/u.test(text)
        ? "Noto Sans KR"
        : "Noto Sans SC,Noto Sans JP",
  );
  const printed = execFileSync(
    process.execPath,
    ["--input-type=module", "-e", program, JSON.stringify({ texts, han, size })],
    { encoding: "utf8", env: { ...process.env, FONTCONFIG_FILE: settings }, maxBuffer: 2 ** 28 },
  );
  return z
    .array(z.string())
    .parse(JSON.parse(printed))
    .map((picture) => Buffer.from(picture, "base64"));
}
