import { describe, expect, it } from "vitest";
import { neverShown } from "#src/shared/group/picture-content.ts";
import { catalogue } from "#src/shared/words/catalogue.ts";
import { groupWorlds, windowsIn, type GroupWorld } from "#tests/factories/group/group-worlds.ts";
import { knowledgeOf } from "#tests/factories/group/picture-knowledge.ts";
import { learnFrom } from "#tests/factories/group/second-round.ts";
import { seededRandom } from "#tests/factories/sample-ballots.ts";
import { groupPicture, type CountedWindow } from "./picture.ts";

/*
 * What pictures show by chance and otherwise, and what somebody could work out from them. The tables of
 * docs/anonymity.md are from here: PRINT_SIMULATION=1 npx vitest run src/server/domain/group
 */

const isPrinting = process.env["PRINT_SIMULATION"] === "1";
const print = (table: readonly object[]): void => {
  if (isPrinting) console.table(table);
};

const sizes = [5, 6, 8, 9, 12, 20];
const most = 8;
const pictures = isPrinting ? 1_000 : 100;

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;
const rounded = (value: number): number => Number(value.toFixed(2));

function play(world: GroupWorld, people: number, count: number): readonly (readonly CountedWindow[])[] {
  const random = seededRandom(1_000 * people + groupWorlds.indexOf(world));
  const describers = Math.min(people - 1, most);
  return Array.from({ length: count }, () => windowsIn({ world, people, describers }, random));
}

describe("pictures of groups", () => {
  it("show a word of blind picks in at most one of ten, and at least three of a common vocabulary", () => {
    const rows = sizes.flatMap((people) =>
      groupWorlds.map((world) => {
        const made = play(world, people, pictures).map(groupPicture);
        const share = (isSo: (words: number) => boolean) =>
          mean(made.map(({ words }) => (isSo(words.length) ? 1 : 0)));
        return {
          people,
          world,
          words: rounded(mean(made.map(({ words }) => words.length))),
          withoutWords: rounded(share((words) => words === 0)),
          threeOrMore: rounded(share((words) => words >= 3)),
          themes: rounded(mean(made.map(({ themes }) => themes.length))),
          ownThemes: rounded(mean(made.map(({ ownThemes }) => ownThemes.length))),
        };
      }),
    );
    print(rows);
    const blind = rows.filter(({ world }) => world === "blind");
    expect(1 - mean(blind.map(({ withoutWords }) => withoutWords))).toBeLessThanOrEqual(0.1);
    for (const { world, people, threeOrMore } of rows)
      if (world === "common") expect(threeOrMore, `common, ${String(people)}`).toBeGreaterThanOrEqual(0.85);
  });

  it("tell little to somebody who knows all windows but one, and next to nothing without three", () => {
    const rows = sizes.flatMap((people) =>
      groupWorlds.map((world) => {
        const some = play(world, people, isPrinting ? 100 : 6);
        const sure = (unknown: number) => {
          const known = some.map((windows) => knowledgeOf(windows, unknown));
          return {
            words: rounded(mean(known.map(({ picked, notPicked }) => picked + notPicked))),
            withThemes: rounded(
              mean(
                known.map(
                  ({ pickedWithThemes, notPickedWithThemes }) => pickedWithThemes + notPickedWithThemes,
                ),
              ),
            ),
          };
        };
        const [one, two, three] = [sure(1), sure(2), sure(3)];
        return {
          ...{ people, world, one: one.words, oneWithThemes: one.withThemes },
          ...{ two: two.words, twoWithThemes: two.withThemes },
          ...{ three: three.words, threeWithThemes: three.withThemes },
        };
      }),
    );
    print(rows);
    expect(mean(rows.map(({ oneWithThemes }) => oneWithThemes))).toBeLessThan(2.5);
    expect(mean(rows.map(({ twoWithThemes }) => twoWithThemes))).toBeLessThan(1);
    expect(mean(rows.map(({ threeWithThemes }) => threeWithThemes))).toBeLessThan(0.4);
  });
});

/** A made-up window in which everybody picks these words. */
const madeUp = (words: readonly string[]): CountedWindow => ({
  responseCount: 20,
  selfTraitIds: words,
  words: words.map((traitId) => ({ traitId, count: 20, band: "most" as const })),
});

/** Two made-up people have a word: it shows once a third has it, too. Each pair asks for ten words. */
function monthsUntilKnown(real: CountedWindow): number {
  const isReal = (id: string) => real.words.some(({ traitId, band }) => traitId === id && band !== "none");
  let left = catalogue.map(({ id }) => id).filter((id) => !neverShown.has(id));
  for (let months = 1; ; months += 1) {
    const [one, other] = [left.slice(0, 10), left.slice(10, 20)];
    const { words } = groupPicture([real, ...[one, one, other, other].map(madeUp)]);
    const asked = [...one, ...other];
    // With ten words shown, the others may only have been left out.
    const known = new Set(words.length < 10 ? asked : words.map(({ traitId }) => traitId));
    for (const { traitId } of words) expect(isReal(traitId)).toBe(true);
    left = left.filter((id) => !known.has(id));
    if (left.length === 0) return months;
  }
}

it("can be emptied by four made-up people, in months: no rule can tell who is real", () => {
  const months = groupWorlds.flatMap((world) =>
    play(world, 9, isPrinting ? 100 : 6).map(([real]) => (real === undefined ? 0 : monthsUntilKnown(real))),
  );
  print([{ fewest: Math.min(...months), mean: rounded(mean(months)), most: Math.max(...months) }]);
  expect(Math.min(...months)).toBeGreaterThanOrEqual(3);
});

it("a second round of a changed team tells of a newcomer hardly more than one window alone", () => {
  const rows = [0.4, 0.6, 0.8, 0.95, 1].map((repeats) => {
    const learned = learnFrom(repeats, isPrinting ? 4_000 : 600, seededRandom(7));
    const of = (name: string) => ({
      [`${name}: right of 6`]: rounded(learned[name]?.right ?? 0),
      [`${name}: sure of`]: rounded(learned[name]?.sure ?? 0),
    });
    return { repeats, ...of("alone"), ...of("banded"), ...of("numbers") };
  });
  print(rows);
  const all = (column: string) =>
    rows.map((row) => Number(Object.entries(row).find(([key]) => key.startsWith(column))?.[1]));
  for (const [n, banded] of all("banded: right").entries())
    expect(banded - (all("alone: right")[n] ?? 0), `repeats ${String(n)}`).toBeLessThan(0.6);
  // People who repeat themselves to the letter tell of two or three of six words, and by numbers of all.
  expect(all("banded: sure").at(-1)).toBeLessThan(2.7);
  expect(all("numbers: sure").at(-1)).toBeGreaterThan(6);
});
