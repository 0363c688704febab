import type { CardPicture } from "#src/server/domain/card/card-picture.ts";
import { legible, losesLetters } from "#src/server/integrations/report/legible.ts";
import { ink, muted, paneColours } from "#src/server/integrations/report/palette.ts";
import { cardSizes, cardTitle } from "#src/shared/result/card.ts";
import { drawBrand } from "./brand.ts";
import { cardLayouts, type CardLayout } from "./card-layout.ts";
import type { Lettering } from "./lettering.ts";
import { sheet } from "./sheet.ts";
import { drawWindow } from "./window-drawing.ts";
import { lineHeight, wordGap, wordLines } from "./word-lines.ts";

function drawWords(letters: Lettering, words: readonly string[], { panes, padding }: CardLayout): string {
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

/** As parts of the largest letters. */
const titleSteps = [1, 0.89, 0.78, 0.67, 0.56, 0.48];

function drawTitle(letters: Lettering, title: string, { x, y, size: largest, width }: CardLayout["title"]) {
  const sizes = titleSteps.map((step) => Math.round(step * largest));
  const fits = (text: string, size: number) => letters.widthOf(text, { face: "display", size }) <= width;
  const clean = sizes.some((size) => fits(titleOf(title), size)) ? titleOf(title) : cardTitle("");
  const size = sizes.find((each) => fits(clean, each)) ?? Math.min(...sizes);
  return letters.put(clean, { face: "display", size }, { x, y, colour: ink });
}

/** The card as SVG, text as outlines. */
export function drawCard(letters: Lettering, { title, words, note, format }: CardPicture): string {
  const layout = cardLayouts[format];
  const { frame, panes, brand } = layout;
  const { x, y, size } = layout.note;
  return sheet(cardSizes[format], [
    drawWindow(frame, panes),
    drawWords(letters, words, layout),
    drawTitle(letters, title, layout.title),
    letters.put(note, { face: "text", size }, { x, y, colour: muted }),
    drawBrand(letters, brand),
  ]);
}
