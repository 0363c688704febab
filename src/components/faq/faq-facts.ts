import { questionsFacts } from "#src/components/reading/questions-facts.ts";
import type { QuestionGroup } from "./question.ts";

/** All of /faq in the words of schema.org. */
export const faqFacts = (groups: readonly QuestionGroup[]) => ({
  "@context": "https://schema.org",
  ...questionsFacts(groups.flatMap(({ questions }) => questions)),
});
