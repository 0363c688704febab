import type { PhraseSets } from "./phrase.ts";

/** What a summary says of the words on one list only, and of those on none. */
export const summaryPhrases = {
  kept: [
    "{kept} {kept|is|are} what you said and they did not.",
    "On your side remains {kept}, which nobody else picked.",
    "You also see yourself as {kept}, so far without company.",
    "Your list goes on where theirs stops, at {kept}.",
    "Left with you alone {kept|is|are} {kept}, unseen or only unsaid.",
    "That you are {kept} is something people have yet to notice, or to say.",
    "What did not cross over is {kept}.",
    "Nobody but you has called you {kept} yet.",
  ],
  keptContrary: [
    "A wide gap lies between your word {own} and their word {theirs}.",
    "You said {own} and met {theirs}, and that is worth a conversation.",
    "On one point the two views nearly exclude each other: {own} from you, {theirs} from them.",
    "If there is a surprise in this reading, it is {theirs} where you said {own}.",
    "Where you say {own} they say {theirs}, and that difference is more than vocabulary.",
    "The sharpest question here is how {own} and {theirs} can describe one person.",
  ],
  keptNear: [
    "Even {own}, which nobody else picked, has a neighbour on their side in {theirs}.",
    "Your word {own} is unconfirmed, though their word {theirs} comes close in meaning.",
    "Part of the difference is only wording, as {own} and {theirs} show.",
    "Between your word {own} and their word {theirs} lies less than the panes suggest.",
    "You say {own}, they say {theirs}, and both may have the same moments in mind.",
    "Do not count {own} as lost while they say {theirs}.",
  ],
  open: [
    "{open} is still open, since nobody picked it, and that counts neither for it nor against it.",
    "No list has {open} on it, which leaves that question free.",
    "About {open} nobody has said anything, you included.",
    "For something new there is {open}, which nobody has claimed or denied.",
    "Outside all of this lies {open}, not picked by anybody.",
    "And {open} has not come up at all, on your side or on theirs.",
  ],
} as const satisfies PhraseSets;
