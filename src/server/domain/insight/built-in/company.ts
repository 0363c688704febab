import type { InsightSentence } from "#src/shared/result/analysis.ts";
import { isFirm } from "#src/shared/result/firm.ts";
import type { Draft } from "./draft.ts";
import { longestList, tallied, describedAll, type Listed } from "./naming.ts";
import { isDelicate, type ReadWord } from "./reading.ts";
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
    ...(hasHints ? [say(`${pane}/hints`, hints, [hintForms[pane](hints)])] : []),
    ...(delicate === undefined ? [] : [say(`${pane}/delicate`, [delicate], delicateForms[pane](delicate))]),
  ];
}

type Forms<Subject> = Readonly<Record<Pane, (subject: Subject) => readonly string[]>>;

const firmForms: Forms<Listed> = {
  arena: ({ names, you, they, are }) => [
    `${names} ${are} on both lists, too.`,
    `${they} also agree that you’re ${you}.`,
  ],
  blindSpot: ({ you, they }) => [`${they} also call you ${you}.`, `${they} also see you as ${you}.`],
};

/** Next to a firm word their few votes would only be noise. */
const hintForms: Readonly<Record<Pane, (hints: readonly ReadWord[]) => string>> = {
  arena: (hints) => `They may also agree that you’re ${describedAll(hints)}.`,
  blindSpot: (hints) => `They may also see you as ${describedAll(hints)}.`,
};

const delicateForms: Forms<ReadWord> = {
  arena: ({ name, note: { care = "" }, ...word }) => [
    `${theyOf(word)} picked ${name} as well; it ${care}.`,
    `You both said ${name}; the word ${care}.`,
  ],
  blindSpot: ({ name, note: { care = "" }, ...word }) => [
    `${theyOf(word)} also picked ${name}; it ${care}.`,
    `${name} came up, too; the word ${care}.`,
  ],
};
