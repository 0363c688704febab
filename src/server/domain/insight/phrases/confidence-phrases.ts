import type { PhraseSets } from "./phrase.ts";

/** Sentences that close a summary's account with how far to trust it. */
export const confidencePhrases = {
  firstGlimpse: [
    "All of this is a first glimpse, {“lead”} included.",
    "Treat it as a first glimpse: {answers} can suggest {“lead”} and cannot settle it.",
    "It is a first glimpse from {answers}, so what is said about {“lead”} may change.",
    "Call it a first glimpse, with {“lead”} as one of its guesses.",
    "It is a first glimpse, no more, because {answers} are few for a word like {“lead”}.",
    "More people would tell more: this first glimpse rests on {answers}, and {“lead”} with it.",
    "Think of {“lead”} as a first glimpse, and of the next few answers as a second look.",
    "Keep in mind that this is a first glimpse, {“lead”} and all.",
    "As a first glimpse it can tell you where to look, beginning with {“lead”}.",
  ],
  useful: [
    "With {answers} this is useful and not yet solid, which goes for {“lead”} as well.",
    "A useful reading, then: lean on {“lead”}, though not with your whole weight.",
    "We call {answers} useful: enough to plan around {“lead”}, and a few more would tell more.",
    "Count it as useful: there is enough to go on with {“lead”}, and not enough to be certain.",
    "How far to trust it: {answers}, a useful reading, {“lead”} with the rest.",
    "Useful is the right word for {answers}, and for what they say about {“lead”}.",
    "The reading is useful as it stands, {“lead”} included; a few more answers would make it firmer.",
    "As readings go this one is useful, and {“lead”} is part of its use.",
    "It is a useful reading, between a glimpse and a solid one, and {“lead”} is a result to work with.",
  ],
  solid: [
    "With {answers} this reading is solid, and {“lead”} belongs to it.",
    "You can lean on it, with {“lead”} or without: {answers} make a solid reading.",
    "Treat the reading as solid, because {answers} went into it; {“lead”} is part of it.",
    "So many answers make it solid, and {“lead”} is one of its results.",
    "This is a solid reading of {answers}, and {“lead”} is where to begin.",
    "From eight answers on we call a reading solid; this one is, and {“lead”} is in it.",
    "The ground is solid, {answers} in all, and {“lead”} stands on it.",
    "Solid is the most that we call a reading, and this one is; {“lead”} came up in it.",
    "Take your time with it and with {“lead”}, for a reading of {answers} is solid.",
  ],
  hint: [
    "With {answers} this is {grade}, and {“lead”} is still no more than a hint in it.",
    "It is {grade}, from {answers}; {“lead”} by itself is not sure yet.",
    "We call {answers} {grade}, which does not make {“lead”} more than a hint.",
    "As a whole it counts as {grade}, though {“lead”} may still come down to luck.",
    "For its {answers} it is {grade}, and even so {“lead”} is only beginning to show.",
    "How far to trust it: {answers} make {grade}, and {“lead”} has yet to become clear.",
    "By the number of people it is {grade}; by their votes {“lead”} remains a question.",
  ],
  silence: [
    "It is {grade}, from {answers}, and {“kept”} went by without a mention.",
    "By its size it is {grade}, and all it has to say of {“kept”} is silence.",
    "We call {answers} {grade}; read the silence about {“kept”} in that light.",
    "With {answers} this is {grade}, silence about {“kept”} included.",
    "For its {answers} it counts as {grade}, in which nobody came to {“kept”}.",
  ],
  nothing: [
    "From {answers} comes what we call {grade}, with nothing firm in it.",
    "With {answers} this is {grade}, and an undecided one.",
    "It counts as {grade}, for {answers}, and even so nothing gathers.",
  ],
} as const satisfies PhraseSets;
