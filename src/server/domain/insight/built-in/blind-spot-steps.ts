import type { PhraseSets } from "#src/server/domain/insight/phrases/phrase.ts";

/** The one thing to try with a word in the blind spot. None of it sends people asking who picked what. */
export const blindSpotSteps = {
  tryIt: [
    "One thing to try: ask somebody who knows you for a moment when you were {lead}, and only listen.",
    "For three days, note each moment in which somebody could have called you {lead}.",
    "When somebody next thanks you, ask yourself whether being {lead} had a part in it.",
    "Choose one ordinary day, look at it as if you were known to be {lead}, and write down what you find.",
    "Ask a friend how they would describe you to a stranger, and see whether {“lead”} comes up by itself.",
    "Watch for the next remark about you that {“lead”} would explain, and write it down.",
    "Tell one person that {“lead”} came up, and ask what they have seen, leaving out who picked it.",
    "Put {“lead”} on your list for a week, as a trial, and watch where it fits.",
    "Go back over last week and find one moment in which you were {lead}.",
    "Ask yourself tonight who saw you being {lead} today, and at what.",
    "Recall the last time things went well between you and somebody else, and ask whether being {lead} was part of it.",
    "Let a friend tell you a story about you in which {“lead”} is the right word.",
  ],
  tryDelicate: [
    "One thing to try: ask somebody close what being {delicate} looks like from outside, and leave out who picked it.",
    "The next time {shows}, notice what others could see; with {“delicate”} that is enough to begin with.",
    "Describe one moment in which you might have seemed {delicate} in plain facts, as a stranger would have seen it.",
    "Ask a person you trust what they see when {shows}, and say {“delicate”} only afterwards.",
    "Write down one situation in which you would call yourself {delicate} and one in which you would not.",
    "Find out from a friend when you seem {delicate} to them, as information and not as a verdict.",
  ],
} as const satisfies PhraseSets;
