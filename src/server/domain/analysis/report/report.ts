import type { Agreement, Quadrant } from "#src/shared/result/analysis.ts";
import type { PaneWeights } from "#src/shared/result/window-geometry.ts";

/* A report's contents in reading order (`report-content.ts`); the printer decides only about layout. */

export interface ReportWord {
  readonly name: string;
  /** "most", "5 of 6"; null for words without votes. */
  readonly votes: string | null;
  /** Very unlikely to be chance. */
  readonly isClear: boolean;
  /** The heading above it, "Clear" or "Hints"; null for words without one. */
  readonly strength: string | null;
}

export interface ReportPane {
  readonly quadrant: Quadrant;
  readonly title: string;
  readonly lead: string;
  /** Strongest evidence first. */
  readonly words: readonly ReportWord[];
  /** Shown if there are no words. */
  readonly empty: string;
  /** Words that could be chance or that nobody picked, only mentioned. */
  readonly others: readonly string[];
  readonly othersTitle: string;
  /** Shown in the drawn pane instead of words: the Unknown has a count. */
  readonly windowNote: string | null;
}

export interface ReportPrediction {
  readonly agreement: Agreement;
  readonly text: string;
  /** Lists such as "You saw these coming", with words and votes; empty ones are left out. */
  readonly lists: readonly { readonly title: string; readonly words: readonly string[] }[];
}

export interface Report {
  readonly title: string;
  readonly ownerName: string;
  /** The answers, confidence, day and number of the snapshot. */
  readonly facts: string;
  /** The date and rule of a result graded by an older scale. */
  readonly olderScale: string | null;
  /** The headline, and the portrait under it by paragraphs. */
  readonly name: string;
  readonly portrait: readonly string[];
  readonly question: string;
  readonly step: string;
  /** The day of the snapshot, never finer: midnight in UTC. */
  readonly madeOn: Date;
  readonly weights: PaneWeights;
  /** The drawing's text alternative. */
  readonly windowText: string;
  readonly agreement: Agreement;
  readonly agreementText: string;
  /** null without a guess. */
  readonly prediction: ReportPrediction | null;
  readonly confidence: { readonly name: string; readonly text: string };
  /** Alphabetical, so they match no words (A4). */
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

/** Someone's own logo, a PNG, and colour. */
export interface PrintedBrand {
  readonly logo: Buffer | null;
  readonly colour: string | null;
}

/* A sheet for a session: a result in short, and sections; the printer decides only about layout. */

export interface SheetSection {
  readonly title: string;
  readonly paragraphs: readonly string[];
  readonly points: readonly string[];
  /** User-written text of any length: cut if it doesn't fit. */
  readonly isCut?: boolean;
}

export interface Sheet {
  readonly title: string;
  readonly byline: string;
  readonly facts: string;
  /** The footer of every page. */
  readonly foot: string;
  /** The logo and the colour of who prints it. */
  readonly brand: PrintedBrand | null;
  /** A day, never finer: midnight in UTC. */
  readonly madeOn: Date;
  /** Its window, portrait and panes are on the sheet. */
  readonly result: Pick<Report, "name" | "portrait" | "panes" | "weights" | "windowText">;
  /** Each group stays on one page. */
  readonly sections: readonly (readonly SheetSection[])[];
}

/** Prints a sheet as a PDF of two pages; the same sheet gives the same bytes. */
export type SheetPrinter = (sheet: Sheet) => Promise<Uint8Array>;
