import type { GroupPictureContent, GroupWord, ThemeShare } from "#src/shared/group/group.output.ts";
import { type WordBand, leastCounted, neverShown } from "#src/shared/group/picture-content.ts";
import type { ScoredWord, SnapshotContent } from "#src/shared/result/analysis.ts";
import { bandOf, leastInBand } from "#src/shared/scoring/band.ts";
import { baseRate, binomialTails, clearBelow, evidenceByVotes } from "#src/shared/scoring/evidence.ts";
import { catalogue } from "#src/shared/words/catalogue.ts";
import { chanceOf } from "#src/shared/group/picture-parts.ts";
import { type Theme, themeOf, themes } from "#src/shared/words/themes.ts";

/*
 * Rule F3: a picture pools all descriptions of at least five people. A word takes three people, a theme three
 * people, so no part of it rests on one window. picture-simulation.test.ts measures what someone can work out
 * from a picture and nearly all of its windows.
 */

/** The parts of a result that a picture is made of. */
export type CountedWindow = Pick<SnapshotContent, "responseCount" | "selfTraitIds"> & {
  readonly words: readonly Pick<ScoredWord, "traitId" | "count" | "band">[];
};

/** A word, and a theme, comes from at least this many people. */
const leastPeople = 3;
const mostWords = 10;
const mostOwnThemes = 3;
/** With fewer descriptions a band would nearly be a count. */
const bandsFrom = 20;
const shareStep = 5;
/** A smaller share would say what a group is not. */
const leastShare = 10;

const shownIds = catalogue.map(({ id }) => id).filter((id) => !neverShown.has(id));

interface Pooled {
  readonly traitId: string;
  readonly votes: number;
  /** The number of windows in which someone picked it. */
  readonly people: number;
}

/** Withheld counts take part with the least count of their band, because only that is published. */
function poolWords(windows: readonly CountedWindow[]): readonly Pooled[] {
  const pooled = new Map(shownIds.map((traitId) => [traitId, { traitId, votes: 0, people: 0 }]));
  for (const { responseCount, words } of windows) {
    for (const { traitId, count, band } of words) {
      const entry = pooled.get(traitId);
      const votes = count ?? leastInBand(band, responseCount);
      if (entry === undefined || votes === 0) continue;
      entry.votes += votes;
      entry.people += 1;
    }
  }
  return [...pooled.values()];
}

const bands: Readonly<Record<ReturnType<typeof bandOf>, WordBand>> = {
  ...{ most: "half", several: "third", few: "often", none: "often" },
};

const byId = (one: { readonly traitId: string }, other: { readonly traitId: string }): number =>
  one.traitId < other.traitId ? -1 : 1;

/**
 * The words that are clear in all descriptions together, at most ten. A single one is shown, too: pictures
 * without it would tell more, by being empty.
 */
function wordsOf(pooled: readonly Pooled[], descriptions: number): readonly GroupWord[] {
  const base = baseRate(
    pooled.map(({ votes }) => votes),
    descriptions,
  );
  const evidence = evidenceByVotes(descriptions, base, pooled.length);
  const shown = pooled
    .filter(({ votes, people }) => people >= leastPeople && evidence[votes] === "clear")
    .toSorted((one, other) => other.votes - one.votes || byId(one, other))
    .slice(0, mostWords);
  const bandAt = (votes: number): WordBand | null =>
    descriptions < bandsFrom ? null : bands[bandOf(votes, descriptions)];
  const order: readonly (WordBand | null)[] = ["half", "third", "often", null];
  return shown
    .map(({ traitId, votes }) => ({ traitId, band: bandAt(votes) }))
    .toSorted((one, other) => order.indexOf(one.band) - order.indexOf(other.band) || byId(one, other));
}

function sharesOf(windows: readonly CountedWindow[], pooled: readonly Pooled[]): readonly ThemeShare[] {
  const all = pooled.reduce((sum, { votes }) => sum + votes, 0);
  const people = themePeople(
    windows.map(({ words }) => words.filter(({ band }) => band !== "none").map(({ traitId }) => traitId)),
  );
  return themes
    .filter((theme) => (people.get(theme) ?? 0) >= leastPeople)
    .map((theme) => {
      const votes = pooled.reduce((sum, word) => sum + (themeOf(word.traitId) === theme ? word.votes : 0), 0);
      return {
        theme,
        share: Math.round((100 * votes) / all / shareStep) * shareStep,
        isClear: (binomialTails(all, chanceOf(theme))[votes] ?? 1) * themes.length < clearBelow,
      };
    })
    .filter(({ share }) => share >= leastShare)
    .toSorted((one, other) => other.share - one.share);
}

/** How many people have a word of each theme on their list. */
function themePeople(lists: readonly (readonly string[])[]): ReadonlyMap<Theme, number> {
  const people = new Map<Theme, number>();
  for (const list of lists) {
    const found = new Set(list.flatMap((id) => (neverShown.has(id) ? [] : (themeOf(id) ?? []))));
    for (const theme of found) people.set(theme, (people.get(theme) ?? 0) + 1);
  }
  return people;
}

function ownThemesOf(windows: readonly CountedWindow[]): readonly Theme[] {
  const lists = windows.map(({ selfTraitIds }) => selfTraitIds.filter((id) => !neverShown.has(id)));
  const people = themePeople(lists);
  const own = lists.flat();
  const picksOf = (theme: Theme) => own.filter((id) => themeOf(id) === theme).length;
  // Compared with chance, as a large theme comes up often, and a small one by accident.
  const byChance = (theme: Theme): number => binomialTails(own.length, chanceOf(theme))[picksOf(theme)] ?? 1;
  const largest = themes
    .filter((theme) => (people.get(theme) ?? 0) >= leastPeople)
    .filter((theme) => picksOf(theme) > own.length * chanceOf(theme))
    .toSorted((one, other) => byChance(one) - byChance(other))
    .slice(0, mostOwnThemes);
  return themes.filter((theme) => largest.includes(theme));
}

/**
 * The picture of a group, the same for any order of its windows.
 *
 * @throws {RangeError} below five windows
 */
export function groupPicture(windows: readonly CountedWindow[]): GroupPictureContent {
  if (windows.length < leastCounted) throw new RangeError("A picture takes at least five windows.");
  const pooled = poolWords(windows);
  const descriptions = windows.reduce((sum, { responseCount }) => sum + responseCount, 0);
  return {
    rule: 2,
    counted: windows.length,
    words: wordsOf(pooled, descriptions),
    themes: sharesOf(windows, pooled),
    ownThemes: ownThemesOf(windows),
  };
}
