import type { Analysis } from "#src/shared/result/analysis.output.ts";
import type { ShareCard } from "#src/shared/result/card.output.ts";
import { proposedCardWords, type CardFormat } from "#src/shared/result/card.ts";
import type { KeepsakeFormat } from "#src/shared/result/keepsake.ts";
import { delicateWords } from "#src/shared/words/delicate-words.ts";
import { standsOut } from "#src/shared/result/window-geometry.ts";

/** What the pictures of a window say of themselves, and which words a card proposes. */

export const formatNames: Readonly<Record<CardFormat, string>> = {
  wide: "Wide, for links",
  square: "Square, for posts",
  story: "Tall, for stories",
};

export const keepsakeNames: Readonly<Record<KeepsakeFormat, string>> = {
  square: "Download square PNG",
  story: "Download tall PNG",
};

export const aboutKeepsake =
  "Your whole window, with the words of all four panes, to keep. It’s private: nobody else can download it, and people picked these words in confidence. Think twice before you pass it on.";

export const onTheCard =
  "It shows your first name, the words you choose from your Arena, and our name. It never shows how many people picked a word, who answered, or what’s in the other three panes.";

/** Words that could be luck may be on a card, so an Arena without any word is all that keeps one from being made. */
export const noCardWords = "You and they picked no word in common, so there’s nothing to put on a card yet.";

export const onceClosed =
  "You can share this once the round is closed, so it can’t sway anyone still answering.";

export const whoSees =
  "Anyone with the link can open its page without an account. You can turn the link off, but people keep pictures they have saved.";

export const keepsName =
  "The card keeps the first name you had when you made it. If you make it again with your name today, it gets a new link and the old one stops working.";

export const couldBeLuck =
  "These could be chance: one person picked them, or no more people than chance would explain.";

type Result = Pick<Analysis, "arenaTraits" | "words">;

/** The Arena, strongest first: the words that the result shows, and those that it folds away. */
export function wordsByWeight({ arenaTraits, words }: Result) {
  const strong = new Set(words.filter(standsOut).map(({ traitId }) => traitId));
  return {
    standing: arenaTraits.filter((id) => strong.has(id)),
    lucky: arenaTraits.filter((id) => !strong.has(id)),
  };
}

/** Words to begin with: those of the card there is, as far as they still are in the Arena; else the strongest that stand
 * out. Where none does there are none: to show the world what could be luck, or "nervous", is the owner's choice alone. */
export function proposedWords(result: Result, card: ShareCard | null): readonly string[] {
  const shown = card?.selectedTraits.filter((id) => result.arenaTraits.includes(id)) ?? [];
  return shown.length > 0 ? shown : plainest(wordsByWeight(result).standing);
}

const plainest = (ids: readonly string[]): readonly string[] =>
  ids.filter((id) => !delicateWords.has(id)).slice(0, proposedCardWords);

/** Whether the card shows just these words, in whatever order. */
export const isOfWords = ({ selectedTraits }: ShareCard, words: readonly string[]): boolean =>
  selectedTraits.length === words.length && selectedTraits.every((id) => words.includes(id));
