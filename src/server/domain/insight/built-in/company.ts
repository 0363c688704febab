import type { InsightSentence } from "#src/shared/result/analysis.ts";
import type { Draft } from "./draft.ts";
import { longestList, tallied, withoutVotes, type Listed } from "./naming.ts";
import { isDelicate, isFirm, type ReadWord } from "./reading.ts";
import { theyOf } from "./vote-wording.ts";

type Pane = "arena" | "blindSpot";

/** The other words of a pane: those as firm as the first, then hints, then one that takes care. */
export function writeCompany({ reading, say }: Draft, pane: Pane, lead: ReadWord): InsightSentence[] {
  const others = reading[pane].filter((word) => word !== lead);
  const plain = others.filter((word) => !isDelicate(word));
  const firm = plain.filter(isFirm).slice(0, longestList);
  const hints = plain.filter((word) => !isFirm(word)).slice(0, longestList);
  const delicate = others.find((word) => isDelicate(word) && isFirm(word));
  // Beside firm words and one that takes care, hints are one thing too many.
  const hasHints = hints.length > 0 && (firm.length === 0 || delicate === undefined);
  return [
    ...(firm.length > 0
      ? [say(`${pane}/firm`, firm, firmForms[pane](tallied(firm, reading.responseCount)))]
      : []),
    ...(hasHints ? [say(`${pane}/hints`, hints, hintForms[pane](withoutVotes(hints)))] : []),
    ...(delicate === undefined ? [] : [say(`${pane}/delicate`, [delicate], delicateForms[pane](delicate))]),
  ];
}

type Forms<Subject> = Readonly<Record<Pane, (subject: Subject) => readonly string[]>>;

const firmForms: Forms<Listed> = {
  arena: ({ names, they, are }) => [
    `${names} ${are} on both lists, too.`,
    `You and ${they} also agree on ${names}.`,
    `Both lists also say ${names}.`,
  ],
  blindSpot: ({ names, you, they }) => [
    `${they} also call you ${you}.`,
    `${they} also see you as ${you}.`,
    `${they} say ${names} as well.`,
  ],
};

const hintForms: Forms<Listed> = {
  arena: ({ names, you }) => [
    `Some of them also picked ${names}.`,
    `They may see you as ${you}, too.`,
    `There’s a hint of ${names} on their side, too.`,
  ],
  blindSpot: ({ names }) => [`There’s a hint of ${names}, too.`, `Some hint at ${names}, too.`],
};

const delicateForms: Forms<ReadWord> = {
  arena: ({ name, note: { care = "" }, ...word }) => [
    `${theyOf(word)} picked ${name} as well; it ${care}.`,
    `You both said ${name}, too: the word ${care}.`,
    `You both say ${name}; the word ${care}.`,
  ],
  blindSpot: ({ name, note: { care = "" }, ...word }) => [
    `${name} came up, too; the word ${care}.`,
    `Don’t read too much into ${name}, which ${theyOf(word)} also said: it ${care}.`,
    `As for ${name}, which ${theyOf(word)} also said, it ${care}.`,
  ],
};
