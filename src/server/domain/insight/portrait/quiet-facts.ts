/* Sentences for results of five answers or more without clear words: only hints, or nothing. */

interface CountSlots {
  /** In letters. */
  readonly people: string;
}

/** For results with only hints. */
export const hintNames = (words: string, isOne: boolean): readonly string[] => [
  `${words} ${isOne ? "word" : "words"} to keep in mind`,
  "First signs",
  "Not settled yet",
  "Too early for a headline",
  "A start, with the end open",
  "Worth another look",
  "The first few hints",
  "More questions than answers, so far",
  "Some hints to start with",
  "Hints, for now",
  "A little, to begin with",
  "To be continued",
  "Not a portrait yet",
  "The start of an answer",
  "Still open",
];

interface ClauseSlots extends CountSlots {
  /** "three picked giving and two helpful" */
  readonly clause: string;
  readonly isOne: boolean;
}

/** Hints that aren't on the person's list, in first place. */
export const firstNewHints = ({ people, clause, isOne }: ClauseSlots): readonly string[] => [
  `Of ${people} people, ${clause}, and ${isOne ? "it isn’t" : "they aren’t"} on your list.`,
  `Of the ${people} who answered, ${clause}, which you hadn’t picked.`,
  `You’d picked other words, but of ${people} people, ${clause}.`,
  `Of the ${people} people, ${clause}. You hadn’t.`,
  `Among ${people} people, ${clause}, and you didn’t.`,
  `Of the ${people} who answered, ${clause}. You’d left ${isOne ? "it" : "them"} out.`,
  `Out of ${people}, ${clause}; ${isOne ? "it isn’t" : "they aren’t"} on your list.`,
  `In ${people} answers, ${clause}, and you hadn’t.`,
  `Of the ${people} people who answered, ${clause}, and you didn’t.`,
  `Among the ${people} answers: ${clause}, and you hadn’t.`,
  `Nothing is clear yet. Of ${people} people, ${clause}, which you hadn’t picked.`,
  `Out of ${people} people, ${clause}, where you’d chosen other words.`,
];

/** Hints from the person's own list, in first place. */
export const firstSharedHints = (slots: ClauseSlots): readonly string[] => [
  ...moreSharedHints(slots),
  `Of ${slots.people} people, ${slots.clause}, as you did.`,
  `You aren’t alone with your list: of ${slots.people} people, ${slots.clause}.`,
  `Among ${slots.people} people, ${slots.clause}, and so did you.`,
  `Of the ${slots.people} answers and yours, some overlap: ${slots.clause}.`,
  `Of ${slots.people} people, ${slots.clause}, and you’d picked ${slots.isOne ? "it" : "them"}, too.`,
];

/** Hints from the person's own list, after the number of people was mentioned. */
export const moreSharedHints = ({ clause, isOne }: ClauseSlots): readonly string[] => [
  `From your own list, ${clause}.`,
  `${clause}, as you did.`,
  `Your list and theirs meet here: ${clause}.`,
  `You’d picked ${isOne ? "this" : "these"}, too: ${clause}.`,
  `Part of your list came back: ${clause}.`,
  `${clause}, and so did you.`,
];

/** The benefit of a hint, if it lasts; `gain` is a sentence in lower case. */
export const ifItLasts = (word: string, gain: string): readonly string[] => [
  `If “${word}” lasts, it’s worth having: ${gain}`,
  `If “${word}” comes up again, think of this: ${gain}`,
  `If “${word}” is more than chance, others get something out of it: ${gain}`,
  `Suppose it’s true that you’re ${word}: ${gain}`,
  `If ${word} suits you, this goes with it: ${gain}`,
  `If ${word} is how people see you, that’s good to know: ${gain}`,
];

/** Once for all hints. */
export const onHints = ({ people }: CountSlots): readonly string[] => [
  `With ${people} answers, that may be chance.`,
  `That may be chance; ${people} answers aren’t enough to say.`,
  `Both chance and something real may look like this.`,
  `Numbers like these may be chance.`,
  `It may be true, and it may be a coincidence.`,
  `Nobody can say whether that’s more than chance.`,
  `So far, that may be no more than chance.`,
  `A few people may agree that far by chance.`,
  `It may be more than chance.`,
  `Other people might have picked other words.`,
  `These are small numbers, so don’t read too much into them.`,
  `For now, all one can say is that it may be so.`,
  `It may be more than a coincidence. The numbers are too small to say.`,
  `Take it as a question to think about.`,
  `All of that may be chance.`,
  `It may be no more than a coincidence.`,
  `You may recognise yourself in it, though the numbers are small.`,
];

/** What would help, also if no word stands out, while more answers can come. */
export const moreWouldHelp: readonly string[] = [
  "A few more answers may show what holds.",
  "Ask a few more people, and see which words come back.",
  "More answers will make that clearer, one way or the other.",
  "If you ask more people, choose some who know you from the same place. They’re more likely to agree with one another.",
  "Look again when a few more answers have come in.",
  "If a word is yours, it may well come up again.",
  "One more person who sees you often could settle it.",
  "With three or four more people, the text can change.",
  "Next time, ask people who see you at your most usual.",
  "You could ask a few more people who know each other, such as colleagues or old friends.",
  "The next few answers may tell you more.",
  "With more answers, you can get a new text.",
  "Two or three more people from the same place could settle it.",
  "Keep the link, and send it to a few more people.",
  "It’s worth asking again in a while.",
  "If you’re curious, ask more people.",
];

export const scatteredNames = (people: string): readonly string[] => [
  `${people} answers, and no shared word yet`,
  "No single word for you",
  "Hard to pin down, so far",
  "Many words, and none that stands out",
  "A long list, and no favourite",
  "Not one word, but many",
  "Still an open question",
  "No common word, for now",
  "Different people, different words",
  "Seen from many sides",
  "A person without a label",
  "Room for many words",
  "No word comes first",
  "More than one way to see you",
  `${people} people, many words`,
  "They haven’t agreed on you yet",
  "Not the same to everyone",
  "A bit of everything",
];

interface ScatteredSlots extends CountSlots {
  /** How many different words they picked, in digits. */
  readonly different: string;
  /** "once", "twice", "three times" */
  readonly most: string;
}

/** Combines two halves, so that few results share a sentence. */
export function scattered({ people, different, most }: ScatteredSlots): readonly string[] {
  const starts = [
    `${people} people described you in ${different} different words`,
    `You got ${different} different words from ${people} people`,
    `${people} people picked ${different} different words for you`,
    `Between them, ${people} people used ${different} words`,
    `The ${people} who answered chose ${different} different words`,
  ];
  const ends = [
    `, and no word came up more than ${most}.`,
    `, none of them more than ${most}.`,
    `, and none was used more than ${most}.`,
    `, and none came up more than ${most}.`,
    `, but none of them more than ${most}.`,
  ];
  return starts.flatMap((start) => ends.map((end) => start + end));
}

/** What a scattered result means, and what it doesn't. */
export const onScattered: readonly string[] = [
  "That can happen by chance, and it can happen when people know you from different places.",
  "Each of them may know a different side of you.",
  "That’s not a bad thing: people who meet someone in different places see different things.",
  "Some people are the same wherever they are, and some aren’t. Or it’s just chance.",
  "It can mean that you have many sides. It can also mean nothing.",
  "Perhaps they know you from different years, or different rooms.",
  "So no single word sums you up yet.",
  "They had 56 words to choose from, and few people choose alike.",
  "People who’ve never met each other rarely choose the same words.",
  "You’ve given each of them something else to say about you.",
  "If you’re one person at work and another at home, it can look like this.",
  "A brother and a boss would also pick different words.",
  "Read it as a collection. It isn’t a verdict.",
  "You seem to leave people with different impressions, or it just turned out that way.",
  "There’s no word that they’d all reach for.",
  "That’s a lot of words, and little agreement.",
];

/** After the fact that few or none of the person's own words were picked. */
export const nothingFollows: readonly string[] = [
  "So there’s nothing to conclude yet.",
  "A word that only you picked can still be right.",
  "So your own description stands.",
  "Your words may all be true. These answers can’t tell.",
  "Not picking a word isn’t saying no to it.",
  "It’s too little to correct your own picture with.",
  "For those words, that’s neither a yes nor a no.",
  "Nothing here contradicts you.",
  "You know some things that they can’t have seen.",
  "With so many words to choose from, good ones go unpicked.",
  "Words that fit can go unpicked by chance.",
  "A few answers can’t settle that either way.",
  "That’s too few answers to argue with you.",
  "Your own list may well be right.",
  "Don’t take it as a no.",
  "Each of them could pick only a few words.",
];

export const openQuestions: readonly string[] = [
  "Where are you most yourself, and who has seen you there?",
  "What would you say about yourself that none of these words covers?",
  "Who would you like to talk to about this, and why?",
  "Which of your words took you the longest to choose?",
  "Which word were you most curious about?",
  "Who knows a side of you that these people don’t?",
  "What would an old friend say that a new one couldn’t?",
  "Who are you most yourself with?",
  "Which of your words would you fight for?",
  "What do people thank you for that you never think about?",
  "If you could keep only one word from your list, which would it be?",
  "What would you like to hear about yourself that nobody says?",
  "Who has known you longest, and what would they pick?",
  "When did someone last describe you and get it right?",
  "What do you show at work that you don’t show at home, or the other way around?",
  "Which word would you have picked ten years ago, and not today?",
  "Which of your words do you like best, and who sees it most?",
  "Whose opinion of you would you most like to hear?",
  "What do your friends get wrong about you?",
];

export const openSteps: readonly string[] = [
  "Ask one person: “When do I seem most like myself?”",
  "Ask two people who know each other for one word each about you.",
  "Ask someone who sees you every day for a word, and someone who rarely does.",
  "Ask someone you trust for the first word that comes to mind about you.",
  "This week, tell someone which of your own words is the truest, and why.",
  "Ask someone who has known you since school what has changed about you.",
  "Pick one of your words and tell someone a story in which it was true.",
  "Tonight, ask someone what they’re best at, and tell them what you’re best at.",
  "Pick one of your own words, and do one small thing tomorrow that fits it.",
  "Ask a friend of a friend for their first impression of you.",
  "Next time someone introduces you, listen to how they describe you.",
  "Look for one moment this week when one of your words plainly fits.",
  "Ask someone older what they noticed about you first.",
  "Tell a friend one word you’d pick for them, and see what comes back.",
  "On your next walk with someone, ask what they first noticed about you.",
  "Ask someone you see every week which of your words surprises them.",
  "Ask the person who makes you laugh most what they see in you.",
];
