import { drawText, widthOf, type Setting } from "#src/server/integrations/card/lettering.ts";
import sharp from "sharp";

/** A line as pictures draw it, black on white, as PNG. */
export function drawLine(text: string, setting: Setting): Promise<Buffer> {
  const { size } = setting;
  const [width, height] = [Math.ceil(widthOf(text, setting)) + 2 * size, 3 * size].map(String);
  const line = drawText(text, setting, { x: size, y: 2 * size, colour: "#000" });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#fff"/>${line}</svg>`;
  return sharp(Buffer.from(svg)).png().toBuffer();
}

interface Ink {
  readonly width: number;
  readonly height: number;
  /** A byte a pixel; 255 is ink. */
  readonly pixels: Uint8Array;
}

async function inkOf(picture: Uint8Array): Promise<Ink> {
  const negative = sharp(picture).flatten({ background: "#fff" }).grayscale().negate();
  const { data, info } = await negative.raw().toBuffer({ resolveWithObject: true });
  return { pixels: data, width: info.width, height: info.height };
}

/** Where ink is along one side, as spans with at most `gap` blank pixels within. */
function spansOf(length: number, hasInk: (at: number) => boolean, gap: number) {
  const spans: { from: number; to: number }[] = [];
  for (let at = 0; at < length; at += 1) {
    if (!hasInk(at)) continue;
    const last = spans.at(-1);
    if (last !== undefined && at - last.to <= gap) last.to = at + 1;
    else spans.push({ from: at, to: at + 1 });
  }
  return spans;
}

/** The words of a line, each cut to its ink: spaces of two typefaces differ, and words don't. */
function wordsOf({ width, height, pixels }: Ink, gap: number): readonly Ink[] {
  const isInk = (x: number, y: number) => (pixels[y * width + x] ?? 0) > 40;
  const rows = Array.from({ length: height }, (_, y) => y);
  return spansOf(width, (x) => rows.some((y) => isInk(x, y)), gap).map(({ from, to }) => {
    const columns = Array.from({ length: to - from }, (_, x) => from + x);
    const [{ from: top, to: end } = { from: 0, to: 0 }] = spansOf(
      height,
      (y) => columns.some((x) => isInk(x, y)),
      height,
    );
    const cut = new Uint8Array((to - from) * (end - top));
    for (let y = top; y < end; y += 1)
      cut.set(pixels.subarray(y * width + from, y * width + to), (y - top) * (to - from));
    return { width: to - from, height: end - top, pixels: cut };
  });
}

async function differenceOfWords(one: Ink, other: Ink): Promise<number> {
  const { width, height } = one;
  const unlike = Math.max(Math.abs(width - other.width) / width, Math.abs(height - other.height) / height);
  if (unlike > 0.06) return 1;
  const raw = { width: other.width, height: other.height, channels: 1 } as const;
  const sized = await sharp(other.pixels, { raw })
    .resize(width, height, { fit: "fill" })
    .grayscale()
    .raw()
    .toBuffer();
  let apart = 0;
  let ink = 0;
  for (const [at, value] of one.pixels.entries()) {
    apart += Math.abs(value - (sized[at] ?? 0));
    ink += value;
  }
  return apart / ink;
}

/**
 * How far two pictures of a line of text differ: the largest share of a word's ink that only one of them
 * has; 1 if they have not the same number of words, or words of other sizes.
 *
 * @param gap the blank pixels between words, at least
 */
export async function differenceOf(one: Uint8Array, other: Uint8Array, gap: number): Promise<number> {
  const [first, second] = [wordsOf(await inkOf(one), gap), wordsOf(await inkOf(other), gap)];
  if (first.length === 0 || first.length !== second.length) return 1;
  const each = first.map((word, at) => differenceOfWords(word, second[at] ?? word));
  return Math.max(...(await Promise.all(each)));
}
