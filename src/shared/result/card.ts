import { baseRate, evidenceByVotes } from "#src/shared/scoring/evidence.ts";
import { isClear, type ScoredWord } from "./analysis.ts";
import { findStory, type Result } from "./story.ts";

export const maxCardWords = 5;

/** What rule A13 asks of a round. */
export interface CardRound {
  /** Its peers were told, before they answered. */
  readonly ownerMayShowWords: boolean;
  readonly isOpen: boolean;
}

/**
 * Whether a card would tell more than it shows. A peer who sees a word that they left out knows that it's clear; where only the votes of
 * all the others make it so, they know what each of them picked. So a word that two left out must be clear, too.
 */
export function tellsOthers({ words, responseCount }: Result): boolean {
  const votes = words.map(({ count }) => count ?? 0);
  const evidence = evidenceByVotes(responseCount, baseRate(votes, responseCount), words.length);
  return evidence[responseCount - 2] !== "clear";
}

/**
 * The words that a card of this result may show, strongest first (rule A13): clear ones, where that tells nobody what the others
 * picked, so from six or seven answers on. Where peers weren't told, words of the Arena alone, and none while people can still answer.
 */
export function cardWords(result: Result, { ownerMayShowWords, isOpen }: CardRound): readonly ScoredWord[] {
  const { kind, clear, shared } = findStory(result);
  if (kind !== "finding" || tellsOthers(result)) return [];
  if (ownerMayShowWords) return clear;
  return isOpen ? [] : shared;
}

/** `wide` is what chats and networks show beside a link; the others are for people to post. */
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

/** Cards from before words had evidence may have some that one person alone picked. */
export function claimOf(words: readonly ScoredWord[]): CardClaim {
  const own = words.filter(({ quadrant }) => quadrant === "arena").length;
  return {
    count: words.length,
    by: !words.every(isClear) ? "someone" : words.every(({ band }) => band === "most") ? "most" : "several",
    own: own === words.length ? "all" : own === 0 ? "none" : "some",
  };
}

/** A card as everyone sees it who has its address. */
export interface ShownCard {
  readonly title: string;
  readonly words: readonly { readonly name: string; readonly description: string }[];
  /** The picture in words. */
  readonly alt: string;
  readonly url: string;
  readonly imageUrl: string;
}
