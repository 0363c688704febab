import { storeKey } from "./browser-storage.ts";
import type { Analysis } from "#src/shared/result/analysis.output.ts";
import { quadrants } from "#src/shared/result/analysis.ts";

/** Where this browser keeps how many panes of a snapshot it has opened. */
export const openedKey = ({ surveyId, snapshot }: Pick<Analysis, "surveyId" | "snapshot">): string =>
  storeKey(`opened.${surveyId}.${String(snapshot)}`);

/** As it is kept. Nothing is a result that is new here, and whatever is no step on the way has everything open. */
export function openedPanes(kept: string | null): number {
  return /^[123]$/.test(kept ?? "1") ? Number(kept ?? 1) : quadrants.length;
}
