import { spellNumber } from "#src/shared/text/in-sentences.ts";
import { bandNames } from "#src/shared/result/result-names.ts";
import type { ScoredWord } from "#src/shared/result/analysis.ts";

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
