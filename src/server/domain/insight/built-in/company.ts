import { isClear, type InsightSentence } from "#src/shared/result/analysis.ts";
import type { Draft } from "./draft.ts";
import { describedAll, nameFirst, tallied, type Listed, type Named } from "./naming.ts";
import { isDelicate, type ReadWord } from "./reading.ts";
import { theyOf } from "./vote-wording.ts";

type Pane = "arena" | "blindSpot";

/** The other words of a pane: clear ones, then hints, then one that takes care. */
export function writeCompany({ reading, say }: Draft, pane: Pane, lead: ReadWord): InsightSentence[] {
  const others = reading[pane].filter((word) => word !== lead);
  const plain = others.filter((word) => !isDelicate(word));
  // A sentence has one subject: where most picked the first, "some of them" is no word for it, and "they" none for the rest.
  const allClear = plain.filter(isClear);
  const clear = nameFirst(allClear.filter(({ band }) => band === allClear[0]?.band));
  const hints = nameFirst(plain.filter((word) => !isClear(word)));
  const delicate = others.find((word) => isDelicate(word) && isClear(word));
  const hasClear = clear.words.length > 0;
  // Beside clear words and one that takes care, hints are one thing too many; after clear words left out they'd seem to come next.
  const areAllNamed = clear.words.length === allClear.length;
  const hasHints = hints.words.length > 0 && areAllNamed && (!hasClear || delicate === undefined);
  return [
    ...(hasClear
      ? [say(`${pane}/clear`, clear.words, clearForms[pane](tallied(clear, reading.responseCount)))]
      : []),
    ...(hasHints ? [say(`${pane}/hints`, hints.words, [hintForms[pane](hints)])] : []),
    ...(delicate === undefined ? [] : [say(`${pane}/delicate`, [delicate], delicateForms[pane](delicate))]),
  ];
}

type Forms<Subject> = Readonly<Record<Pane, (subject: Subject) => readonly string[]>>;

const clearForms: Forms<Listed> = {
  arena: ({ names, you, they, are, isWhole }) => [
    ...(isWhole ? [`${names} ${are} on both lists, too.`] : []),
    `${they} also agree that you’re ${you}.`,
  ],
  blindSpot: ({ names, they }) => [`${they} also call you ${names}.`],
};

/** Next to a clear word their few votes would only be noise. */
const hintForms: Readonly<Record<Pane, (hints: Named) => string>> = {
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
    `${theyOf(word)} said ${name}, too; the word ${care}.`,
  ],
};
