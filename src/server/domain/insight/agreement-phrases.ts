import type { PhraseSets } from "./phrase.ts";

/** Sentences about the agreement index. None gives the index without its band. */
export const agreementPhrases = {
  aboveChance: [
    "The agreement index is {value} out of 100, with a band from {low} to {high}: better than chance, {reason}.",
    "Your words and theirs agree at {value} out of 100, {reason}; the band runs from {low} to {high} and stays clear of 0, which is chance.",
    "On a scale where 0 is chance and 100 is full agreement you reach {value}, somewhere from {low} to {high}, {reason}.",
    "Agreement comes to {value}, {reason}, and could be anything from {low} to {high}, none of it as low as the 0 that chance would give.",
    "You and the others agree more than guessing would explain: {value} out of 100, band {low} to {high}, {reason}.",
    "At {value} the agreement index lies above chance, even at the low end of its band from {low} to {high}, {reason}.",
    "As a number, agreement is {value} out of 100, {reason}, and its band from {low} to {high} leaves chance outside.",
  ],
  nearChance: [
    "The agreement index is {value}, {reason}, with a band from {low} to {high}; below about 40 it cannot be told from chance.",
    "Agreement stands at {value}, band {low} to {high}, {reason}, and anything below about 40 cannot be told from chance.",
    "With {value} out of 100, {reason}, and a band from {low} to {high}, agreement cannot be told from chance.",
    "Do not read much into the agreement index of {value}, band {low} to {high}, {reason}: it cannot be told from chance.",
    "As a number, agreement is {value}, anywhere from {low} to {high}, {reason}, and it cannot be told from chance.",
    "Whether your words and theirs agree overall is open: the index is {value}, band {low} to {high}, {reason}, which cannot be told from chance.",
    "The index of {value} is too low to be told from chance, {reason}, and its band from {low} to {high} says no more.",
  ],
  wideBand: [
    "The agreement index is {value}, {reason}, yet its band from {low} to {high} takes in 0: it cannot be told from chance.",
    "Agreement looks fair at {value}, {reason}, but the band from {low} to {high} includes 0, so it cannot be told from chance.",
    "With {value} out of 100 you might agree well, {reason}, but a band from {low} to {high} cannot be told from chance.",
    "An agreement index of {value} would be plain enough, {reason}, if a band from {low} to {high} could be told from chance.",
    "The index says {value} and the band says {low} to {high}, {reason}: too wide to be told from chance.",
  ],
  reasonBoth: [
    "with {up} pulling it up and {down} pulling it down",
    "{up} raising it and {down} lowering it",
    "thanks to {up} and in spite of {down}",
    "since {up} counts for it and {down} against it",
    "{up} speaking for it and {down} against it",
  ],
  reasonUp: [
    "with {up} pulling it up",
    "thanks to {up} above all",
    "with {up} as the main reason",
    "{up} speaking for it most",
  ],
  reasonNone: [
    "with no single word behind it",
    "and no one word decides it",
    "without a firm word on either side",
  ],
  reasonDown: [
    "with {down} pulling it down",
    "{down} lowering it",
    "with {down} counting against it",
    "held down by {down}",
  ],
} as const satisfies PhraseSets;
