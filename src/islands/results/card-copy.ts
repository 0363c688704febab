import type { Analysis } from "#src/shared/analysis.ts";
import { proposedCardWords, type ShareCard } from "#src/shared/card.ts";

/** What the section "A card to show" says and proposes. */

export const onTheCard =
  "On it: your first name, the words that you pick from your Arena, and our name. Never on it: how many people picked a word, who answered, and what is in the other three panes.";

export const whoSees =
  "Whoever has the link can open its page, without an account. You can take it back; a picture that somebody has saved stays with them.";

/** Words to begin with: those of the card there is, as far as they still are in the Arena; else the strongest. */
export function proposedWords(
  { arenaTraits }: Pick<Analysis, "arenaTraits">,
  card: ShareCard | null,
): readonly string[] {
  const shown = card?.selectedTraits.filter((id) => arenaTraits.includes(id)) ?? [];
  return shown.length > 0 ? shown : arenaTraits.slice(0, proposedCardWords);
}

/** Whether the card shows just these words, in whatever order. */
export const isOfWords = ({ selectedTraits }: ShareCard, words: readonly string[]): boolean =>
  selectedTraits.length === words.length && selectedTraits.every((id) => words.includes(id));
