import { baseRate, evidenceByVotes } from "#src/shared/scoring/evidence.ts";
import { isClear, type ScoredWord } from "./analysis.ts";
import { findStory, type Result } from "./story.ts";

export const maxCardWords = 5;

/** What rule A13 needs to know about a round. */
export interface CardRound {
  /** Its peers were told, before they answered. */
  readonly ownerMayShowWords: boolean;
  readonly isOpen: boolean;
}

/**
 * Whether a card would reveal more than it shows. A peer sees that a word they left out is clear; if that
 * takes the votes of all others, they know what each picked. So a word that two left out must be clear, too.
 */
export function tellsOthers({ words, responseCount }: Result): boolean {
  const votes = words.map(({ count }) => count ?? 0);
  const evidence = evidenceByVotes(responseCount, baseRate(votes, responseCount), words.length);
  return evidence[responseCount - 2] !== "clear";
}

/**
 * The words that a card may show, strongest first (rule A13): clear ones, if that reveals nobody's picks,
 * which takes six or seven answers. If peers weren't told, only words of the Arena, once nobody can answer
 * any more.
 */
export function cardWords(result: Result, { ownerMayShowWords, isOpen }: CardRound): readonly ScoredWord[] {
  const { kind, clear, shared } = findStory(result);
  if (kind !== "finding" || tellsOthers(result)) return [];
  if (ownerMayShowWords) return clear;
  return isOpen ? [] : shared;
}

/** `wide` is for link previews; the others are for posting. */
export const pictureFormats = ["story", "post", "wide"] as const;
export type PictureFormat = (typeof pictureFormats)[number];

/** Four panes with their names have no room in a wide one. */
export const keepsakeFormats = ["story", "post"] as const satisfies readonly PictureFormat[];

export const pictureThemes = ["light", "dark"] as const;
export type PictureTheme = (typeof pictureThemes)[number];

/** In pixels. */
export const pictureSizes = {
  story: { width: 1080, height: 1920 },
  post: { width: 1080, height: 1350 },
  wide: { width: 1200, height: 630 },
} as const satisfies Readonly<Record<PictureFormat, { width: number; height: number }>>;

/** What a card's words have in common, as its sentence may say it. */
export interface CardClaim {
  readonly count: number;
  readonly by: "most" | "several" | "someone";
  /** How many of them the owner picked, too. */
  readonly own: "all" | "some" | "none";
}

/** Older cards may have words that only one person picked. */
export function claimOf(words: readonly ScoredWord[]): CardClaim {
  const own = words.filter(({ quadrant }) => quadrant === "arena").length;
  return {
    count: words.length,
    by: !words.every(isClear) ? "someone" : words.every(({ band }) => band === "most") ? "most" : "several",
    own: own === words.length ? "all" : own === 0 ? "none" : "some",
  };
}

/** A card as anyone with its address sees it. */
export interface ShownCard {
  readonly title: string;
  readonly words: readonly { readonly name: string; readonly description: string }[];
  /** The picture in words. */
  readonly alt: string;
  readonly url: string;
  readonly imageUrl: string;
}

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
