import { groupPanes, type PaneWord, type PictureContent } from "#src/shared/group/picture-content.ts";
import type { GroupWindow } from "./group-window.ts";
import type { GroupCell } from "#src/shared/group/group.output.ts";
import { publishCells } from "./publish-cells.ts";
import { unseenOf, type Member, type NextPicture, type Shown } from "./rules.ts";
import { agreementQuartiles, countPanes } from "./score-group.ts";
import { heldBackFor } from "./unanimity.ts";

/**
 * The content of the next picture.
 *
 * @param earlier the contents of the pictures before, first to newest
 */
export function pictureContent(
  { kept, newcomers }: NextPicture,
  earlier: readonly Pick<PictureContent, "heldBack">[],
  shown: Shown,
  windowOf: (member: Member) => GroupWindow,
): PictureContent {
  const heldBack = heldBackFor(newcomers, shown, windowOf);
  const isHidden = (members: readonly Member[]) => unseenOf(members, shown).results.length > 0;
  // A class that has nothing unseen any more has nothing to hold back.
  const keptBack = kept
    .filter(({ members }) => isHidden(members))
    .flatMap(({ pictures }) => earlier[(pictures[0] ?? 0) - 1]?.heldBack ?? []);
  const windows = [...kept.flatMap(({ members }) => members), ...newcomers].map(windowOf);
  return {
    counted: windows.length,
    agreement: agreementQuartiles(windows.map(({ agreement }) => agreement)),
    words: publishedWords(windows, [...keptBack, ...heldBack]),
    heldBack,
  };
}

/** Words with at least one cell to show: those of the most windows first, then by name. */
function publishedWords(
  windows: readonly GroupWindow[],
  heldBack: readonly PaneWord[],
): PictureContent["words"] {
  const rank = (cell: GroupCell) => (cell === "most" ? windows.length : (cell ?? 0));
  return [...countPanes(windows, heldBack)]
    .map(([traitId, counts]) => ({ traitId, ...publishCells(counts, windows.length) }))
    .filter((word) => groupPanes.some((pane) => word[pane] !== null))
    .map((word) => ({ word, shown: groupPanes.reduce((sum, pane) => sum + rank(word[pane]), 0) }))
    .toSorted((one, other) => other.shown - one.shown || (one.word.traitId < other.word.traitId ? -1 : 1))
    .map(({ word }) => word);
}
