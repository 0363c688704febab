import { drawingVersion, type CardPicture } from "#src/server/domain/card/card-picture.ts";
import { sha256 } from "#src/server/ids.ts";
import { cardNote, cardSizes, cardTitle } from "#src/shared/result/card.ts";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { cardLayouts, drawCard } from "./draw-card.ts";
import { createCardPainter } from "./card-painter.ts";
import { openLettering } from "./lettering.ts";

const pictureOf = (name: string, ...words: string[]): CardPicture => ({
  title: cardTitle(name),
  words,
  note: cardNote,
  format: "wide",
});
const ada = pictureOf("Ada", "Brave", "Calm");
const { draw } = createCardPainter();

/** Whether every pixel of a rectangle is alike in two pictures. */
async function isAlike(one: Uint8Array, other: Uint8Array, [left, top, width, height]: number[]) {
  const area = { left: left ?? 0, top: top ?? 0, width: width ?? 0, height: height ?? 0 };
  const [a, b] = await Promise.all([one, other].map((png) => sharp(png).extract(area).raw().toBuffer()));
  return a !== undefined && b !== undefined && a.equals(b);
}

const arena = [60, 60, 930, 340];
const title = [40, 500, 850, 70];
const rest = [1012, 40, 188, 590];

describe("the picture of a card", () => {
  it("is a PNG of 1200 x 630, by its own bytes", async () => {
    const bytes = Buffer.from(await draw(ada));
    expect(bytes.subarray(0, 8).toString("hex")).toBe("89504e470d0a1a0a");
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630]);
    expect(bytes.length).toBeLessThan(120_000);
  });

  it.each(["square", "story"] as const)(
    "has a layout of its own as a %s one, and is kept apart from the others",
    async (format) => {
      const painter = createCardPainter();
      const bytes = Buffer.from(await painter.draw({ ...ada, format }));
      const { width, height } = cardSizes[format];
      expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([width, height]);
      expect(painter.atHand(ada)).toBeUndefined();
      const { panes } = cardLayouts[format];
      expect(panes.arena.width * panes.arena.height).toBeGreaterThan((width * height) / 3);
    },
  );

  it("is the same to the byte each time", async () => {
    expect(await createCardPainter().draw(ada)).toEqual(await draw(ada));
  });

  it("differs with the words in the Arena, and nowhere else", async () => {
    const [one, other] = [await draw(ada), await draw(pictureOf("Ada", "Brave", "Kind"))];
    expect(await isAlike(one, other, arena)).toBe(false);
    expect(await isAlike(one, other, title)).toBe(true);
    expect(await isAlike(one, other, rest)).toBe(true);
  });

  it("differs with the name in the title alone", async () => {
    const [one, other] = [await draw(ada), await draw(pictureOf("Łukasz", "Brave", "Calm"))];
    expect(await isAlike(one, other, title)).toBe(false);
    expect(await isAlike(one, other, arena)).toBe(true);
  });

  it.each(["山田", "🙂", "", "W".repeat(120)])(
    "does without a name that cannot stand on it: %j",
    async (name) => {
      const nameless = await draw(pictureOf("", "Brave", "Calm"));
      expect(await isAlike(nameless, await draw(pictureOf(name, "Brave", "Calm")), title)).toBe(true);
    },
  );

  it("has outlines and no text: no font of the system takes part, and no name becomes markup", async () => {
    const svg = drawCard(await openLettering(), pictureOf('<script>"&', "Brave"));
    expect(svg).not.toMatch(/<text|font|<script|xlink|href/);
    expect(svg.match(/<path/g)?.length).toBeGreaterThan(30);
  });
});

describe("pictures at hand", () => {
  it("are those that were asked for last", async () => {
    const painter = createCardPainter();
    expect(painter.atHand(ada)).toBeUndefined();
    const drawn = painter.draw(ada);
    expect(painter.atHand(ada)).toBe(drawn);
    const others = Array.from({ length: 99 }, (_, n) => painter.draw(pictureOf(`N${String(n)}`, "Kind")));
    expect(painter.atHand(ada)).toBe(drawn);
    await Promise.all([...others, painter.draw(pictureOf("Last", "Kind"))]);
    expect(painter.atHand(pictureOf("N0", "Kind"))).toBeUndefined();
    expect(painter.atHand(ada)).toBe(drawn);
  });

  it("are drawn once for all who ask at the same time", async () => {
    const painter = createCardPainter();
    expect(painter.draw(ada)).toBe(painter.draw({ ...ada }));
    await painter.draw(ada);
  });

  it("that fail are drawn again, and a newer drawing stays when an older one fails", async () => {
    const tries: { readonly breakOff: () => void }[] = [];
    const painter = createCardPainter(
      () => new Promise((_, reject) => tries.push({ breakOff: () => reject(new Error("no ink")) })),
    );
    const first = painter.draw(ada);
    // A hundred others push the first out; then the same picture is drawn again.
    for (let n = 0; n < 100; n += 1) void painter.draw(pictureOf(`N${String(n)}`)).catch(() => null);
    expect(painter.atHand(ada)).toBeUndefined();
    const second = painter.draw(ada);
    tries[0]?.breakOff();
    await expect(first).rejects.toThrow("no ink");
    expect(painter.atHand(ada)).toBe(second);
    tries.at(-1)?.breakOff();
    await expect(second).rejects.toThrow("no ink");
    expect(painter.atHand(ada)).toBeUndefined();
  });
});

it("a drawing that changes has a new version, by which kept pictures are asked for again", async () => {
  // Texts of its own: those of cards may change, and count by themselves.
  const fixed: CardPicture = { title: "A title", words: ["Brave", "Calm"], note: "A note", format: "wide" };
  const drawing = sha256(drawCard(await openLettering(), fixed)).slice(0, 12);
  expect([drawingVersion, drawing]).toEqual([2, "0fa535b6918c"]);
});
