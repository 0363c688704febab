import type { PhraseSets } from "./phrase.ts";

/** Sentences that close a summary's account with how far to trust it. */
export const confidencePhrases = {
  first: [
    "Everything here is a first glimpse, from {answers}, and {lead} is no exception.",
    "Treat it as a first glimpse: {answers} can suggest {lead} and cannot settle it.",
    "{answers} allow a first glimpse, so what is said about {lead} here may change.",
    "Our name for {answers} is first glimpse, and {lead} should be read in that light.",
    "It is a first glimpse, no more, because {answers} are few for a word like {lead}.",
    "Read it as a first glimpse from {answers}, with {lead} as its best guess.",
  ],
  useful: [
    "With {answers} this is useful and not yet solid, which goes for {lead} as well.",
    "{answers} make it a useful reading: lean on {lead}, though not with your whole weight.",
    "The reading is useful, our middle grade, since {answers} speak of {lead} and a few more would tell more.",
    "Count it as useful: {answers} are enough to plan around {lead} and not enough to be certain.",
    "How far to trust it: {answers}, useful, with {lead} as its main support.",
    "Useful is the right word for {answers}, and for what they say about {lead}.",
  ],
  solid: [
    "With {answers} this reading is solid, and it begins with {lead}.",
    "{answers} make it solid, our highest grade, with {lead} in first place.",
    "You can treat the reading as solid, because {answers} went into it; {lead} leads.",
    "The grade is solid: {answers}, with {lead} in front.",
    "This is a solid reading of {answers}, and {lead} is its first result.",
    "From eight answers on we call a reading solid; this one has {answers}, and {lead} leads it.",
  ],
  silence: [
    "From {answers} comes what we call {grade}, and {kept} went by without a mention.",
    "The grade is {grade}, for {answers}, and it covers the silence about {kept} as well.",
    "We call {answers} {grade}; read the silence about {kept} in that light.",
    "With {answers} this is {grade}, silence about {kept} included.",
    "It is {grade}, since {answers} came in, and {kept} was in none of them.",
  ],
  nothing: [
    "From {answers} comes what we call {grade}, with nothing firm in it.",
    "With {answers} this is {grade}, and an undecided one.",
    "The grade is {grade}, for {answers}, and even so nothing gathers.",
  ],
} as const satisfies PhraseSets;
