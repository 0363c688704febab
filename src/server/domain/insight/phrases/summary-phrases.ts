import type { PhraseSets } from "./phrase.ts";

/** What a summary says of the words that are on one list only. */
export const summaryPhrases = {
  kept: [
    "{“kept”} {kept|is|are} what you said and they did not.",
    "On your side {kept|remains|remain} {“kept”}, which nobody else picked.",
    "You also think of yourself as {kept}, so far without company.",
    "Your list goes on where theirs stops, at {“kept”}.",
    "Left with you alone {kept|is|are} {“kept”}, unseen or only unsaid.",
    "That you are {kept} is something people have yet to notice, or to say.",
    "{“kept”} did not cross over to their lists.",
    "You are the only one so far to use {“kept”} for you.",
    "Still waiting for an echo on their side {kept|is|are} {“kept”}.",
  ],
  keptContrary: [
    "Your word {“own”} and their word {“theirs”} are some way apart, which need not mean that one is wrong.",
    "You said {“own”} and met {“theirs”}, and that is worth a conversation.",
    "On one point the two views pull in different directions: {“own”} from you, {“theirs”} from them.",
    "If there is a surprise in this reading, it may be {“theirs”} where you said {“own”}.",
    "Where you say {“own”} they say {“theirs”}, and the difference is worth a second look.",
    "A good question to keep is how {“own”} and {“theirs”} can describe one person.",
    "Ask yourself when {“own”} is true and when {“theirs”} is, since both were said.",
  ],
  keptNear: [
    "Even {“own”}, which nobody else picked, has a neighbour on their side in {“theirs”}.",
    "Your word {“own”} is unconfirmed, though their word {“theirs”} comes close in meaning.",
    "Part of the difference may be wording, as with {“own”} and {“theirs”}.",
    "Between your word {“own”} and their word {“theirs”} may lie less than the panes suggest.",
    "You say {“own”}, they say {“theirs”}, and both may have the same moments in mind.",
    "Do not count {“own”} as lost while they say {“theirs”}.",
    "What you call {“own”} may be what they call {“theirs”}.",
  ],
} as const satisfies PhraseSets;
