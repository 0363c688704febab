import { readsLikeLink } from "#src/shared/text/reads-like-link.ts";

/** A card as everyone sees it who has its address. */
export interface ShownCard {
  readonly title: string;
  readonly words: readonly { readonly name: string; readonly description: string }[];
  /** The picture in words. */
  readonly alt: string;
  readonly url: string;
  readonly imageUrl: string;
}

export const maxCardWords = 6;
/** As many words as are picked for the person until they pick themselves. */
export const proposedCardWords = 4;

/** `wide` is what chats and networks show beside a link; the others are for people to post. */
export const cardFormats = ["wide", "square", "story"] as const;
export type CardFormat = (typeof cardFormats)[number];

/** In pixels. */
export const cardSizes = {
  wide: { width: 1200, height: 630 },
  square: { width: 1080, height: 1080 },
  story: { width: 1080, height: 1920 },
} as const satisfies Readonly<Record<CardFormat, { width: number; height: number }>>;

/** The title is public and anyone can take any name: one that reads like a link is left out, as in our emails. */
export const cardTitle = (firstName: string): string =>
  firstName.trim() === "" || readsLikeLink(firstName) ? "An open pane" : `${firstName.trim()}’s open pane`;

/** What stands under the words, on the picture and beside it. True also of words that one person alone picked. */
export const cardNote = "Words I picked, and someone else did too";
