import type { PhraseSets } from "./phrase.ts";

/** How a shared word and one of theirs go together. */
export const tiePhrases = {
  sameWay: [
    "{“theirs”} lies close to {“shared”}, so it adds to your picture and does not contradict it.",
    "By calling you {theirs} they go a step further in the direction of {“shared”}.",
    "The two words point the same way, from {“shared”} on to {“theirs”}.",
    "Whoever sees you as {shared} is not far from seeing you as {theirs}.",
    "They did not have to go far from {“shared”} to get to {“theirs”}.",
    "From {“shared”} to {“theirs”} is a short way, and they have gone it already.",
    "What you call {“shared”} seems to reach a little further than you said, as far as {“theirs”}.",
  ],
  apart: [
    "Look for {“shared”} when {showsShared}, and for {“theirs”} when {showsTheirs}.",
    "The two come out at different times: {“shared”} when {showsShared}, {“theirs”} when {showsTheirs}.",
    "They may call you {shared} for times when {showsShared}, and {theirs} for times when {showsTheirs}.",
    "Being {shared} has its moment when {showsShared}, being {theirs} when {showsTheirs}.",
    "{“shared”} belongs to moments when {showsShared}, {“theirs”} to moments when {showsTheirs}.",
    "Expect {“shared”} when {showsShared}, and {“theirs”} when {showsTheirs}.",
    "The time for {“shared”} is when {showsShared}, and the time for {“theirs”} when {showsTheirs}.",
    "It may depend on the moment: {“shared”} when {showsShared}, and {“theirs”} when {showsTheirs}.",
    "When {showsShared}, look for {“shared”}; when {showsTheirs}, look for {“theirs”}.",
  ],
  noContradiction: [
    "You can be {shared} and {theirs}, at once or by turns.",
    "{“theirs”} does not correct {“shared”}; it comes from other moments.",
    "Being {theirs} takes nothing away from being {shared}.",
    "The two describe different moments, and both can be accurate: {shared} here, {theirs} there.",
    "It would be a mistake to hear {“theirs”} as an objection to {“shared”}.",
    "Nobody has to choose between {“shared”} and {“theirs”}.",
    "There is room for {“shared”} and {“theirs”} in one person.",
  ],
} as const satisfies PhraseSets;
