import type { Analysis } from "#src/shared/result/analysis.output.ts";
import type { ShareCard } from "#src/shared/result/card.output.ts";
import { proposedCardWords, type CardFormat } from "#src/shared/result/card.ts";
import type { KeepsakeFormat } from "#src/shared/result/keepsake.ts";
import { delicateWords } from "#src/shared/words/delicate-words.ts";
import { isClear } from "#src/shared/result/analysis.ts";

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

export const noCardWords =
  "A card takes words that you share and that stand out clearly from chance. There are none in this result yet; more answers may bring some.";

export const onceClosed =
  "You can share this once the round is closed, so it can’t sway anyone still answering.";

export const whoSees =
  "Anyone with the link can open its page without an account. You can turn the link off, but people keep pictures they have saved.";

export const keepsName =
  "The card keeps the first name you had when you made it. If you make it again with your name today, it gets a new link and the old one stops working.";

type Result = Pick<Analysis, "arenaTraits" | "words">;

/** What a card may show: the clear words of the Arena, strongest first. */
export function cardWords({ arenaTraits, words }: Result): readonly string[] {
  const clear = new Set(words.filter(isClear).map(({ traitId }) => traitId));
  return arenaTraits.filter((id) => clear.has(id));
}

/** Words to begin with: those of the card there is, as far as it may still show them; else the strongest. "Nervous" is the owner's
 * choice alone. */
export function proposedWords(result: Result, card: ShareCard | null): readonly string[] {
  const allowed = cardWords(result);
  const shown = card?.selectedTraits.filter((id) => allowed.includes(id)) ?? [];
  return shown.length > 0 ? shown : plainest(allowed);
}

const plainest = (ids: readonly string[]): readonly string[] =>
  ids.filter((id) => !delicateWords.has(id)).slice(0, proposedCardWords);

/** Whether the card shows just these words, in whatever order. */
export const isOfWords = ({ selectedTraits }: ShareCard, words: readonly string[]): boolean =>
  selectedTraits.length === words.length && selectedTraits.every((id) => words.includes(id));
