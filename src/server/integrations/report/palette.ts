import type { Quadrant } from "#src/shared/result/analysis.ts";

/** The light theme of src/styles/base/tokens.css, which a PDF cannot read. Paper stays white: a tinted page prints badly. */
export const ink = "#1f1b16";
export const muted = "#655c50";
export const line = "#8c8172";
export const hairline = "#e3dccf";
export const sunk = "#f4efe6";
export const accent = "#9a3f06";

interface PaneColours {
  readonly ground: string;
  readonly ink: string;
  readonly strong: string;
}

export const paneColours: Readonly<Record<Quadrant, PaneColours>> = {
  arena: { ground: "#fbe8bf", ink: "#6e3a05", strong: "#a8560a" },
  blindSpot: { ground: "#dce8f7", ink: "#123f73", strong: "#1d5fa8" },
  facade: { ground: "#f3e0ec", ink: "#64234f", strong: "#8e3a77" },
  unknown: { ground: "#e2e1ee", ink: "#2b2a4c", strong: "#3b3a66" },
};
