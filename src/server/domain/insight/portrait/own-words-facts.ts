import { withPicks, withVerbs, type AlsoSlots, type Clause } from "./facts.ts";

/* Sentences about hints, and about who else picked the person's own words. */

/** Hints that aren't on the person's list. Each says "may" once. */
export const newHints = ({ clause, isOne }: AlsoSlots): readonly string[] =>
  withVerbs((verb) => [
    `${clause(verb)}, which may be chance.`,
    `Only ${isOne ? "a hint" : "hints"} so far, which may be chance: ${clause(verb)}.`,
    `${clause(verb)}, but that may be chance.`,
    `Less certain, since it may be chance: ${clause(verb)}.`,
  ]);

/** Hints from the person's own list. */
export const sharedHints = ({ clause, isOne }: AlsoSlots): readonly string[] =>
  withPicks((verb) => [
    `From your own list, ${clause(verb)}, which may be chance.`,
    `Of your own words, ${clause(verb)}, but that may be chance.`,
    `${clause(verb)}, as you had, and that may be chance.`,
    `${isOne ? "One word" : "Some words"} of yours came up less clearly, and may be chance: ${clause(verb)}.`,
  ]);

/** Hints from both lists; each clause has its own verb. */
export const mixedHints = (theirs: Clause, shared: Clause): readonly string[] =>
  (["picked", "chose"] as const).flatMap((verb) => [
    `${theirs(verb)}, and of your own words, ${shared(verb)}. None of these is clear, and all may be chance.`,
    `Only hints so far, which may be chance: ${theirs(verb)}, and from your own list ${shared(verb)}.`,
    `These are less certain, and may be chance: ${theirs(verb)}, and from your own list ${shared(verb)}.`,
    `${theirs(verb)}, and of your own words, ${shared(verb)}; all of that may be chance.`,
    `${theirs(verb)}, and from your own list ${shared(verb)}, but all of that may be chance.`,
    `What follows is less clear, and may be chance: ${theirs(verb)}, and of your own words ${shared(verb)}.`,
    `${theirs(verb)}, and from your own list ${shared(verb)}; all of these may be chance.`,
  ]);

/** Hints if people picked so many words that even most of them may agree by chance. */
export const hintsOfMany = (clauses: string): readonly string[] => [
  `${clauses}. When everyone picks this many words, all of that may be chance.`,
  `${clauses}. They picked so many words between them that all of that may be chance.`,
  `${clauses}. With so many words from each person, all of that may be chance.`,
];

interface ReturnedSlots {
  readonly clause: Clause;
  /** "calm (two) and wise (one)" */
  readonly tagged: string;
  /** Whether other own words were mentioned before. */
  readonly isRest: boolean;
  /** Whether it's one word, and the last one to mention. */
  readonly isLast: boolean;
}

/** Own words that were picked no more often than by chance. */
export const returned = ({ clause, tagged, isRest, isLast }: ReturnedSlots): readonly string[] => {
  if (isLast) return withVerbs((verb) => [`${clause(verb)}, the last word on your list.`]);
  const rest = isRest ? "the rest of your list" : "your list";
  return [
    ...withPicks((verb) => [
      `From ${rest}, ${clause(verb)}.`,
      ...(isRest ? [] : [`Of your own words, ${clause(verb)}.`]),
    ]),
    ...withVerbs((verb) => [`As for ${isRest ? rest : "your own words"}, ${clause(verb)}.`]),
    `From ${rest}, ${tagged} came up.`,
    ...(isRest
      ? [
          `${tagged} came up as well.`,
          `${tagged} came up, too.`,
          `${tagged} came up less often.`,
          `${tagged} also came up.`,
        ]
      : [
          `Of your own words, ${tagged} came up.`,
          `${tagged} came up, from your own list.`,
          `A part of your list came up: ${tagged}.`,
          `What came up from your list: ${tagged}.`,
        ]),
  ];
};

interface AloneSlots {
  /** "logical and modest" */
  readonly and: string;
  /** "logical or modest" */
  readonly or: string;
  readonly isOne: boolean;
}

/** Own words that nobody else picked. */
export const alone = ({ and, or, isOne }: AloneSlots): readonly string[] => [
  `Nobody apart from you picked ${or}.`,
  `Only you picked ${and}.`,
  `Nobody picked ${or} but you.`,
  `You alone picked ${and}.`,
  `${and} came from you alone.`,
  `Nobody but you thought of ${or}.`,
  `Nobody apart from you chose ${or}.`,
  `No one but you said ${or}.`,
  `${and} ${isOne ? "is" : "are"} only on your list.`,
  `You also picked ${and}, and nobody else did.`,
  `Nobody mentioned ${or}.`,
  `From your list, that leaves ${and}, which only you picked.`,
  `No one apart from you said ${or}.`,
  `Besides you, nobody picked ${or}.`,
  `Not one person besides you picked ${or}.`,
  `Nobody besides you picked ${or}.`,
];

/** For results in which nobody else picked any of the person's own words. */
export const allAlone = (and: string, size: string): readonly string[] => [
  `None of your own ${size} words came up: ${and}.`,
  `Nobody else picked any of your ${size} words: ${and}.`,
  `Your own words came from you alone: ${and}.`,
  `You’d picked ${and}, and nobody else picked any of these.`,
  `All ${size} of your words came from you alone: ${and}.`,
  `Your list and theirs don’t meet. You’d picked ${and}.`,
  `Not one of your own words came back: ${and}.`,
];
