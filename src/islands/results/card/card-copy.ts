import type { Analysis } from "#src/shared/result/analysis.output.ts";
import type { ShareCard } from "#src/shared/result/card.output.ts";
import { proposedCardWords } from "#src/shared/result/card.ts";
import { delicateWords } from "#src/shared/words/delicate-words.ts";
import { standsOut } from "#src/shared/result/window-geometry.ts";

/** What the section "A card to show" says and proposes. */

export const onTheCard =
  "On it: your first name, the words that you pick from your Arena, and our name. Never on it: how many people picked a word, who answered, and what is in the other three panes.";

/** Words that could be luck may be on a card, so an Arena without any word is all that keeps one from being made. */
export const noCardWords = "This result has no word that both sides picked, so no card can be made of it.";

export const onceClosed =
  "You can make it once the round is closed: whoever saw it before answering would be led by it.";

export const whoSees =
  "Whoever has the link can open its page, without an account. You can take it back; a picture that somebody has saved stays with them.";

export const keepsName =
  "The card keeps the first name that you had when you made it. With your name of today it gets a new link, and the old one stops working.";

export const couldBeLuck = "These could be luck: one voice, or no more than chance gives.";

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
