import type { QuestionGroup } from "./question.ts";

/** Questions and answers in the words of schema.org, for search engines. */
export const faqFacts = (groups: readonly QuestionGroup[]) => ({
  "@context": "https://schema.org",
  "@type": "FAQPage",
  mainEntity: groups.flatMap(({ questions }) =>
    questions.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answer },
    })),
  ),
});
