export const quadrants = ["arena", "blindSpot", "facade", "unknown"] as const;
export type Quadrant = (typeof quadrants)[number];

/**
 * How far a word's votes exceed chance: `clear`, `emerging` (a hint), `single` (one vote, or within chance),
 * `none` (nobody). Below five answers there is one grade: `said`, by several people. See `evidenceByVotes`.
 */
export type Evidence = "clear" | "emerging" | "said" | "single" | "none";

/** The grading rule: in 1, a word was clear where chance gives fewer than one such; in 2, fewer than 0.1. */
export const evidenceScale = 2;

/** Roughly how many peers picked a word. */
export type Band = "most" | "several" | "few" | "none";

/** Words carry counts from this many answers on; below, a count could reveal that everyone agreed. */
export const countsFrom = 5;

/** Whether words carry counts. A team's window may go without them above five answers, too. */
export const hasCounts = ({
  responseCount,
  words,
}: {
  readonly responseCount: number;
  readonly words: readonly { readonly count: number | null }[];
}): boolean => responseCount >= countsFrom && words.every(({ count }) => count !== null);

export interface ScoredWord {
  readonly traitId: string;
  readonly quadrant: Quadrant;
  readonly evidence: Evidence;
  readonly band: Band;
  /** Peers that picked the word; null below five answers, and in a banded window. */
  readonly count: number | null;
}

/** Only a clear word counts as found. */
export const isClear = ({ evidence }: { readonly evidence: Evidence }): boolean => evidence === "clear";

/**
 * Below this, an index can't be told from blindly picked own words: chance gives 40 or more in 1 to 7 of 100
 * rounds, depending on the number of own words (docs/decisions/011-agreement-band.md).
 */
export const agreementFloor = 40;

/** How well own words and peers' words agree, 0-100 (negative if they oppose), with its uncertainty. */
export interface Agreement {
  readonly value: number;
  readonly low: number;
  readonly high: number;
}

export type Confidence = "firstGlimpse" | "useful" | "solid";

/** What scoring makes of one set of answers. Holds totals only: nothing in it belongs to one peer. */
export interface ScoredSurvey {
  readonly responseCount: number;
  /** Absent from what was stored while there was one scale. */
  readonly evidenceScale?: number;
  /**
   * Only in a team's window whose describers are nearly those of an earlier one: words have bands, and one
   * that a single person picked counts as picked by nobody. Two windows side by side would tell what a few
   * people picked (docs/decisions/052-organisations-and-teams.md).
   */
  readonly isBanded?: boolean;
  readonly confidence: Confidence;
  readonly agreement: Agreement;
  /** All words of the catalogue, strongest evidence first. */
  readonly words: readonly ScoredWord[];
}

/** The owner's guess of what peers would pick, and its agreement with that, scored like own words. */
export interface Prediction {
  /** In catalogue order. */
  readonly traitIds: readonly string[];
  readonly agreement: Agreement;
}

/** The frozen content of a snapshot: results, emails, exports and insights read nothing else. */
export interface SnapshotContent extends ScoredSurvey {
  readonly catalogueVersion: number;
  readonly selfTraitIds: readonly string[];
  /** null without a guess; absent in older snapshots (`presentAnalysis` treats both alike). */
  readonly prediction?: Prediction | null;
  /** Names that peers gave, alphabetical, then null for each of the others; never beside a word or a time. */
  readonly participants: readonly (string | null)[];
  /** Whether no more answers can come, as in a team round or a closed one; absent otherwise. */
  readonly isFinal?: boolean;
}

/** A sentence of an insight with the words that it is based on. */
export interface InsightSentence {
  readonly text: string;
  readonly traitIds: readonly string[];
}

export interface PortraitSentence extends InsightSentence {
  /** The insight that it belongs to. */
  readonly pane: InsightKey;
  /** The evidence that its words need: clear, at least a hint, or none. */
  readonly claim: "found" | "hint" | "fact";
}

/** A result as its owner reads it: a name-like line, a text, a question and one thing to try. */
export interface Portrait {
  readonly name: string;
  readonly paragraphs: readonly (readonly PortraitSentence[])[];
  readonly question: PortraitSentence;
  readonly step: PortraitSentence;
  /**
   * Who wrote each paragraph, and last the question and the step, like `insightSource`; absent where one
   * writer wrote it all.
   */
  readonly writers?: readonly string[];
}

export const insightKeys = ["arena", "blindSpot", "facade", "unknown", "summary"] as const;
export type InsightKey = (typeof insightKeys)[number];
export type Insights = Readonly<Record<InsightKey, readonly InsightSentence[]>>;
