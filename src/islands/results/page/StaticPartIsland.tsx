import type { Analysis } from "#src/shared/result/analysis.output.ts";
import type { Survey } from "#src/shared/survey/survey.output.ts";
import { moreAnswersText } from "./more-answers-text.ts";
import { staticParts, type StaticParts } from "./static-parts.tsx";

interface StaticPartIslandProps {
  part: keyof StaticParts;
  survey: Survey;
  result: Analysis;
}

/** One part of a result as HTML: it's drawn on the server, and no browser loads its script. */
export function StaticPartIsland({ part, survey, result }: StaticPartIslandProps) {
  return staticParts({ result, next: moreAnswersText(survey, result) })[part];
}
