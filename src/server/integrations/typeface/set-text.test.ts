import { create } from "fontkit";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { widthOf } from "#src/server/integrations/card/lettering.ts";
import { namesInScripts } from "#tests/factories/names.ts";
import { drawLine } from "#tests/setup/pictures.ts";
import { faces } from "./typefaces.ts";
import { breakLines, cutLine } from "./lines.ts";
import { gapsNoteOf, legible, lineForPango, setLine, type Setting } from "./set-text.ts";

const runsOf = (text: string, setting: Setting) => setLine(text, setting).spans.flatMap(({ runs }) => runs);

it.each([...namesInScripts, "👩‍💻 🙏🏽 🇩🇪 👍🏿 1️⃣", "김 ❤ ☎︎ 민준", "Confident Steffi"])(
  "measures %s as pictures draw it",
  async (name) => {
    for (const face of faces) {
      const setting = { face, direction: "auto", size: 100 } as const;
      const { info } = await sharp(await drawLine(name, setting))
        .trim()
        .toBuffer({ resolveWithObject: true });
      // Ink ends before the letters' room does, and a box for a missing letter is of another width.
      expect(Math.abs(info.width - widthOf(name, setting))).toBeLessThan(30);
    }
  },
);

it("shapes a name the same whatever a font has shaped before", () => {
  const bytes = runsOf("فا", { face: "text" })[0]?.typeface.bytes ?? Buffer.of();
  const width = (...texts: readonly string[]) => {
    const font = create(bytes);
    return texts.map((text) => font.layout(text).advanceWidth).at(-1);
  };
  expect(width("\u0675", "فا")).toBe(width("فا"));
});

it("sets a space after emoji as wide as between words", () => {
  const [joined, apart] = ["🌻Ana", "🌻 Ana"].map((text) => setLine(text, { face: "text" }).width);
  expect((apart ?? 0) - (joined ?? 0)).toBeLessThan(0.3);
});

it.each([
  ["🌻 דוד", "rtl"],
  ["123 علي", "rtl"],
  ["Ana דוד", "ltr"],
  ["🌻", "ltr"],
])("sets %j from %s", (text, direction) => {
  expect(lineForPango(text, { face: "text", direction: "auto" }).direction).toBe(direction);
});

it("sets marks that no letter carries", () => {
  for (const odd of ["\u064b", "ا \u0652", "\u0652ا"])
    expect(setLine(odd, { face: "text" }).width).toBeGreaterThanOrEqual(0);
});

describe("legible", () => {
  it.each([
    ["Łukasz Ζωή Юлия", "Łukasz Ζωή Юлия"],
    ["Zoe\u0308", "Zoë"],
    ["山田 Taro", "山田 Taro"],
    ["a\u202fb\u2011c", "a b-c"],
    ["Նարե Taro", "[…] Taro"],
    ["ნინო ბერიძე", "[…] […]"],
  ])("makes %j %j", (raw, clean) => {
    expect(legible(raw)).toBe(clean);
  });

  it("says what stands for missing letters, if some are missing", () => {
    expect(gapsNoteOf(["山田", "[…] is what it says"])).toBe("");
    expect(gapsNoteOf(["山田", "Նարե"])).toContain("[…] stands for letters");
  });
});

it.each([
  ["display", "Spring", ["display"]],
  ["display", "Ωmega", ["text"]],
  ["strong", "Łukasz", ["text"]],
  ["strong", "Ana 李", ["strong", "Noto Sans SC"]],
] as const)("in %s sets %j in %j", (face, text, names) => {
  expect(runsOf(text, { face }).map(({ typeface }) => typeface.name)).toEqual(names);
});

it.each([
  // The form of Han letters is that of the whole text, whichever line they are on.
  ["直", "さくら 直", "Noto Sans JP"],
  ["直", "김 直", "Noto Sans KR"],
  ["直", "直", "Noto Sans SC"],
])("draws %j of %j in %s", (line, of, family) => {
  expect(runsOf(line, { face: "text", of })[0]?.typeface.name).toContain(family);
});

describe("breakLines", () => {
  const lengthOf = (text: string): number => Array.from(text).length;

  it.each([
    ["How do you see Ana?", 10, ["How do you", "see Ana?"]],
    ["山田さくらさん、こんにちは。", 7, ["山田さくらさ", "ん、こんにち", "は。"]],
    ["สมชายใจดีมาก", 7, ["สมชาย", "ใจดีมาก"]],
    ["Anna-Lena", 6, ["Anna-", "Lena"]],
    ["Unbreakable", 4, ["Unbreakable"]],
    ["", 4, [""]],
  ])("breaks %j at %i letters", (text, most, lines) => {
    expect(breakLines(text, most, lengthOf)).toEqual(lines);
  });

  it("measures letters, and never a line again and again", () => {
    const asked: string[] = [];
    const measure = (text: string) => asked.push(text);
    breakLines("直".repeat(120), 1000, measure);
    expect(new Set(asked)).toEqual(new Set(["直"]));
  });
});

it.each([
  ["Harbour words", 8, "Harbour…"],
  ["Harbour words", 9, "Harbour…"],
  ["Harbour words", 10, "Harbour w…"],
  ["👍🏿👍🏿👍🏿", 5, "👍🏿👍🏿…"],
  ["Wide", 0, "…"],
])("cuts %j at %i letters", (text, most, cut) => {
  expect(cutLine(text, (line) => Array.from(line).length <= most)).toBe(cut);
});

it("has a stand-in for what fontkit can't lay out", () => {
  const [run] = runsOf("ڢ ", { face: "text", direction: "auto" });
  expect(run?.text).toBe("[…]");
});
