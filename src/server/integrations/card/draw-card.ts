import type { CardPicture } from "#src/server/domain/card/card-picture.ts";
import { legible, losesLetters } from "#src/server/integrations/report/legible.ts";
import { ink, muted, paneColours } from "#src/server/integrations/report/palette.ts";
import { brand } from "#src/shared/site/brand.ts";
import { cardSize, cardTitle } from "#src/shared/result/card.ts";
import { markRects } from "#src/shared/site/mark.ts";
import { drawCardWindow, panes } from "./card-window.ts";
import type { Lettering } from "./lettering.ts";
import { lineHeight, wordGap, wordLines } from "./word-lines.ts";

const paper = "#fbf8f2";
const left = 44;
const right = 1156;
/** Between the words and the edges of their pane. */
const padding = 48;

function drawWords(letters: Lettering, words: readonly string[]): string {
  const { x, y, width, height } = panes.arena;
  const room = { width: width - 2 * padding, height: height - padding };
  const face = "display";
  const measure = (word: string, size: number) => letters.widthOf(word, { face, size });
  const { size, lines } = wordLines(words, room, measure);
  const top = y + (height - lines.length * size * lineHeight) / 2;
  return lines
    .map((line, row) => {
      let start = x + padding;
      return line.map((word) => {
        const at = { x: start, y: top + (row + 0.8) * size * lineHeight, colour: paneColours.arena.ink };
        start += measure(word, size) + wordGap * size;
        return letters.put(word, { face, size }, at);
      });
    })
    .flat()
    .join("");
}

/** A name whose letters no typeface has would be gaps: the card then does without. */
const titleOf = (title: string): string => (losesLetters(title) ? cardTitle("") : legible(title));

function drawTitle(letters: Lettering, title: string, width: number): string {
  const sizes = [54, 48, 42, 36, 30, 26];
  const fits = (text: string, size: number) => letters.widthOf(text, { face: "display", size }) <= width;
  const clean = sizes.some((size) => fits(titleOf(title), size)) ? titleOf(title) : cardTitle("");
  const size = sizes.find((each) => fits(clean, each)) ?? 26;
  return letters.put(clean, { face: "display", size }, { x: left, y: 557, colour: ink });
}

/** The mark and the name of the product, flush right. Returns where it begins, too. */
function drawBrand(letters: Lettering): { readonly start: number; readonly drawing: string } {
  const setting = { face: "display", size: 40 } as const;
  const textStart = right - letters.widthOf(brand.name, setting);
  const start = textStart - 62;
  const rects = markRects.map(
    ({ quadrant, x, y, width, height }) =>
      `<rect x="${String(x)}" y="${String(y)}" width="${String(width)}" height="${String(height)}" rx="2" fill="${paneColours[quadrant].strong}"/>`,
  );
  const mark = `<g transform="translate(${String(start)} 536) scale(1.5)">${rects.join("")}</g>`;
  return { start, drawing: mark + letters.put(brand.name, setting, { x: textStart, y: 573, colour: ink }) };
}

/** The card as SVG, text as outlines. */
export function drawCard(letters: Lettering, { title, words, note }: CardPicture): string {
  const { width, height } = cardSize;
  const product = drawBrand(letters);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${String(width)}" height="${String(height)}">`,
    `<rect width="100%" height="100%" fill="${paper}"/>`,
    drawCardWindow(),
    drawWords(letters, words),
    drawTitle(letters, title, product.start - left - 40),
    letters.put(note, { face: "text", size: 25 }, { x: left, y: 598, colour: muted }),
    product.drawing,
    "</svg>",
  ].join("");
}
