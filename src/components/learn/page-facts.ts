import { publisherFacts } from "#src/components/reading/publisher-facts.ts";
import { questionsFacts } from "#src/components/reading/questions-facts.ts";
import { brand } from "#src/shared/site/brand.ts";
import { serverPaths } from "#src/shared/site/server-paths.ts";
import { publicPages } from "#src/shared/site/public-pages.ts";
import { questions } from "./questions.ts";
import { sourceList, sourceText } from "./sources.ts";

/** When the text was first shown, and when it last changed in what it says. */
export const published = "2026-11-22";
export const changed = "2026-11-22";

/**
 * What the page is in the words of schema.org: an article, and the questions that stand on it.
 *
 * @param absolute makes an address of the whole web of a path
 */
export function pageFacts(absolute: (path: string) => string): Readonly<Record<string, unknown>> {
  const { title, description, path } = publicPages.johariWindow;
  const address = absolute(path);
  return {
    "@context": "https://schema.org",
    "@graph": [
      {
        "@type": "Article",
        "@id": `${address}#article`,
        headline: title,
        description,
        datePublished: published,
        dateModified: changed,
        author: { "@type": "Organization", name: brand.studio },
        publisher: publisherFacts(absolute),
        image: absolute(serverPaths.preview(path)),
        mainEntityOfPage: address,
        about: { "@type": "Thing", name: "Johari window" },
        citation: sourceList.map((source) => Object.values(sourceText(source)).join(" ")),
      },
      { "@id": `${address}#questions`, ...questionsFacts(questions) },
    ],
  };
}
