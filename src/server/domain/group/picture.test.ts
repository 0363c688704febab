import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { buildSnapshotContent } from "#src/server/domain/analysis/snapshot-content.ts";
import { leastInBand } from "#src/shared/scoring/band.ts";
import { catalogue } from "#src/shared/words/catalogue.ts";
import { themeOf } from "#src/shared/words/themes.ts";
import { groupWorlds, windowsIn } from "#tests/factories/group/group-worlds.ts";
import { seededRandom } from "#tests/factories/sample-ballots.ts";
import { groupPicture, type CountedWindow } from "./picture.ts";
import { presentPicture } from "./picture-text.ts";

const ids = catalogue.map(({ id }) => id);

const anyGroup = fc
  .record({
    world: fc.constantFrom(...groupWorlds),
    people: fc.integer({ min: 5, max: 20 }),
    describers: fc.integer({ min: 3, max: 8 }),
    seed: fc.nat(1_000_000),
  })
  .map(({ seed, ...options }) => windowsIn(options, seededRandom(seed)));

const votesOf = ({ words, responseCount }: CountedWindow, id: string): number => {
  const word = words.find(({ traitId }) => traitId === id);
  return word === undefined ? 0 : (word.count ?? leastInBand(word.band, responseCount));
};

/** A window in which all peers pick the same words. */
const windowOf = (picks: readonly string[], peers = 5, self = picks): CountedWindow =>
  buildSnapshotContent({
    ...{ catalogueVersion: 1, selfTraitIds: self, names: [] },
    peerPicks: Array.from({ length: peers }, () => picks),
  });

describe("a picture", () => {
  it("shows words and themes of at least three people, by alphabet within a band", () => {
    fc.assert(
      fc.property(anyGroup, (windows) => {
        const { words, themes, ownThemes } = groupPicture(windows);
        expect(words.length).toBeLessThanOrEqual(10);
        for (const { traitId } of words)
          expect(windows.filter((window) => votesOf(window, traitId) > 0).length).toBeGreaterThanOrEqual(3);
        for (const { theme, share } of themes) {
          const isOf = (id: string) => themeOf(id) === theme;
          const having = windows.filter((window) => ids.some((id) => isOf(id) && votesOf(window, id) > 0));
          expect(having.length).toBeGreaterThanOrEqual(3);
          expect(share % 5).toBe(0);
        }
        for (const theme of ownThemes) {
          const having = windows.filter(({ selfTraitIds }) =>
            selfTraitIds.some((id) => themeOf(id) === theme),
          );
          expect(having.length).toBeGreaterThanOrEqual(3);
        }
        const order = ["half", "third", "often", null];
        const sorted = words.toSorted(
          (one, other) =>
            order.indexOf(one.band) - order.indexOf(other.band) || (one.traitId < other.traitId ? -1 : 1),
        );
        expect(words).toEqual(sorted);
      }),
      { numRuns: 300, seed: 20261129 },
    );
  });

  it("is the same for any order of people", () => {
    fc.assert(
      fc.property(
        anyGroup.chain((windows) =>
          fc.tuple(fc.constant(windows), fc.shuffledSubarray([...windows], { minLength: windows.length })),
        ),
        ([windows, shuffled]) => {
          expect(groupPicture(shuffled)).toEqual(groupPicture(windows));
        },
      ),
      { numRuns: 100, seed: 20261129 },
    );
  });

  it("never has what isn't a group's to show, not even in a theme's share", () => {
    const windows = Array.from({ length: 6 }, () =>
      windowOf(["religious", "tense", "shy", "kind", "caring", "warm", "helpful"]),
    );
    const { words, themes, ownThemes } = groupPicture(windows);
    expect(words.map(({ traitId }) => traitId)).toEqual(["caring", "helpful", "kind", "warm"]);
    expect(themes).toEqual([{ theme: "heart", share: 100, isClear: true }]);
    expect(ownThemes).toEqual(["heart"]);
  });

  it("tells bands apart from twenty descriptions on", () => {
    const windows = (peers: number) =>
      Array.from({ length: 5 }, () => windowOf(["calm", "kind", "warm", "wise", "witty"], peers));
    expect(groupPicture(windows(3)).words.map(({ band }) => band)).toEqual([null, null, null, null, null]);
    expect(groupPicture(windows(4)).words.map(({ band }) => band)).toEqual(Array(5).fill("half"));
  });

  it("takes five people", () => {
    expect(() => groupPicture(Array.from({ length: 4 }, () => windowOf(["calm"])))).toThrow(RangeError);
  });
});

describe("its text", () => {
  it("always has a sentence and three questions, and never a number of votes", () => {
    fc.assert(
      fc.property(
        anyGroup,
        fc.constantFrom("each other" as const, "group" as const, "sponsor" as const),
        (windows, audience) => {
          const content = groupPicture(windows);
          const { sentence, difference, questions } = presentPicture(
            { content, createdAt: new Date(0) },
            audience,
          );
          expect(questions).toHaveLength(3);
          expect(new Set(questions).size).toBe(3);
          for (const text of [sentence, difference ?? "", ...questions]) {
            expect(text).not.toMatch(/\d|undefined|null|\{|  /);
          }
          if (audience === "sponsor") expect(`${sentence} ${difference}`).not.toMatch(/\byou(?!’d expect)/i);
        },
      ),
      { numRuns: 300, seed: 20261129 },
    );
  });

  it("hides none of equally strong words", () => {
    const windows = (words: readonly string[]) => Array.from({ length: 6 }, () => windowOf(words));
    const sentence = (...words: readonly string[]) =>
      presentPicture({ content: groupPicture(windows(words)), createdAt: new Date(0) }, "each other")
        .sentence;
    expect(sentence("calm", "kind", "warm", "wise", "witty")).toBe(
      "You see each other as calm, kind, warm, wise and witty",
    );
    expect(sentence("calm", "kind", "warm", "wise", "witty", "able")).toBe(
      "The same six words keep coming up when you describe each other",
    );
  });

  it("of an old picture is its words alone", () => {
    const content = {
      ...{ rule: 1 as const, counted: 6, themes: [], ownThemes: [] },
      words: [{ traitId: "calm", band: null }],
    };
    expect(presentPicture({ content, createdAt: new Date(0) }, "group")).toMatchObject({
      sentence: "One word in common",
      difference: null,
      questions: [],
    });
  });
});
