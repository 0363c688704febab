import { keepsakeOf } from "#src/server/domain/card/keepsake/keepsake-picture.ts";
import { makeAgreeingSnapshot, makeVariedSnapshot } from "#tests/factories/snapshot.ts";
import { cardSizes } from "#src/shared/result/card.ts";
import { keepsakeFormats, type KeepsakeFormat } from "#src/shared/result/keepsake.ts";
import { catalogue } from "#src/shared/words/catalogue.ts";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { drawKeepsakeSheet } from "./draw-keepsake.ts";
import { drawKeepsake } from "./keepsake-painter.ts";
import { openLettering } from "./lettering.ts";
import { evenLetters, heightOf, lettersFor, setWords } from "./pane-lettering.ts";

const letters = await openLettering();
const measure = (word: string, size: number) => letters.widthOf(word, { face: "display", size });
const asked = (format: KeepsakeFormat, title: string | null = null) => ({
  format,
  title,
  createdAt: new Date("2026-11-20T09:00:00Z"),
});
const self = ["calm", "patient", "caring", "logical", "reflective"];

describe("a keepsake's picture", () => {
  it.each(keepsakeFormats)("is a PNG in the size of a %s one, the same each time", async (format) => {
    const picture = keepsakeOf(makeAgreeingSnapshot(self, 8, ["calm", "witty"]), asked(format));
    const bytes = Buffer.from(await drawKeepsake(picture));
    const { width, height } = cardSizes[format];
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([width, height]);
    expect(Buffer.from(await drawKeepsake(picture)).equals(bytes)).toBe(true);
  });

  it.each(['<script>"&', "山田", "W".repeat(120), ""])(
    "has outlines and no text, whatever the title is: %j",
    (title) => {
      const picture = keepsakeOf(makeAgreeingSnapshot(self, 3, ["calm"]), asked("story", title));
      const svg = drawKeepsakeSheet(letters, picture);
      expect(svg).not.toMatch(/<text|font|<script|xlink|href|NaN/);
      expect(svg.match(/<path/g)?.length).toBeGreaterThan(60);
    },
  );

  it("is drawn for any result", () => {
    fc.assert(
      fc.property(fc.nat(5_000), fc.constantFrom(...keepsakeFormats), (seed, format) => {
        expect(drawKeepsakeSheet(letters, keepsakeOf(makeVariedSnapshot(seed), asked(format)))).not.toMatch(
          /NaN/,
        );
      }),
      { numRuns: 25 },
    );
  });
});

describe("the words of a pane", () => {
  const names = catalogue.map(({ name }) => name);
  const evidence = fc.constantFrom("clear", "emerging", "none" as const);
  const words = fc.array(fc.record({ name: fc.constantFrom(...names), evidence }), {
    minLength: 1,
    maxLength: 30,
  });
  const room = fc.record({
    width: fc.integer({ min: 330, max: 700 }),
    height: fc.integer({ min: 130, max: 900 }),
  });

  it("stand in their room, whichever they are, and say how many are missing", () => {
    fc.assert(
      fc.property(words, room, (some, place) => {
        const size = lettersFor(some, place, measure) ?? 40;
        const lines = setWords(some, size, place, measure);
        expect(heightOf(lines)).toBeLessThanOrEqual(place.height);
        for (const { name, x, size: own } of lines.flatMap((line) => line.words))
          expect(x + measure(name, own)).toBeLessThanOrEqual(place.width + 1e-6);
        const set = lines.flatMap((line) => line.words.map(({ name }) => name));
        const rest = /^\+ (\d+) more$/.exec(set.at(-1) ?? "");
        expect(rest === null ? set.length : set.length - 1 + Number(rest[1])).toBe(some.length);
      }),
      { numRuns: 60 },
    );
  });

  it("are never much larger in one pane than in another", () => {
    expect(evenLetters([120, 40, null])).toEqual([52, 40, 40]);
    expect(evenLetters([60, 50])).toEqual([60, 50]);
  });
});

it("has the whole of a long title, on two lines, and dots only where those don't hold it", () => {
  const draw = (title: string, format: KeepsakeFormat) =>
    drawKeepsakeSheet(letters, keepsakeOf(makeAgreeingSnapshot(self, 3, ["calm"]), asked(format, title)));
  const glyphs = (svg: string) => svg.match(/<path/g)?.length ?? 0;
  for (const format of keepsakeFormats) {
    const [long, longer, tooLong] = [7, 8, 60].map((count) =>
      glyphs(draw("windows of ".repeat(count), format)),
    );
    expect((longer ?? 0) - (long ?? 0), format).toBe("windows of ".length);
    expect((tooLong ?? 0) - (longer ?? 0), format).toBeLessThan(52 * "windows of ".length);
  }
});
