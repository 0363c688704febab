import { catalogue } from "#src/shared/words/catalogue.ts";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cardFormats } from "#src/shared/result/card.ts";
import { cardLayouts, lineHeight, wordGap, wordLines } from "./draw-card.ts";
import { openLettering } from "./lettering.ts";

const letters = await openLettering();
const measure = (word: string, size: number) => letters.widthOf(word, { face: "display", size });
const names = catalogue.map(({ name }) => name);
const roomOf = (format: (typeof cardFormats)[number]) => {
  const { panes, padding } = cardLayouts[format];
  return { width: panes.arena.width - 2 * padding, height: panes.arena.height - padding };
};
const room = roomOf("wide");

describe("the words of a card", () => {
  it.each(cardFormats)(
    "all stand in the room of a %s one, in their order, whichever 1 to 6 they are",
    (format) => {
      const room = roomOf(format);
      const someWords = fc.shuffledSubarray(names, { minLength: 1, maxLength: 6 });
      fc.assert(
        fc.property(someWords, (words) => {
          const { size, lines } = wordLines(words, room, measure);
          expect(lines.flat()).toEqual(words);
          expect(lines.length * size * lineHeight).toBeLessThanOrEqual(room.height);
          for (const line of lines) {
            const gaps = (line.length - 1) * wordGap * size;
            const width = line.reduce((sum, word) => sum + measure(word, size), gaps);
            expect(width).toBeLessThanOrEqual(room.width);
          }
          // Read at a third of its size in a chat.
          expect(size).toBeGreaterThanOrEqual(56);
        }),
      );
    },
  );

  it("stand in two full lines rather than in three ragged ones", () => {
    const { lines } = wordLines(["Accepting", "Adaptable", "Bold", "Brave"], room, measure);
    expect(lines).toEqual([
      ["Accepting", "Adaptable"],
      ["Bold", "Brave"],
    ]);
  });

  it("are larger the fewer and shorter they are", () => {
    const sizeOf = (...words: string[]) => wordLines(words, room, measure).size;
    expect(sizeOf("Kind")).toBeGreaterThan(sizeOf("Self-conscious"));
    expect(sizeOf("Kind")).toBeGreaterThan(sizeOf(...names.slice(0, 6)));
  });
});
