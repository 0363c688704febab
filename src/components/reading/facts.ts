import { brand } from "#src/shared/site/brand.ts";
import { paths } from "#src/shared/site/paths.ts";

/** Who publishes an article, in the words of schema.org, with the logo that search engines ask for. */
export function publisherFacts(absolute: (path: string) => string) {
  return {
    "@type": "Organization",
    name: brand.name,
    url: absolute(paths.home()),
    logo: { "@type": "ImageObject", url: absolute("/favicon.svg") },
  };
}

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
