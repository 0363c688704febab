import { isClaimable } from "#src/server/domain/insight/reading.ts";
import type { GroupPane } from "#src/shared/group/picture-content.ts";
import type { Quadrant, SnapshotContent } from "#src/shared/result/analysis.ts";

/** The only parts of a result that group pictures use. */
export interface GroupWindow {
  readonly agreement: number;
  /** The pane of each claimable word; the Unknown isn't counted. */
  readonly panes: ReadonlyMap<string, GroupPane>;
  /** The owner erased it: empty here, but still counted in earlier pictures. */
  readonly isErased?: true;
}

const isGroupPane = (quadrant: Quadrant): quadrant is GroupPane => quadrant !== "unknown";

/** Counts words of Arena and Blind Spot that the result shows, and of the Façade that nobody picked. */
export function groupWindowOf({
  agreement,
  words,
}: Pick<SnapshotContent, "agreement" | "words">): GroupWindow {
  const panes = new Map<string, GroupPane>();
  for (const word of words) {
    if (isGroupPane(word.quadrant) && isClaimable(word)) panes.set(word.traitId, word.quadrant);
  }
  return { agreement: agreement.value, panes };
}
