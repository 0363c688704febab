/** The four panes of the Johari Window. */
export const quadrants = ["arena", "blindSpot", "facade", "unknown"] as const;
export type Quadrant = (typeof quadrants)[number];

/**
 * How far the votes for a word stand out from chance: `clear`, `emerging` (a hint), `single` (one vote, or no more than chance
 * gives), `none` (nobody picked it). Below five answers there is no such scale: `said` is a word that several people picked.
 * `evidenceByVotes` has the rule.
 */
export type Evidence = "clear" | "emerging" | "said" | "single" | "none";

/** The rule that a snapshot's evidence was graded by: 1 called a word clear where chance gives fewer than one, 2 fewer than 0.1. */
export const evidenceScale = 2;

/** How many of the peers picked a word, without saying who or exactly how many. */
export type Band = "most" | "several" | "few" | "none";

/** Answers in a snapshot from which on words carry counts; below, a count could tell that everyone agreed. */
export const countsFrom = 5;

export interface ScoredWord {
  readonly traitId: string;
  readonly quadrant: Quadrant;
  readonly evidence: Evidence;
  readonly band: Band;
  /** Peers that picked the word; null while a snapshot holds fewer than five answers. */
  readonly count: number | null;
}

/** Only a clear word may be told as found. */
export const isClear = ({ evidence }: { readonly evidence: Evidence }): boolean => evidence === "clear";

/**
 * An index below this cannot be told from own words that were picked blindly: chance alone gives 40 or more in 1 to 7 of
 * 100 rounds, depending on the number of own words (docs/decisions/011-agreement-band.md has the table).
 */
export const agreementFloor = 40;

/** How well own words and peers' words agree, 0-100 (may be negative when they oppose), with its uncertainty. */
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
  readonly confidence: Confidence;
  readonly agreement: Agreement;
  /** All words of the catalogue, strongest evidence first. */
  readonly words: readonly ScoredWord[];
}

/** What the owner thought that peers would pick, and how well it agrees with what they picked: scored as own words are. */
export interface Prediction {
  /** In the order of the catalogue. */
  readonly traitIds: readonly string[];
  readonly agreement: Agreement;
}

/** The frozen content of a snapshot: the only thing that results, emails, exports and insights may read. */
export interface SnapshotContent extends ScoredSurvey {
  readonly catalogueVersion: number;
  readonly selfTraitIds: readonly string[];
  /** Null without a guess; absent from what was stored before there were guesses. `presentAnalysis` makes one of both. */
  readonly prediction?: Prediction | null;
  /** Names that peers gave, alphabetical, then null for each of the others; never beside a word or a time. */
  readonly participants: readonly (string | null)[];
}

/** One sentence of an insight with the words of the snapshot that it rests on. */
export interface InsightSentence {
  readonly text: string;
  readonly traitIds: readonly string[];
}

/** One sentence of a portrait. */
export interface PortraitSentence extends InsightSentence {
  /** The insight that it belongs to. */
  readonly pane: InsightKey;
  /** What it asks of its words: that they're clear, that they're hints at least, or nothing but what was picked. */
  readonly claim: "found" | "hint" | "fact";
}

/** What a result tells its owner: a line that works like a name, a text, a question and one thing to try. */
export interface Portrait {
  readonly name: string;
  readonly paragraphs: readonly (readonly PortraitSentence[])[];
  readonly question: PortraitSentence;
  readonly step: PortraitSentence;
}

export const insightKeys = ["arena", "blindSpot", "facade", "unknown", "summary"] as const;
export type InsightKey = (typeof insightKeys)[number];
export type Insights = Readonly<Record<InsightKey, readonly InsightSentence[]>>;
