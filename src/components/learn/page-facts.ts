import { publisherFacts, questionsFacts } from "#src/components/reading/facts.ts";
import { brand } from "#src/shared/site/brand.ts";
import { publicPages } from "#src/shared/site/public-pages.ts";
import { serverPaths } from "#src/shared/site/server-paths.ts";
import { sourceList, sourceText } from "./sources.ts";

/** The text's first publication and last change. */
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

/** What people search for. Answers are plain text, as search engines get them, too. */
export const questions: readonly { readonly question: string; readonly answer: string }[] = [
  {
    question: "Why is it called Johari?",
    answer:
      "After Joseph Luft and Harrington Ingham, who presented it in 1955. Their first names, Joe and Harry, make the word, and that’s how you say it.",
  },
  {
    question: "What are the four panes called?",
    answer:
      "Arena (you know it, and so do they), Blind Spot (they know it, you don’t), Façade (you know it, they don’t) and Unknown (nobody knows it yet). Many texts call them the open, blind, hidden and unknown areas.",
  },
  {
    question: "Is a large Blind Spot bad?",
    answer:
      "No. Its size mostly depends on how many people you ask. And with a list of mostly kind words, what’s in it is more often a strength you take for granted than a fault. Rating tools use the term differently: there, a blind spot is a skill that someone rates higher in themselves than others do.",
  },
  {
    question: "How many people should I ask?",
    answer:
      "Five to ten. Three or four give a first glimpse, five to seven a useful picture, eight or more a solid one. Below five, almost any word could be luck.",
  },
  {
    question: "Is the Johari Window scientific?",
    answer:
      "It’s a model from psychology, and researchers still use its four panes to sort what they study. The exercise with a list of words isn’t a validated test. What a single round shows can be compared with chance, and should be.",
  },
  {
    question: "How is it different from 360-degree feedback?",
    answer:
      "There, people rate someone’s behaviour at work on scales, often for the employer. Here they pick words, just for the person. A window starts a conversation; it doesn’t rate anyone.",
  },
  {
    question: "Can others see what I picked about them?",
    answer: `On ${brand.name} the person you answer about sees totals, never who picked what, and nothing at all before three people have answered. Below five answers there are no exact numbers. You don’t have to give a name. In a very small group someone may still guess, and if everyone picked a word, that includes you.`,
  },
  {
    question: "What is a Nohari window?",
    answer:
      "The same exercise with a list of unkind words. We don’t offer one. Anonymous words for faults hurt easily, and they come without the context that would make them useful.",
  },
];
