import type { Agreement, Quadrant } from "#src/shared/result/analysis.ts";
import type { PaneWeights } from "#src/shared/result/window-geometry.ts";

/*
 * What a report says, in reading order and ready to print: whoever draws it decides about places and nothing else. Made
 * from a snapshot by `report-content.ts`.
 */

export interface ReportWord {
  readonly name: string;
  /** "most", "5 of 6"; null for words without votes. */
  readonly votes: string | null;
  /** Luck would hardly give it. */
  readonly isClear: boolean;
  /** "Clear", "Hints": the heading that it stands under; null for words without one. */
  readonly strength: string | null;
}

export interface ReportPane {
  readonly quadrant: Quadrant;
  readonly title: string;
  readonly lead: string;
  /** Strongest evidence first. */
  readonly words: readonly ReportWord[];
  /** What stands in the place of words where there are none. */
  readonly empty: string;
  /** Words that could be luck, or that nobody picked: named in passing. */
  readonly others: readonly string[];
  readonly othersTitle: string;
  /** What its part of the window says in place of words: the Unknown counts them. */
  readonly windowNote: string | null;
}

/** The owner's guess of others' words. */
export interface ReportPrediction {
  readonly agreement: Agreement;
  readonly text: string;
  /** What became of it: "You saw these coming", with words and their votes; empty lists are left out. */
  readonly lists: readonly { readonly title: string; readonly words: readonly string[] }[];
}

export interface Report {
  readonly title: string;
  readonly ownerName: string;
  /** Answers, confidence, day and number of the snapshot. */
  readonly facts: string;
  /** Date and rule of a result that was graded by an older one. */
  readonly olderScale: string | null;
  /** The line that works like a name, and the portrait under it, paragraph by paragraph. */
  readonly name: string;
  readonly portrait: readonly string[];
  readonly question: string;
  readonly step: string;
  /** The day of the snapshot, never finer: midnight in UTC. */
  readonly madeOn: Date;
  readonly weights: PaneWeights;
  /** The drawn window in words. */
  readonly windowText: string;
  readonly agreement: Agreement;
  readonly agreementText: string;
  /** Null where the owner did not guess. */
  readonly prediction: ReportPrediction | null;
  readonly confidence: { readonly name: string; readonly text: string };
  /** Alphabetical, beside nothing (A4). */
  readonly names: readonly string[];
  readonly namesNote: string;
  readonly panes: readonly ReportPane[];
  readonly legend: string;
  readonly blindSpotMeaning: string;
  readonly canTell: readonly string[];
  readonly cannotTell: readonly string[];
  readonly anonymity: string;
  readonly source: string;
}

/** Prints a report as a PDF of two pages; the same report gives the same bytes. */
export type ReportPrinter = (report: Report) => Promise<Uint8Array>;

/* A plainer kind of report, ready to print: a head, perhaps a window, and sections. Whoever draws it decides about places alone. */

/** A drawn window. */
export interface SheetWindow {
  readonly panes: readonly Pick<ReportPane, "quadrant" | "title" | "words" | "others" | "windowNote">[];
  readonly weights: PaneWeights;
  /** The drawing in words. */
  readonly windowText: string;
}

export interface SheetSection {
  readonly title: string;
  readonly paragraphs: readonly string[];
  /** A list after the paragraphs. */
  readonly points: readonly string[];
  /** Written by people, at any length: cut where it doesn't fit. */
  readonly isCut?: boolean;
}

export interface Sheet {
  readonly title: string;
  /** Under the title. */
  readonly byline: string;
  readonly facts: string;
  /** What stands at the foot of every page. */
  readonly foot: string;
  /** A day, never finer: midnight in UTC. */
  readonly madeOn: Date;
  readonly window: SheetWindow | null;
  readonly sections: readonly SheetSection[];
}

/** Prints a sheet as a PDF of one or two pages; the same sheet gives the same bytes. */
export type SheetPrinter = (sheet: Sheet) => Promise<Uint8Array>;
