import { type CardRound, cardWords, type PictureFormat, type PictureTheme } from "#src/shared/result/card.ts";
import type { ShareCard } from "#src/shared/result/card.output.ts";
import type { Result } from "#src/shared/result/story.ts";
import { delicateWords } from "#src/shared/words/delicate-words.ts";

/** What the pictures of a window say of themselves, and which words a card proposes. */

export const formatNames: Readonly<Record<PictureFormat, string>> = {
  story: "Story",
  post: "Post",
  wide: "Link preview",
};

export const themeNames: Readonly<Record<PictureTheme, string>> = { light: "Light", dark: "Dark" };

export const onTheCard =
  "A picture of words that people clearly picked for you. It has no numbers, no names and no dates, and nothing but the words you choose.";

export const noCardWords =
  "A card takes words that clearly stand out, and at least six or seven answers: with fewer, someone who answered could tell from it what the others picked.";

export const onceClosed =
  "People weren’t told about cards when they answered this round. So a card can show words of your Arena, once the round is closed.";

export const whoSees =
  "Anyone with the link can open its page without an account. You can turn the link off, but people keep pictures they have saved.";

export const aboutKeepsake =
  "This shows all of your window: the words of all four panes, which people picked in confidence. It has no names and no numbers of people.";

/** As many words as are picked for the person until they pick themselves. */
const mostProposed = 3;

/** The words picked at first: the card's that may still be shown, else the strongest, and no hard ones. */
export function proposedWords(result: Result, round: CardRound, card: ShareCard | null): readonly string[] {
  const allowed = cardWords(result, round).map(({ traitId }) => traitId);
  const shown = card?.selectedTraits.filter((id) => allowed.includes(id)) ?? [];
  if (shown.length > 0) return shown;
  return allowed.filter((id) => !delicateWords.has(id)).slice(0, mostProposed);
}
