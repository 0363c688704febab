import type { GroupPicture } from "./group.output.ts";

/** The panes that group pictures count words in; nobody can say anything about the Unknown. */
export const groupPanes = ["arena", "blindSpot", "facade"] as const;
export type GroupPane = (typeof groupPanes)[number];

/** A word in a pane. */
export interface PaneWord {
  readonly traitId: string;
  readonly pane: GroupPane;
}

/** What a picture shows, frozen, and what its newcomers are counted without from then on. */
export interface PictureContent extends Pick<GroupPicture, "counted" | "agreement" | "words"> {
  /** Shown to nobody: it says what all of the newcomers have in common. */
  readonly heldBack: readonly PaneWord[];
}
