import type { PhraseSets } from "./phrase.ts";

/** Sentences about the agreement index. None gives the index without its band. The reason is a clause of its own. */
export const agreementPhrases = {
  full: [
    "Agreement is {value} out of 100: every word of yours was picked more often than any you left out, {“up”} among them.",
    "No word that you left out got as many votes as {“up”} and the rest of your list, so agreement is {value} of 100.",
    "Agreement cannot be higher than this, {value} of 100: {“up”} and all your other words come first on their lists.",
  ],
  aboveChance: [
    "Agreement is {value} out of 100, band {low} to {high}, which is more than chance; {reason}.",
    "Your lists agree better than guessing would, at {value} out of 100, band {low} to {high}; {reason}.",
    "Even the low end of the agreement band, {low} to {high} around {value}, lies above chance; {reason}.",
    "At {value}, band {low} to {high}, the agreement is more than accident; {reason}.",
    "Where 0 is chance and 100 is full agreement you reach {value}, or anything from {low} to {high}; {reason}.",
    "The agreement index of {value}, band {low} to {high}, is more than luck; {reason}.",
    "Your words and theirs go together, at {value} of 100 with a band from {low} to {high}; {reason}.",
    "An agreement of {value}, and {low} to {high} as its band, leaves chance behind; {reason}.",
    "In all, agreement comes to {value}, band {low} to {high}, above what luck gives; {reason}.",
    "Guessing gives 0 on average and you reach {value}, band {low} to {high}; {reason}.",
  ],
  nearChance: [
    "Agreement is {value}, band {low} to {high}, which cannot be told from chance; {reason}.",
    "An agreement index of {value}, with a band from {low} to {high}, cannot be told from chance; {reason}.",
    "Leave the agreement index aside: {value}, band {low} to {high}, cannot be told from chance; {reason}.",
    "Below about 40, agreement cannot be told from chance, and yours is {value}, band {low} to {high}; {reason}.",
    "Whether your lists agree cannot be told from chance, at {value} and a band from {low} to {high}; {reason}.",
    "At {value}, band {low} to {high}, the match between the lists cannot be told from chance; {reason}.",
    "The lists as a whole cannot be told from chance: agreement {value}, band {low} to {high}; {reason}.",
    "Luck alone might bring {value}, band {low} to {high}, so your agreement cannot be told from chance; {reason}.",
    "In all, agreement comes to {value}, anywhere from {low} to {high}, and cannot be told from chance; {reason}.",
  ],
  wideBand: [
    "Agreement looks fair at {value}, but with a band from {low} to {high} it cannot be told from chance; {reason}.",
    "You might agree well, at {value} of 100, yet a band from {low} to {high} cannot be told from chance; {reason}.",
    "The index says {value} and the band says {low} to {high}, too wide to be told from chance; {reason}.",
    "An agreement of {value} would be plain enough if its band, {low} to {high}, could be told from chance; {reason}.",
    "For all its {value} points, agreement cannot be told from chance with a band from {low} to {high}; {reason}.",
  ],
  reasonBoth: [
    "{“up”} pulls it up and {“down”} pulls it down",
    "{“up”} raises it and {“down”} lowers it",
    "it has {“up”} in its favour and {“down”} against it",
    "{“up”} counts for it and {“down”} against it",
    "{“up”} speaks for it, {“down”} against",
    "you share {“up”} and differ over {“down”}",
    "the lists meet at {“up”} and part at {“down”}",
  ],
  reasonUp: [
    "{“up”} helps to raise it",
    "it owes something to {“up”}",
    "{“up”} is one of the reasons",
    "{“up”} has a share in it",
  ],
  reasonNone: [
    "no single word decides it",
    "there is no one word behind it",
    "neither side has a firm word to add",
  ],
  reasonDown: [
    "{“down”} pulls it down",
    "{“down”} does not help it",
    "{“down”} counts against it",
    "it is held down by {“down”}",
    "only one side has {“down”}",
  ],
} as const satisfies PhraseSets;
