import type { CardClaim } from "./card.ts";

const peers = { most: "Most people", several: "Several people", someone: "Someone else" } as const;
const endings = { all: "I had, too.", some: "Some I hadn’t.", none: "I hadn’t." } as const;

/** What strangers read on a card and on its page. The owner speaks. */
export const cardTexts = {
  /** Two sentences; a picture begins a line with each. */
  sentences: ({ count, by, own }: CardClaim, word: string): readonly [string, string] => [
    `${peers[by]} ${count === 1 ? `called me ${word}` : "picked these words for me"}.`,
    endings[own],
  ],
  panes: { arena: "We both see", blindSpot: "They see" },
  alt: (sentence: string, words: string) => `A window of four panes. ${sentence} ${words}.`,
  explanation: {
    title: "A window with two sides",
    text: "Someone picked words for themselves. People who know them picked words for them, too, without giving their names. How many picked each of these, and who they are, isn’t shown anywhere.",
  },
  ask: "How do people see you?",
} as const;
