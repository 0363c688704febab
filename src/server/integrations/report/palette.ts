import type { Quadrant } from "#src/shared/result/analysis.ts";

/** The light theme of src/styles/base/tokens.css. Paper stays white, as a tinted page prints badly. */
export const ink = "#1f1b16";
export const muted = "#655c50";
export const line = "#8c8172";
export const hairline = "#e3dccf";
export const sunk = "#f4efe6";
export const accent = "#9a3f06";
/** The accent at 38 percent on white. */
export const accentTint = "#d9b6a0";

export const paneColours = {
  arena: { ground: "#fbe8bf", ink: "#6e3a05", strong: "#a8560a" },
  blindSpot: { ground: "#dce8f7", ink: "#123f73", strong: "#1d5fa8" },
  facade: { ground: "#f3e0ec", ink: "#64234f", strong: "#8e3a77" },
  unknown: { ground: "#e2e1ee", ink: "#2b2a4c", strong: "#3b3a66" },
} satisfies Record<Quadrant, unknown>;

/** Both themes, for pictures. */
export const themes = {
  light: { paper: "#fbf8f2", ink, muted, panes: paneColours },
  dark: {
    paper: "#15131b",
    ink: "#f3eee6",
    muted: "#afa697",
    panes: {
      arena: { ground: "#573812", ink: "#fbd58a", strong: "#e0a23c" },
      blindSpot: { ground: "#10283f", ink: "#a9cef7", strong: "#7cb2f0" },
      facade: { ground: "#331a2d", ink: "#edb6da", strong: "#d98abf" },
      unknown: { ground: "#24233c", ink: "#c9c7f0", strong: "#9c99e6" },
    },
  },
} as const;
