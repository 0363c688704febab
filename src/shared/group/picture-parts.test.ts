import { expect, it } from "vitest";
import { shownPicture } from "#tests/factories/group/shown-picture.ts";
import { compareThemes, themeRows, wordGroups, wordsByTheme } from "./picture-parts.ts";

it("draws the strongest band that a picture has the largest", () => {
  const picture = shownPicture({
    words: [
      { traitId: "calm", band: "third" },
      { traitId: "kind", band: "often" },
    ],
  });
  expect(wordGroups(picture).map(({ step, names }) => [step, ...names])).toEqual([
    [1, "Calm"],
    [2, "Kind"],
  ]);
});

it("marks what stands out in each view", () => {
  const rows = themeRows({
    themes: [
      { theme: "heart", share: 30, isClear: true },
      { theme: "head", share: 10, isClear: false },
    ],
    ownThemes: ["head"],
  });
  expect(rows).toEqual([
    { theme: "heart", share: 30, isClear: true, isOwn: false },
    { theme: "head", share: 10, isClear: false, isOwn: true },
  ]);
});

it("compares every theme of two pictures", () => {
  const [earlier, now] = [
    { themes: [{ theme: "spark" as const, share: 40, isClear: true }] },
    { themes: [{ theme: "heart" as const, share: 30, isClear: true }] },
  ];
  expect(compareThemes(earlier, now)).toEqual([
    { theme: "heart", before: null, after: 30 },
    { theme: "spark", before: 40, after: null },
  ]);
});

it("names every word of the catalogue under a theme, but those that pictures never show", () => {
  const names = wordsByTheme.flatMap((theme) => theme.names);
  expect(names).toHaveLength(43);
  expect(names).not.toContain("Religious");
});
