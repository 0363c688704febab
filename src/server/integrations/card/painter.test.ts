import {
  cardPicture,
  drawingVersion,
  keepsakePicture,
  type Picture,
  type PicturePane,
} from "#src/server/domain/card/picture.ts";
import { sha256 } from "#src/server/ids.ts";
import { pictureFormats, pictureSizes } from "#src/shared/result/card.ts";
import { markWeights } from "#src/shared/result/window-geometry.ts";
import { catalogue } from "#src/shared/words/catalogue.ts";
import { makeAgreeingSnapshot } from "#tests/factories/snapshot.ts";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { drawPicture as drawSvg, layouts } from "./draw-picture.ts";
import { heightOf, lettersFor, setWords, widthOf } from "./lettering.ts";
import { createCardPainter, drawLinkPicture, drawPicture } from "./painter.ts";

const measure = (text: string, size: number) => widthOf(text, { face: "display", size });
const names = catalogue.map(({ name }) => name);
const pane = (quadrant: PicturePane["quadrant"], ...words: string[]): PicturePane => ({
  quadrant,
  name: "They see",
  words: words.map((name) => ({ name, evidence: "clear" })),
  note: null,
});
const pictureOf = (...words: string[]): Picture => ({
  format: "wide",
  theme: "light",
  heading: ["A sentence."],
  notes: [],
  weights: markWeights,
  panes: [pane("arena", ...words)],
});
const brave = pictureOf("Brave", "Calm");
const sizeOf = (png: Uint8Array) => [16, 20].map((at) => Buffer.from(png).readUInt32BE(at));
const textsIn = (svg: string) => Array.from(svg.matchAll(/<text[^>]*>([^<]*)/g), ([, text]) => text);
const keepsake = (title: string | null, format: "story" | "post" = "post") =>
  keepsakePicture(makeAgreeingSnapshot(["calm"], 3, ["calm"]), {
    ...{ format, title, theme: "light" },
    createdAt: new Date("2026-11-20T09:00:00Z"),
  });

describe("a picture", () => {
  it.each(pictureFormats)("is a PNG in the size of a %s one, the same bytes each time", async (format) => {
    const { width, height } = pictureSizes[format];
    const png = await drawPicture({ ...brave, format });
    expect(sizeOf(png)).toEqual([width, height]);
    expect(await drawPicture({ ...brave, format })).toEqual(png);
    expect(png.length).toBeLessThan(150_000);
  });

  it.each(['<script>"&', "\u0000\u0001\ud83d\ufffe\u202e", "山田", "W".repeat(120), ""])(
    "is drawn, whatever its heading is: %j",
    async (title) => {
      const picture = keepsake(title, "story");
      expect(drawSvg(picture)).not.toMatch(/<script|NaN/);
      expect(sizeOf(await drawPicture(picture))).toEqual([1080, 1920]);
    },
  );

  it("of a card has all its words, whichever 1 to 5 they are", () => {
    const someWords = fc.shuffledSubarray(
      catalogue.map(({ id }) => id),
      { minLength: 1, maxLength: 5 },
    );
    const quadrant = fc.constantFrom("arena", "blindSpot" as const);
    fc.assert(
      fc.property(someWords, fc.array(quadrant, { minLength: 5, maxLength: 5 }), (ids, sides) => {
        for (const format of pictureFormats) {
          const words = ids.map((traitId, place) => ({
            ...({ traitId, evidence: "clear", band: "most", count: 5 } as const),
            quadrant: sides[place] ?? "arena",
          }));
          const picture = cardPicture(words, { format, theme: "light" });
          const said = picture.panes.flatMap((one) => [one.name, ...one.words.map(({ name }) => name)]);
          const texts = textsIn(drawSvg(picture)).join(" ");
          for (const text of [...picture.heading, ...said, "Openpane"]) expect(texts).toContain(text);
        }
      }),
      { numRuns: 40 },
    );
  });
});

describe("the words of a pane", () => {
  const evidence = fc.constantFrom("clear", "emerging", "none" as const);
  const words = fc.array(fc.record({ name: fc.constantFrom(...names), evidence }), {
    minLength: 1,
    maxLength: 30,
  });
  const room = fc.record({
    width: fc.integer({ min: 330, max: 700 }),
    height: fc.integer({ min: 130, max: 900 }),
  });

  it("fit into their area, and count the missing ones", () => {
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
});

describe("a link's picture", () => {
  const plain = "How do you see me?";

  it("has a fitting name and leaves out an overlong one", async () => {
    const nameless = await drawLinkPicture({ title: plain, plain });
    expect(sizeOf(nameless)).toEqual([1200, 630]);
    for (const name of ["Robin", "山田", "🙂", "محمد"])
      expect(await drawLinkPicture({ title: `How do you see ${name}?`, plain })).not.toEqual(nameless);
    for (const name of ["Նարե", "W".repeat(60)])
      expect(await drawLinkPicture({ title: `How do you see ${name}?`, plain })).toEqual(nameless);
    expect(layouts.link.frame.x).toBeGreaterThan(layouts.link.heading.x + layouts.link.heading.width);
  });
});

describe("cached cards", () => {
  it("are the most recently used", async () => {
    const painter = createCardPainter();
    expect(painter.atHand(brave)).toBeUndefined();
    const drawn = painter.draw(brave);
    expect(painter.atHand({ ...brave })).toBe(drawn);
    expect(painter.atHand({ ...brave, theme: "dark" })).toBeUndefined();
    const others = Array.from({ length: 99 }, (_, n) => painter.draw(pictureOf(`N${String(n)}`)));
    expect(painter.atHand(brave)).toBe(drawn);
    await Promise.all([...others, painter.draw(pictureOf("Last"))]);
    expect(painter.atHand(pictureOf("N0"))).toBeUndefined();
    expect(painter.atHand(brave)).toBe(drawn);
  });
});

it("a changed drawing has a new version", () => {
  expect([drawingVersion, sha256(drawSvg(brave)).slice(0, 12)]).toEqual([5, "9cba1c14c95d"]);
});
