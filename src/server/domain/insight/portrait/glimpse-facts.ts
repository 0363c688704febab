/* Sentences for results without counts: what people said, without findings. */

interface CountSlots {
  /** In letters. */
  readonly people: string;
}

export const glimpseNames = (people: string): readonly string[] => [
  "A first glimpse",
  `The first ${people}`,
  `What ${people} people said`,
  `A start, from ${people} people`,
  "First words",
  "First impressions",
  "The first words are in",
  "A beginning",
  "A quick look",
  "A first look",
  "An early look",
  `${people} answers`,
  "The opening lines",
  "A sketch",
  "So far",
];

/** For a window that gets no more answers. */
export const finalNames = (people: string): readonly string[] => [
  `What ${people} people said`,
  `${people} people, in their words`,
  "In broad strokes",
  "An outline",
  "A sketch",
  "A quick look",
  `A look through ${people} pairs of eyes`,
  "Said in a few words",
  `Words from ${people} people`,
  "First impressions",
  "Roughly speaking",
  "A pencil drawing",
];

interface SaidSlots {
  /** "Most of the three" */
  readonly who: string;
  /** "calm and kind" */
  readonly words: string;
}

/** Words that most or some of a few people share with the person: a fact, not a finding. */
export function saidShared({ who, words }: SaidSlots): readonly string[] {
  const they = who.toLowerCase();
  return [
    `${who} called you ${words}, as you did.`,
    `You picked ${words}, and so did ${they}.`,
    `${who} chose ${words}, which you’d chosen, too.`,
    `From your own list, ${they} picked ${words}.`,
    `${words} came from ${they}, and from you.`,
    `${who} chose ${words}, and you had, too.`,
    `${who} agree with you on ${words}.`,
    `${who} said ${words}, and so did you.`,
    `You called yourself ${words}, and ${they} did, too.`,
    `${who} picked ${words}, as you had.`,
    `${who} said ${words}, which you’d said, too.`,
    `Both you and ${they} said ${words}.`,
    `${who} picked ${words}, and you had, too.`,
  ];
}

/** Words that most or some of a few people picked and the person didn't. `or` names them after a "not". */
export function saidNew({
  who,
  words,
  or,
  isOne,
}: SaidSlots & { or: string; isOne: boolean }): readonly string[] {
  const they = who.toLowerCase();
  return [
    `${who} called you ${words}, which you hadn’t picked.`,
    `${who} chose ${words}, and you chose other words.`,
    `You didn’t pick ${or}, but ${they} did.`,
    `${who} said ${words}, which ${isOne ? "isn’t a word" : "aren’t words"} of yours.`,
    `${words} came from ${they}, and not from you.`,
    `${who} chose differently: ${words}.`,
    `${who} went for ${words}, and you hadn’t.`,
    `From outside your list, ${they} picked ${words}.`,
    `${who} called you ${words}, which ${isOne ? "isn’t" : "aren’t"} on your list.`,
    `You’d left out ${words}, and ${they} put ${isOne ? "it" : "them"} in.`,
    `${who} picked ${words}, and you hadn’t.`,
    `${who} picked ${words}, and you picked other words.`,
    `${who} came up with ${words}, and you hadn’t.`,
  ];
}

/** An own word that nobody picked, and its opposite from several people. */
export const saidOpposite = (who: string, own: string, theirs: string): readonly string[] => [
  `You picked ${own}, and ${who.toLowerCase()} picked ${theirs}.`,
  `You said ${own}; ${who.toLowerCase()} said ${theirs}.`,
  `You’d call yourself ${own}, and ${who.toLowerCase()} call you ${theirs}.`,
  `On your list it’s ${own}. ${who} say ${theirs}.`,
  `${who} say ${theirs}, and you’d picked the opposite: ${own}.`,
];

/** For results in which no word was picked twice. */
export const saidNothingTwice = ({ people }: CountSlots): readonly string[] => [
  `No two of the ${people} picked the same word.`,
  `No word came up twice among the ${people}.`,
  `The ${people} have no word in common.`,
  `The lists of the ${people} don’t meet.`,
  `The ${people} who answered all picked different words.`,
  `What one of the ${people} said, the others didn’t.`,
  `There’s no word that more than one of the ${people} picked.`,
  `Between the ${people} lists there’s no overlap.`,
  `Different people, different words: that’s how it looks with ${people} answers.`,
  `Not one word was picked by more than one of the ${people}.`,
  `Ask the ${people}, and you get ${people} different answers.`,
  `Each of the ${people} sees you in words of their own.`,
  `The ${people} haven’t found a word to share.`,
  `Each of the ${people} sees someone else in you, or ${people} answers can’t tell.`,
];

/** For a banded window in which no word came from more than a third. */
export const saidByFew = ({ people }: CountSlots): readonly string[] => [
  `No word came from more than a third of the ${people}.`,
  `The ${people} have no word that more than a third of them picked.`,
  `There’s no word that many of the ${people} agree on.`,
  `Each of the ${people} seems to know another side of you.`,
  `Between the ${people}, no word came up often.`,
  `Ask the ${people}, and you hear many different words.`,
  `The ${people} describe you in many different words.`,
  `No single word stands for all that the ${people} see.`,
  `The ${people} don’t share a word for you.`,
  `What one of the ${people} says, hardly anyone else does.`,
  `The words of the ${people} point in many directions.`,
  `Many words came from the ${people}, and none of them often.`,
];

interface RestSlots {
  readonly or: string;
  readonly and: string;
  readonly isOne: boolean;
}

/** Own words that were picked at least once. */
export const rarelySaid = ({ or, and, isOne }: RestSlots): readonly string[] => [
  `${and} came up, but only just.`,
  `${and} came up at least once.`,
  `You also picked ${and}, which came up at least once.`,
  `${and}, from your own list, came up a little.`,
  `Not many of them picked ${or}, but you weren’t alone with ${isOne ? "it" : "them"}.`,
  `You weren’t quite alone with ${and}.`,
  `${and} ${isOne ? "was" : "were"} picked, too, if rarely.`,
  `${and} ${isOne ? "has" : "have"} come up, if only just.`,
  `There was a little agreement on ${and}.`,
  `From your list, ${and} came up as well, but rarely.`,
  `You said ${and}, and you weren’t the only one.`,
  `${and} did come back from your list, though not from many.`,
  `${and}, also on your list, came up here and there.`,
  `Not many said ${or}, but you did, and you weren’t the only one.`,
];

/** Own words of a banded window that one person may have picked, or nobody. */
export const nearlyAlone = ({ and, or, isOne }: RestSlots): readonly string[] => [
  `${and} ${isOne ? "is" : "are"} on your list, and came from one person at most.`,
  `You picked ${and}, with hardly anyone beside you.`,
  `Hardly anyone picked ${or} for you.`,
  `${and}, from your own list, got one voice at most.`,
  `That leaves ${and}, which one person picked at most.`,
  `Of your own words, ${and} came up once at most.`,
  `At most one person thought of ${or}.`,
  `${and} ${isOne ? "is a word" : "are words"} of yours that hardly anyone else used.`,
  `You’d say ${and}; at most one of them would.`,
  `What nearly everyone left out is ${and}.`,
  `${and} stayed on your side of the window, or nearly.`,
  `No more than one person picked ${or}.`,
];

/** Own words that were picked, if no word was picked twice. */
export const amongThem = ({ and, isOne }: RestSlots): readonly string[] => [
  `Of those words, ${and} ${isOne ? "is" : "are"} on your list, too.`,
  `Among those words ${isOne ? "is one" : "are some"} from your list: ${and}.`,
  `${and} ${isOne ? "is" : "are"} among those words, and on your list.`,
  `Even so, ${isOne ? "one of their words is" : "some of their words are"} on your list: ${and}.`,
];

/** For results with exactly the person's own words. */
export const saidAlike: readonly string[] = [
  "That’s your whole list, and nothing else.",
  "They picked exactly what you’d picked.",
  "Every word on your list came back, and no other did.",
  "No word is missing, and none is new.",
  "They see you just as you do.",
  "They couldn’t have been closer to your own list.",
  "All of your words, and only your words.",
  "It’s the same list twice.",
  "There’s nothing of theirs that isn’t yours.",
  "They could have copied your list.",
  "You’re seen as you see yourself.",
  "Side by side, your list and theirs say the same.",
];

/** A caution, and what comes next. */
export const fewAnswers = ({ people }: CountSlots): readonly string[] => [
  `${people} answers aren’t many, and this may change with the next. After five, you get a longer text.`,
  `With ${people} answers we only pass on what was said. Once five have answered, we can say what stands out.`,
  `That’s what ${people} people said, and no more than that. A portrait takes five.`,
  `Don’t give it too much weight yet: ${people} is a small number. After five, there’s more to say.`,
  `With ${people} people, we can’t tell what’s chance. With five, we can begin to.`,
  `${people} people give a first impression. For a portrait, it takes five or more.`,
  `It’s early, with ${people} answers. A portrait can begin at five.`,
  `Nobody can say yet how much of that is chance: ${people} answers are too few. A longer text takes at least five.`,
  `${people} answers can’t tell you more than this. Five can tell more.`,
  `These are first words, from ${people} people. A portrait takes at least five.`,
  `These are only ${people} answers. With five, we can begin to tell what stands out.`,
  `That’s all from ${people} people so far. A later result of five or more can have a portrait.`,
  `From ${people} answers, we don’t draw conclusions. A later result can tell more.`,
  `What ${people} people say can be a coincidence. With five or more, that’s easier to tell.`,
  `This is only the beginning, from ${people} people. It takes five to see a pattern.`,
  `${people} answers are too few to tell what’s chance. Five may be enough.`,
];

/** A caution for a window of three or four answers that gets no more. */
export const allAnswers = ({ people }: CountSlots): readonly string[] => [
  `${people} answers can’t tell you more than this.`,
  `That’s what ${people} people said, and no more than that.`,
  `Don’t give it too much weight: ${people} is a small number.`,
  `With ${people} people, we can’t tell what’s chance.`,
  `${people} people give an impression. It isn’t a portrait.`,
  `Nobody can say how much of that is chance: ${people} answers are too few.`,
  `From ${people} answers, we don’t draw conclusions.`,
  `What ${people} people say can be a coincidence.`,
  `Other people might have picked other words; these are from ${people}.`,
  `It’s the view of ${people} people, on one day.`,
  `Take it as a start for a conversation: ${people} people can’t speak for all.`,
  `${people} voices are enough to ask about, and too few to rely on.`,
];

/** The same for a banded window, without a reason: the page gives it. */
export const onlyBands = ({ people }: CountSlots): readonly string[] => [
  `That’s what the ${people} said, told in rough measures.`,
  `How many of the ${people} picked a word, this window doesn’t say.`,
  `Without numbers, what’s chance and what isn’t stays open.`,
  `Take it as an impression of the ${people}, and ask them about it.`,
  `Which of these words will last, the next round can tell.`,
  `It’s a view in outline, from ${people} people.`,
  `We draw no conclusions without numbers.`,
  `This is as exact as this window gets.`,
  `It’s enough to ask about, and not enough to rely on.`,
  `The ${people} said it; whether it’s more than chance stays open.`,
  `For a fuller picture, ask one of the ${people}.`,
  `What the ${people} see is here in broad strokes only.`,
];
