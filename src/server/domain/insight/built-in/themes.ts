import { isClear } from "#src/shared/result/analysis.ts";
import { isDelicate, type Reading, type ReadWord } from "./reading.ts";

/**
 * What several words of one cluster come to, after "someone with". No name uses a word of the catalogue: the reader would take it
 * for a result.
 */
export const themeNames: Readonly<Record<string, string>> = {
  assertiveness: "backbone",
  conviction: "strong beliefs",
  depth: "a rich inner life",
  dignity: "self-respect",
  ease: "an even temper",
  empathy: "a feel for people",
  intellect: "a sharp mind",
  liveliness: "a zest for life",
  maturity: "good judgement",
  play: "a sense of fun",
  reliability: "a sense of responsibility",
  reserve: "a private side",
  unease: "a touch of nerves",
  warmth: "a good heart",
};

/** Several words that point the same way. */
export interface Theme {
  readonly name: string;
  readonly words: readonly ReadWord[];
}

/** What the two lists are about; null where no cluster has two words of a kind. */
export interface Themes {
  /** What both lists speak of, if not always in the same words. */
  readonly shared: Theme | null;
  /** What others speak of, and the person doesn't with a single word. */
  readonly theirs: Theme | null;
  /** The other way about. */
  readonly own: Theme | null;
}

/**
 * Delicate words make no theme of others': quiet and shy, said by several people, are no reason to speak of someone's reserve.
 * Others' themes are made of clear words alone, and what is new holds one of the strongest new words.
 */
export function themesOf({ own, seen, blindSpot, facade }: Reading): Themes {
  const theirs = seen.filter((word) => isClear(word) && !isDelicate(word));
  const clusters = [...new Set([...theirs, ...own].map(({ cluster }) => cluster))];
  const sides = clusters.map((cluster) => {
    const within = (words: readonly ReadWord[]) => words.filter((word) => word.cluster === cluster);
    return { cluster, own: within(own), theirs: within(theirs), anySeen: within(seen).length > 0 };
  });
  const alone = new Set(facade.map(({ id }) => id));
  const isAlone = (words: readonly ReadWord[]) => words.every(({ id }) => alone.has(id));
  const heard = sides.filter((side) => side.theirs.length > 1);
  const news = blindSpot.filter((word) => isClear(word) && !isDelicate(word));
  const isStrongest = ({ count, band }: ReadWord) => count === news[0]?.count && band === news[0].band;
  const strongest = new Set(news.filter(isStrongest).map(({ cluster }) => cluster));
  return {
    shared: largest(heard.filter((side) => side.own.length > 1)),
    theirs: largest(heard.filter((side) => side.own.length === 0 && strongest.has(side.cluster))),
    own: largest(sides.filter((side) => side.own.length > 1 && !side.anySeen && isAlone(side.own))),
  };
}

interface Side {
  readonly cluster: string;
  readonly own: readonly ReadWord[];
  readonly theirs: readonly ReadWord[];
}

/** Of those with the most words the first: words come strongest first. */
function largest(sides: readonly Side[]): Theme | null {
  const [theme] = sides
    .map(({ cluster, own, theirs }) => ({
      name: themeNames[cluster],
      // An own word that a few people picked would be told as found along with the others.
      words: [...theirs, ...own.filter(({ evidence }) => evidence === "none")],
    }))
    .toSorted((one, other) => other.words.length - one.words.length);
  return theme?.name === undefined ? null : { name: theme.name, words: theme.words };
}
