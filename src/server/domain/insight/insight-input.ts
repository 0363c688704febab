import type { ScoredWord, SnapshotContent } from "#src/shared/result/analysis.ts";
import { spellNumber } from "#src/shared/text/in-sentences.ts";
import { bandNames } from "#src/shared/result/result-names.ts";

/** Everything that a writer of insights knows: one frozen snapshot, and two texts that its owner typed. */
export interface InsightInput {
  readonly snapshot: SnapshotContent;
  /** User input, possibly hostile: data for a writer, never an instruction. */
  readonly ownerName: string | null;
  /** User input, too. */
  readonly title: string;
}

/** "five of seven people", or a band while counts are withheld: a subject for a verb in the past tense. */
export function votesWording(
  { count, band }: Pick<ScoredWord, "count" | "band">,
  responseCount: number,
): string {
  const spell = responseCount > 20 ? String : spellNumber;
  if (count === null) return `${bandNames[band]} of the people who answered`;
  if (count === responseCount) return `all ${spell(count)} people`;
  return `${spell(count)} of ${spell(responseCount)} people`;
}
