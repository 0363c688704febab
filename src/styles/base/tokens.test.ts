import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

/*
 * Every text on every ground, in both themes; browser tests look at one theme a width and rely on this.
 * Ratios as WCAG 2.2 defines them (https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio).
 */

const css = readFileSync("src/styles/base/tokens.css", "utf8");
const [, common = "", dark = ""] =
  /@theme \{([\s\S]*?)\n\}[\s\S]*@variant dark \{([\s\S]*?)\n {2}\}/.exec(css) ?? [];

const colours = (text: string) =>
  new Map(
    [...text.matchAll(/--color-([\w-]+): #([\da-f]{6});/g)].map(([, name = "", hex = ""]) => [name, hex]),
  );
const light = colours(common);
const themes = { light, dark: new Map([...light, ...colours(dark)]) };

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((at) => {
    const share = parseInt(hex.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}

type Pair = readonly [front: string, ground: string];
const everyPair = (fronts: readonly string[], grounds: readonly string[]): Pair[] =>
  grounds.flatMap((ground) => fronts.map((front): Pair => [front, ground]));

const grounds = ["paper", "raised", "sunk"];
const panes = ["arena", "blind", "facade", "unknown"];
const texts: Pair[] = [
  ...everyPair(["ink", "muted", "accent", "accent-strong", "danger"], grounds),
  ...everyPair(["ink", "danger-ink"], ["danger-ground"]),
  ...everyPair(["on-accent"], ["accent", "accent-strong"]),
  ...everyPair(["paper", "raised"], ["ink"]),
  ...panes.flatMap((pane) => [
    ...everyPair([`${pane}-ink`, `${pane}-strong`], grounds),
    ...everyPair(["ink", `${pane}-ink`], [pane]),
  ]),
];
const shapes: Pair[] = [
  ...everyPair(["line", "accent", "danger"], grounds),
  ...panes.map((pane): Pair => [`${pane}-strong`, pane]),
];

describe.each(Object.entries(themes))("in the %s theme", (_, theme) => {
  const below = (pairs: readonly Pair[], least: number) =>
    pairs
      .map(([front, ground]) => ({
        pair: `${front} on ${ground}`,
        ratio: contrast(theme.get(front) ?? "", theme.get(ground) ?? ""),
      }))
      // Not "< least": a colour that isn't there has no ratio.
      .filter(({ ratio }) => !(ratio >= least));

  it("shows each text clearly on each of its grounds", () => {
    expect(below(texts, 4.5)).toEqual([]);
  });

  it("shows borders and bars clearly", () => {
    expect(below(shapes, 3)).toEqual([]);
  });
});

it("knows a pair that is too faint", () => {
  expect(contrast("ffffff", "000000")).toBeCloseTo(21);
  expect(contrast("777777", "ffffff")).toBeCloseTo(4.48, 2);
});
