import type { Quadrant, ScoredWord } from "./analysis.ts";
import { findTrait } from "#src/shared/words/catalogue.ts";
import { delicateWords } from "#src/shared/words/delicate-words.ts";
import { groupBy } from "#src/shared/group-by.ts";
import { standsOut } from "./window-geometry.ts";

/** Words that are close in meaning, some on a person's own list alone and some on the others' alone. */
export interface NearMiss {
  readonly own: readonly ScoredWord[];
  /** Of the words shown, strongest first. */
  readonly theirs: readonly ScoredWord[];
}

/** More than a few rows, or words in a row, would be a list of coincidences. */
const mostRows = 3;
const mostWords = 3;

/**
 * Finds near misses: you said caring, they said kind. Words are close when they share a cluster of the catalogue; a delicate
 * word and a plain one never are (silly is no way to say witty). Single voices claim nothing, so they are left out.
 *
 * @param words of a snapshot, strongest evidence first; rows and the words in them keep that order
 */
export function nearMisses(words: readonly ScoredWord[]): readonly NearMiss[] {
  const inPane = (quadrant: Quadrant) => words.filter((word) => word.quadrant === quadrant);
  const ownByMeaning = groupBy(inPane("facade"), meaningOf);
  const theirsByMeaning = groupBy(inPane("blindSpot").filter(standsOut), meaningOf);
  return [...theirsByMeaning]
    .flatMap(([meaning, theirs]) => {
      const own = meaning === null ? undefined : ownByMeaning.get(meaning);
      return own === undefined ? [] : [{ own: own.slice(0, mostWords), theirs: theirs.slice(0, mostWords) }];
    })
    .slice(0, mostRows);
}

/** Null where the catalogue does not know the word (any more): it is close to nothing. */
function meaningOf({ traitId }: ScoredWord): string | null {
  const trait = findTrait(traitId);
  return trait && `${trait.cluster}${delicateWords.has(traitId) ? ", delicate" : ""}`;
}
