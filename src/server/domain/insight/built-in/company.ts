import type { InsightSentence } from "#src/shared/result/analysis.ts";
import type { Draft } from "./draft.ts";
import { longestList, tallied } from "./naming.ts";
import { isDelicate, isFirm, type ReadWord } from "./reading.ts";

type Pane = "arena" | "blindSpot";

/** How a pane goes on after its first word. */
const forms = {
  arena: {
    firm: (words: string) => [
      `They also agree you're ${words}.`,
      `They picked ${words} as well.`,
      `The same goes for ${words}.`,
    ],
    hints: (words: string, are: string) => [
      `${words} ${are} so far.`,
      `You may share ${words} as well.`,
      `Less clearly, you both see ${words}.`,
    ],
    delicate: (word: string, care: string) => [
      `${word} is on both lists; it ${care}.`,
      `You both said ${word}, too: the word ${care}.`,
      `When you both say ${word}, remember that it ${care}.`,
    ],
  },
  blindSpot: {
    firm: (words: string) => [
      `They also call you ${words}.`,
      `They add ${words}.`,
      `They say ${words} as well.`,
    ],
    hints: (words: string) => [
      `There's a hint of ${words}, too.`,
      `You may come across as ${words}, too.`,
      `Some also say ${words}.`,
    ],
    delicate: (word: string, care: string) => [
      `They said ${word} as well; the word ${care}.`,
      `Don't take ${word} too hard: it ${care}.`,
      `As for ${word}, which they also said, it ${care}.`,
    ],
  },
};

/** The other words of a pane: those as firm as the first, then hints, then one that takes care. */
export function writeCompany({ reading, say }: Draft, pane: Pane, lead: ReadWord): InsightSentence[] {
  const others = reading[pane].filter((word) => word !== lead);
  const plain = others.filter((word) => !isDelicate(word));
  const firm = plain.filter(isFirm).slice(0, longestList);
  const hints = plain.filter((word) => !isFirm(word)).slice(0, longestList);
  const delicate = others.find((word) => isDelicate(word) && isFirm(word));
  const list = (words: readonly ReadWord[]) => tallied(words, reading.responseCount);
  const sentences = {
    firm: () => say(`${pane}/firm`, firm, forms[pane].firm(list(firm))),
    hints: () =>
      say(
        `${pane}/hints`,
        hints,
        forms[pane].hints(list(hints), hints.length === 1 ? "is a hint" : "are hints"),
      ),
    delicate: (word: ReadWord) =>
      say(`${pane}/delicate`, [word], forms[pane].delicate(word.name, word.note.care ?? "")),
  };
  return [
    ...(firm.length > 0 ? [sentences.firm()] : []),
    // Beside firm words and one that takes care, hints are one thing too many.
    ...(hints.length > 0 && (firm.length === 0 || delicate === undefined) ? [sentences.hints()] : []),
    ...(delicate === undefined ? [] : [sentences.delicate(delicate)]),
  ];
}
