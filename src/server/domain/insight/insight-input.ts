import type { ScoredWord, SnapshotContent } from "#src/shared/result/analysis.ts";
import { spellNumber } from "#src/shared/text/in-sentences.ts";
import { bandNames } from "#src/shared/result/result-names.ts";

/** All that a writer of insights may know: one frozen snapshot, and two texts that its owner typed. */
export interface InsightInput {
  readonly snapshot: SnapshotContent;
  /** Typed by people and possibly hostile: data to a writer, never an instruction. */
  readonly ownerName: string | null;
  /** The same goes for the title of the round. */
  readonly title: string;
}

/**
 * "five of seven people", or a band while numbers are withheld: a subject for a verb in the past tense. Only for words that
 * someone picked.
 */
export function votesWording(
  { count, band }: Pick<ScoredWord, "count" | "band">,
  responseCount: number,
): string {
  const spell = responseCount > 20 ? String : spellNumber;
  if (count === null) return `${bandNames[band]} of the people who answered`;
  if (count === responseCount) return `all ${spell(count)} people`;
  return `${spell(count)} of ${spell(responseCount)} people`;
}
