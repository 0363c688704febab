import { isClaimable } from "#src/server/domain/insight/reading.ts";
import type { GroupPane } from "#src/shared/group/picture-content.ts";
import type { Quadrant, SnapshotContent } from "#src/shared/result/analysis.ts";

/** All that group pictures take from a result. */
export interface GroupWindow {
  /** The agreement index. */
  readonly agreement: number;
  /** In which pane each word is that may be claimed; the Unknown isn't counted. */
  readonly panes: ReadonlyMap<string, GroupPane>;
  /** Its owner has erased it: it's empty here, and what it held is in the pictures that counted it. */
  readonly isErased?: true;
}

const isGroupPane = (quadrant: Quadrant): quadrant is GroupPane => quadrant !== "unknown";

/** Words of Arena and Blind Spot count where the result shows them, those of the Façade where nobody picked them. */
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
