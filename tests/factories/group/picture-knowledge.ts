import { groupPicture, type CountedWindow } from "#src/server/domain/group/picture.ts";
import type { GroupPictureContent } from "#src/shared/group/group.output.ts";
import { neverShown } from "#src/shared/group/picture-content.ts";
import { bandOf, leastInBand, publishedVotes } from "#src/shared/scoring/band.ts";
import { binomialTails, clearBelow, evidenceByVotes } from "#src/shared/scoring/evidence.ts";
import { chanceOf } from "#src/shared/group/picture-parts.ts";
import { catalogue } from "#src/shared/words/catalogue.ts";
import { themeOf, themes } from "#src/shared/words/themes.ts";

/*
 * What somebody can be sure of who knows all windows of a picture but a few: the worst case, in which they
 * also know how many descriptions the others have, and how many words these hold together. For each word
 * every number of votes is tried that agrees with the picture; themes bind the words of one theme together.
 */

const ids = catalogue.map(({ id }) => id).filter((id) => !neverShown.has(id));
const mostWords = 10;
const leastPeople = 3;
const bandsFrom = 20;
const leastShare = 10;

interface Options {
  /** The votes of all unknown windows together, if the person asked about has none, and if they have some. */
  readonly without: ReadonlySet<number>;
  readonly having: ReadonlySet<number>;
}

const votesIn = ({ words, responseCount }: CountedWindow, id: string): number => {
  const word = words.find(({ traitId }) => traitId === id);
  return word === undefined ? 0 : (word.count ?? leastInBand(word.band, responseCount));
};

const sumsOf = (sets: readonly ReadonlySet<number>[]): ReadonlySet<number> =>
  sets.reduce<ReadonlySet<number>>(
    (sums, set) => new Set([...sums].flatMap((sum) => [...set].map((one) => sum + one))),
    new Set([0]),
  );

const union = ({ without, having }: Options): ReadonlySet<number> => new Set([...without, ...having]);

interface Known {
  readonly picture: GroupPictureContent;
  readonly known: readonly CountedWindow[];
  readonly unknown: readonly CountedWindow[];
}

/** What a word may be in the unknown windows, going by the list of words alone. */
function optionsOf(id: string, { picture, known, unknown }: Known): Options {
  const [first, ...others] = unknown.map(({ responseCount }) => responseCount);
  const descriptions = [...known, ...unknown].reduce((sum, { responseCount }) => sum + responseCount, 0);
  const all = [...known, ...unknown].flatMap((window) => ids.map((one) => votesIn(window, one)));
  const base = all.reduce((sum, one) => sum + one, 0) / (descriptions * ids.length);
  const evidence = evidenceByVotes(descriptions, base, ids.length);
  const shown = picture.words.find(({ traitId }) => traitId === id);
  const votes = known.reduce((sum, window) => sum + votesIn(window, id), 0);
  const people = known.filter((window) => votesIn(window, id) > 0).length;
  const possible = (sum: number, more: number): boolean => {
    const total = votes + sum;
    const isShown = people + more >= leastPeople && evidence[total] === "clear";
    // Of more than ten words the weakest are left out.
    if (shown === undefined) return !isShown || picture.words.length >= mostWords;
    const band = { most: "half", several: "third", few: "often", none: "often" }[bandOf(total, descriptions)];
    return isShown && (descriptions < bandsFrom || band === shown.band);
  };
  const published = (n: number) => [
    ...new Set(Array.from({ length: n + 1 }, (_, k) => publishedVotes(k, n))),
  ];
  const without = new Set<number>();
  const having = new Set<number>();
  const others2 = others.reduce<readonly (readonly [number, number])[]>(
    (some, n) =>
      some.flatMap(([sum, more]) => published(n).map((v) => [sum + v, more + (v > 0 ? 1 : 0)] as const)),
    [[0, 0]],
  );
  for (const [sum, more] of others2)
    for (const v of published(first ?? 0))
      if (possible(sum + v, more + (v > 0 ? 1 : 0))) (v > 0 ? having : without).add(sum + v);
  return { without, having };
}

/** Narrows each word by its theme's share, and all themes by the number of words. */
function withThemes(options: ReadonlyMap<string, Options>, known: Known): ReadonlyMap<string, Options> {
  const { picture } = known;
  const everyone = [...known.known, ...known.unknown];
  const total = everyone.reduce((sum, w) => sum + ids.reduce((s, id) => s + votesIn(w, id), 0), 0);
  const result = new Map(options);
  for (const theme of themes) {
    const members = ids.filter((id) => themeOf(id) === theme);
    const found = picture.themes.find((one) => one.theme === theme);
    const share = found?.share ?? null;
    const tails = binomialTails(total, chanceOf(theme));
    const base = known.known.reduce((s, w) => s + members.reduce((t, id) => t + votesIn(w, id), 0), 0);
    const people = known.known.filter((w) => members.some((id) => votesIn(w, id) > 0)).length;
    const fits = (sum: number): boolean => {
      const rounded = Math.round((100 * (base + sum)) / total / 5) * 5;
      const isClear = (tails[base + sum] ?? 1) * themes.length < clearBelow;
      if (share !== null) return rounded === share && isClear === found?.isClear;
      return rounded < leastShare || people + (sum > 0 ? 1 : 0) < leastPeople || people < leastPeople;
    };
    for (const id of members) {
      const own = options.get(id);
      if (own === undefined) continue;
      const rest = sumsOf(
        members
          .filter((one) => one !== id)
          .flatMap((one) => {
            const other = options.get(one);
            return other === undefined ? [] : [union(other)];
          }),
      );
      const kept = (set: ReadonlySet<number>) =>
        new Set([...set].filter((v) => [...rest].some((sum) => fits(sum + v))));
      result.set(id, { without: kept(own.without), having: kept(own.having) });
    }
  }
  return result;
}

const sure = (options: ReadonlyMap<string, Options>, isSure: (one: Options) => boolean): number =>
  [...options.values()].filter(isSure).length;

/** How many words somebody is sure of for one person, who doesn't know the windows of `unknown` people. */
export function knowledgeOf(windows: readonly CountedWindow[], unknown: number) {
  const known: Known = {
    picture: groupPicture(windows),
    known: windows.slice(unknown),
    unknown: windows.slice(0, unknown),
  };
  const byWords = new Map(ids.map((id) => [id, optionsOf(id, known)]));
  const byThemes = withThemes(byWords, known);
  const had = (one: Options) => one.without.size === 0;
  const lacked = (one: Options) => one.having.size === 0;
  return {
    picked: sure(byWords, had),
    notPicked: sure(byWords, lacked),
    pickedWithThemes: sure(byThemes, had),
    notPickedWithThemes: sure(byThemes, lacked),
  };
}
