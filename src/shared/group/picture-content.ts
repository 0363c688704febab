import type { GroupPicture } from "./group.output.ts";

/** The panes in group pictures. Nobody knows anything about the Unknown. */
export const groupPanes = ["arena", "blindSpot", "facade"] as const;
export type GroupPane = (typeof groupPanes)[number];

/** A word in a pane. */
export interface PaneWord {
  readonly traitId: string;
  readonly pane: GroupPane;
}

/** A frozen picture, and the words withheld from it. */
export interface PictureContent extends Pick<GroupPicture, "counted" | "agreement" | "words"> {
  /** Shown to nobody: words that all newcomers have in common. */
  readonly heldBack: readonly PaneWord[];
}
