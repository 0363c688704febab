import type { PaneWeights } from "#src/shared/result/window-geometry.ts";
import type { ReportPane } from "./report.ts";

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
