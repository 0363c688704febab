import { delicateWords } from "#src/shared/words/delicate-words.ts";
import { oppositeRank } from "#src/shared/words/opposites.ts";
import { findTrait } from "#src/shared/words/catalogue.ts";
import { hasCounts, isClear, type Quadrant, type ScoredSurvey, type ScoredWord } from "./analysis.ts";

/** What a story is made of; an analysis and a snapshot both have it. */
export type Result = Pick<ScoredSurvey, "responseCount" | "words">;

/** An own word that nobody picked, and a clear word of theirs (or a said one) that opposes it. */
export interface Tension {
  readonly own: ScoredWord;
  readonly theirs: ScoredWord;
}

/**
 * What a result has to tell. Every page, picture and document uses this, so that all lead with the same word.
 *
 * - `glimpse`: no counts, so what people said, and nothing found.
 * - `scattered`: no word beyond chance. `hints`: none beyond doubt. `finding`: at least one clear word.
 */
export interface Story {
  readonly kind: "glimpse" | "scattered" | "hints" | "finding";
  /** The strongest clear word; null if none. */
  readonly lead: ScoredWord | null;
  /** Clear words, strongest first: all, those that both sides picked, those that peers alone picked. */
  readonly clear: readonly ScoredWord[];
  readonly shared: readonly ScoredWord[];
  readonly theirs: readonly ScoredWord[];
  /** Hints, or below five answers what several people said. */
  readonly sharedHints: readonly ScoredWord[];
  readonly theirHints: readonly ScoredWord[];
  /** Own words that came up no more than chance gives. */
  readonly returned: readonly ScoredWord[];
  readonly alone: readonly ScoredWord[];
  readonly tensions: readonly Tension[];
  /** Votes for each word that anyone picked, most first; empty without counts. */
  readonly counts: readonly number[];
}

export function findStory(result: Result): Story {
  const { words } = result;
  const strongest = [...words].sort(byStrength);
  const clear = strongest.filter(isClear);
  const hints = strongest.filter(({ evidence }) => evidence === "emerging" || evidence === "said");
  const inPane = (list: readonly ScoredWord[], pane: Quadrant) =>
    list.filter(({ quadrant }) => quadrant === pane);
  const alone = inPane(strongest, "facade");
  const kind = !hasCounts(result)
    ? "glimpse"
    : clear.length > 0
      ? "finding"
      : hints.length > 0
        ? "hints"
        : "scattered";
  return {
    kind,
    lead: clear[0] ?? null,
    clear,
    shared: inPane(clear, "arena"),
    theirs: inPane(clear, "blindSpot"),
    sharedHints: inPane(hints, "arena"),
    theirHints: inPane(hints, "blindSpot"),
    returned: inPane(strongest, "arena").filter(({ evidence }) => evidence === "single"),
    alone,
    counts: strongest.flatMap(({ count }) => (count === null || count === 0 ? [] : [count])),
    tensions: tensionsOf(alone, inPane(kind === "glimpse" ? hints : clear, "blindSpot")),
  };
}

/** The plainest first. */
function tensionsOf(alone: readonly ScoredWord[], theirs: readonly ScoredWord[]): readonly Tension[] {
  const pairs = theirs
    .flatMap((their) =>
      alone.map((own) => ({ own, theirs: their, rank: oppositeRank(own.traitId, their.traitId) })),
    )
    .flatMap(({ rank, ...pair }) => (rank === null ? [] : [{ ...pair, rank }]))
    .sort((one, other) => one.rank - other.rank);
  return pairs.map(({ own, theirs: their }) => ({ own, theirs: their }));
}

const kindness = { high: 2, mid: 1, low: 0 } as const;

/** A delicate word is the least kind, and so is a word missing from the catalogue. */
function kindnessOf({ traitId }: ScoredWord): number {
  const trait = findTrait(traitId);
  return trait === null || delicateWords.has(traitId) ? -1 : kindness[trait.evaluativeness];
}

const bandRank = { most: 3, several: 2, few: 1, none: 0 } as const;

/** Votes, or their band where numbers are withheld. */
const votesOf = ({ count, band }: ScoredWord): number => count ?? bandRank[band];

/** Of equal votes the Blind Spot comes before the Arena, then the kinder word. */
const byStrength = (one: ScoredWord, other: ScoredWord): number =>
  votesOf(other) - votesOf(one) ||
  Number(other.quadrant === "blindSpot") - Number(one.quadrant === "blindSpot") ||
  kindnessOf(other) - kindnessOf(one);
