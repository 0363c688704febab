/*
 * Sentences that say who picked what, in so many forms that two results rarely share one.
 * Slots: `word` is the name of a word, `votes` is "seven of eight people".
 */

/** Verbs for picking; each fits in "four people picked warm, three wise". */
export type Verb = "picked" | "chose" | "said" | "called you";
const verbs: readonly Verb[] = ["picked", "chose", "said", "called you"];

/** "four people picked warm, three wise" */
export type Clause = (verb: Verb) => string;

export const withVerbs = (form: (verb: Verb) => readonly string[]): readonly string[] => verbs.flatMap(form);

/** Without "called you", which doesn't go with "of your own words". */
export const withPicks = (form: (verb: Verb) => readonly string[]): readonly string[] =>
  verbs.filter((verb) => verb !== "called you").flatMap(form);

interface LeadSlots {
  readonly word: string;
  readonly votes: string;
  /** Whether no other word was picked as often. */
  readonly isFirst: boolean;
}

/** The strongest word, which isn't on the person's list. */
export const newLead = ({ word, votes, isFirst }: LeadSlots): readonly string[] => [
  `${votes} called you ${word}, which isn’t on your list.`,
  `${votes} called you ${word}, and you hadn’t picked it.`,
  `${votes} picked ${word}, a word you’d left out.`,
  `${votes} used a word for you that you hadn’t used yourself: ${word}.`,
  `You didn’t pick ${word}, but ${votes} did.`,
  `${word} isn’t one of your words, and ${votes} picked it.`,
  `${votes} chose ${word} for you. You’d chosen other words.`,
  `${votes} agree on a word that you’d left out: ${word}.`,
  `${votes} settled on a word that you’d left out: ${word}.`,
  `Asked about you, ${votes} said ${word}, which you hadn’t picked.`,
  `${votes} see you as ${word}. You’d left that word out.`,
  `${votes} said ${word}. You’d said other things.`,
  `It wasn’t on your list, but ${votes} called you ${word}.`,
  `${votes} described you as ${word}, which isn’t one of your words.`,
  ...(isFirst
    ? [
        `The word they picked most isn’t on your list: ${votes} called you ${word}.`,
        `No word was picked as often as ${word}, which isn’t on your list: ${votes} chose it.`,
        `What came up most is a word you hadn’t picked: ${votes} said ${word}.`,
      ]
    : []),
];

/** The strongest word, which is on the person's list. */
export const sharedLead = ({ word, votes, isFirst }: LeadSlots): readonly string[] => [
  `${votes} called you ${word}, and so did you.`,
  `You picked ${word}, and so did ${votes}.`,
  `${votes} picked ${word}. So did you.`,
  `Without seeing your list, ${votes} picked ${word}, as you had.`,
  `You called yourself ${word}, and ${votes} agree.`,
  `${word} is on your list, and ${votes} picked it, too.`,
  `You said ${word} about yourself, and ${votes} said it about you.`,
  `${word} is one of your words, and ${votes} picked it, too.`,
  `${votes} see you as ${word}. You do, too.`,
  `You and ${votes} picked the same word: ${word}.`,
  `${votes} called you ${word}, as you’d called yourself.`,
  `You weren’t the only one to pick ${word}: ${votes} did, too.`,
  `You had ${word} on your list, and ${votes} picked it for you.`,
  `You and ${votes} agree on a word: ${word}.`,
  `${word} is a word that you chose, and ${votes} chose it, too.`,
  ...(isFirst
    ? [
        `The word they picked most is one of yours: ${votes} called you ${word}.`,
        `No word was picked as often as ${word}, which is on your list: ${votes} chose it.`,
        `Of your own words, ${word} came up most: ${votes} picked it.`,
      ]
    : []),
];

export interface AlsoSlots {
  readonly clause: Clause;
  readonly isOne: boolean;
}

/** More words that aren't on the person's list. */
export const alsoNew = ({ clause, isOne }: AlsoSlots): readonly string[] =>
  withVerbs((verb) => [
    `${clause(verb)} as well, and you hadn’t picked ${isOne ? "that" : "those"}.`,
    `${clause(verb)}, which you hadn’t picked either.`,
    `${clause(verb)} as well, which ${isOne ? "isn’t" : "aren’t"} on your list.`,
    `On top of that, ${clause(verb)}.`,
    `Also beyond your list: ${clause(verb)}.`,
    `${isOne ? "Another word" : "More words"} that you hadn’t picked: ${clause(verb)}.`,
  ]);

/** The first words that aren't on the person's list, after shared ones. */
export const firstNew = ({ clause }: AlsoSlots): readonly string[] =>
  withVerbs((verb) => [
    `${clause(verb)}, which you hadn’t picked.`,
    `Outside your own list, ${clause(verb)}.`,
    `Perhaps new to you: ${clause(verb)}.`,
    `Beyond your list, ${clause(verb)}.`,
  ]);

/** More words on both lists. */
export const alsoShared = ({ clause, isOne }: AlsoSlots): readonly string[] =>
  withVerbs((verb) => [
    `${clause(verb)}, too, and so did you.`,
    `${clause(verb)}, as you had.`,
    `${clause(verb)}, also from your own list.`,
    `Also on both lists: ${clause(verb)}.`,
    `${clause(verb)}, as you did.`,
    `${clause(verb)}, and ${isOne ? "that’s a word" : "those are words"} of yours, too.`,
    `${isOne ? "Another word" : "More words"} that you share: ${clause(verb)}.`,
  ]).concat(withPicks((verb) => [`${clause(verb)}, just like you.`]));

/** The first words on both lists, after new ones. */
export const firstShared = ({ clause }: AlsoSlots): readonly string[] => [
  ...withVerbs((verb) => [
    `${clause(verb)}, and so did you.`,
    `${clause(verb)}, which is also how you see yourself.`,
  ]),
  ...withPicks((verb) => [
    `From your own list, ${clause(verb)}.`,
    `Of the words you’d picked yourself, ${clause(verb)}.`,
  ]),
];

/** Clear words beyond those that the text covers in detail. */
export const manyMore = (tagged: string, isOne: boolean): readonly string[] => [
  `Many also picked ${tagged}.`,
  `They also agree on ${tagged}.`,
  `Often picked, too: ${tagged}.`,
  `The rest of what stands out is ${tagged}.`,
  `Not quite as often, but still often: ${tagged}.`,
  `Also picked by many: ${tagged}.`,
  `Quite a few said ${tagged}, too.`,
  `Many of them added ${tagged}.`,
  `Then there ${isOne ? "is" : "are"} ${tagged}.`,
  `${isOne ? "One more word" : "More words"} that came up often: ${tagged}.`,
  `${tagged} came up often, too.`,
];

/** May follow a new word, unless it is a delicate one. */
export const whyMissing: readonly string[] = [
  "To you, it may seem like nothing special.",
  "It’s easier to notice in someone else than in yourself.",
  "People often take their own good sides for granted.",
  "What comes easily to us rarely feels like a strength.",
  "We rarely list the things that cost us nothing.",
];

interface NearSlots {
  /** The new word. */
  readonly word: string;
  readonly own: string;
  readonly isOne: boolean;
}

/** Own words close to the new one that nobody else picked. */
export const nearIt = ({ word, own, isOne }: NearSlots): readonly string[] => [
  `Where they said ${word}, you said ${own}.`,
  `${word} isn’t far from ${own}, which only you picked.`,
  `Your ${isOne ? "word for that is" : "words for that are"} ${own}; theirs is ${word}.`,
  `${word} is close to ${own}, which only you picked.`,
  `${own}, from your own list, comes close to ${word}.`,
  `You were near it with ${own}. They just used another word.`,
  `You’d picked ${own}, and they’d picked ${word}: that’s not far apart.`,
  `You’d come close with ${own}, and they settled on ${word}.`,
];

/** Own words close to the new one that some of the others picked, too. */
export const nearAndSeen = (word: string, own: string): readonly string[] => [
  `You’d said nearly the same as ${word}: ${own}.`,
  `${word} is close to ${own}, which you’d picked.`,
  `${word} comes close to ${own}, from your own list.`,
  `On your list, ${own} comes closest to ${word}.`,
  `You picked something close to ${word}: ${own}.`,
  `${word} isn’t far from ${own}, on your own list.`,
];

/** For results in which exactly the person's own words stand out. */
export const sameLists: readonly string[] = [
  "That’s your whole list, and nothing else stands out.",
  "Every word on your list came back, and no other did.",
  "They picked exactly what you’d picked.",
  "Your list and theirs are the same.",
  "All of your words, and only your words: that’s rare.",
  "There’s no word of theirs that isn’t yours, and none of yours that isn’t theirs.",
  "You could have written their lists yourself.",
  "Put side by side, your list and theirs say the same.",
  "No word is missing, and none is new.",
  "They describe you just as you do.",
  "It’s the same list twice.",
  "They see you as you see yourself, word for word.",
  "Nothing to add, and nothing to take away.",
  "They could all have copied your list.",
  "You know how you come across, to the last word.",
  "They needed no word that you hadn’t picked.",
];

/** The themes of both lists; `own` and `theirs` say what a theme is about. */
export const twoThemes = (own: string, theirs: string): readonly string[] => [
  `Most of your words are about ${own}. The words that others agree on are mostly about ${theirs}.`,
  `Your list is mostly about ${own}. What they agree on is mostly about ${theirs}.`,
  `You chose mainly words about ${own}; most of the words they agree on are about ${theirs}.`,
  `Mostly, your words are about ${own}, and the ones they share are about ${theirs}.`,
];

interface TensionSlots {
  readonly own: string;
  readonly theirs: string;
}

/** An own word that nobody picked, and one of theirs that is nearly the opposite. */
export const tension = ({ own, theirs }: TensionSlots): readonly string[] => [
  `You picked ${own}, and they picked ${theirs}.`,
  `You picked ${own} where they picked ${theirs}.`,
  `You said ${own}; they said ${theirs}.`,
  `You’d call yourself ${own}, and they call you ${theirs}.`,
  `You picked ${own}. They picked nearly the opposite: ${theirs}.`,
  `They say ${theirs}, and you’d picked the opposite: ${own}.`,
  `You put down ${own}, and they put down ${theirs}.`,
  `On your list it’s ${own}, on theirs it’s ${theirs}.`,
];
