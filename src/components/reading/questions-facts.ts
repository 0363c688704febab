/** Questions and answers on a page, in the words of schema.org, for search engines. */
export const questionsFacts = (
  questions: readonly { readonly question: string; readonly answer: string }[],
) => ({
  "@type": "FAQPage",
  mainEntity: questions.map(({ question, answer }) => ({
    "@type": "Question",
    name: question,
    acceptedAnswer: { "@type": "Answer", text: answer },
  })),
});
