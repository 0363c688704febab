import type { CardFormat } from "#src/shared/result/card.ts";
import type { BrandPlace } from "./brand.ts";
import { panesIn, type Box, type PaneBoxes } from "./window-drawing.ts";

/** Where a text stands: its left end, the line that it stands on, and the size of its letters. */
interface Line {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

/** A card's parts, laid out for one format. */
export interface CardLayout {
  readonly frame: Box;
  readonly panes: PaneBoxes;
  /** Between the words and the edges of their pane. */
  readonly padding: number;
  /** The name: it begins with letters of this size, and takes smaller ones until it fits. */
  readonly title: Line & { readonly width: number };
  readonly note: Line;
  readonly brand: BrandPlace;
}

/** The window's sizes tell nothing: in each format they are the same for everyone. */
const withPanes = ({
  frame,
  bar,
  ...rest
}: Omit<CardLayout, "panes"> & { readonly bar: { readonly x: number; readonly y: number } }): CardLayout => ({
  frame,
  panes: panesIn(frame, { upright: bar.x, left: bar.y, right: bar.y }),
  ...rest,
});

export const cardLayouts: Readonly<Record<CardFormat, CardLayout>> = {
  wide: withPanes({
    frame: { x: 44, y: 40, width: 1112, height: 438 },
    bar: { x: 1008, y: 406 },
    padding: 48,
    title: { x: 44, y: 550, size: 54, width: 826 },
    note: { x: 44, y: 590, size: 25 },
    brand: { x: 1156, y: 574, size: 40, isFlushRight: true },
  }),
  square: withPanes({
    frame: { x: 60, y: 60, width: 960, height: 770 },
    bar: { x: 884, y: 716 },
    padding: 56,
    title: { x: 60, y: 920, size: 72, width: 960 },
    note: { x: 60, y: 1002, size: 29 },
    brand: { x: 1020, y: 1004, size: 44, isFlushRight: true },
  }),
  // Apps lay their own buttons over the top and the bottom: both stay free.
  story: withPanes({
    frame: { x: 70, y: 420, width: 940, height: 1060 },
    bar: { x: 872, y: 1350 },
    padding: 60,
    title: { x: 70, y: 370, size: 96, width: 940 },
    note: { x: 70, y: 1556, size: 36 },
    brand: { x: 70, y: 1650, size: 54, isFlushRight: false },
  }),
};
