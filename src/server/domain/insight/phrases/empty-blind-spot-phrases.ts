import type { EmptyPanePhrases } from "#src/server/domain/insight/built-in/empty-pane.ts";

/** Sentences for a blind spot without a firm word, by what else there is to hold on to: an arena, a façade, nothing. */
export const emptyBlindSpotPhrases = {
  shared: {
    open: [
      "A blind spot is a word that others see and you did not pick, and none stands out; what they see, {“shared”}, you see too.",
      "No blind spot, meaning a word you left out and others see, rises above guessing; {“shared”} you knew.",
      "We call it a blind spot when others see a word that you did not pick; next to {“shared”} there is no firm one.",
      "They told you nothing clearly new: {“shared”} is on both lists, and a blind spot would be on theirs alone.",
      "No word is firmly theirs and not yours, which is what a blind spot would be; what stands out is {“shared”}, from both sides.",
      "The others brought {“shared”}, which you had already, and no firm blind spot, meaning a word you did not pick.",
    ],
    weigh: [
      "Where evidence is missing, there may still be more to see than {“shared”}.",
      "A second word beside {“shared”} may take more people, or other ones.",
      "It does not mean that you miss nothing; {answers} can bring {“shared”} back and still leave much unsaid.",
      "People who meet you in one setting see one side, so take {“shared”} as a part of the picture.",
      "That nothing new gathered is a result too: what people say, {“shared”} for one, you had said already.",
      "It speaks for knowing how you come across, at least as far as {“shared”} goes.",
    ],
    tryIt: [
      "One thing to try: ask somebody who knows you which word they would add to {“shared”}, if they had one more.",
      "Ask one person who knows you from elsewhere, here or in a later round, and see whether anything joins {“shared”}.",
      "Ask a friend what they see in you that {“shared”} does not cover.",
      "Think of the last remark about you that surprised you and check whether {“shared”} explains it.",
      "Ask one person what people get wrong about you, and set the reply next to {“shared”}.",
    ],
  },
  kept: {
    open: [
      "A blind spot, meaning a word that others see and you did not pick, is not in sight; what you see, {“kept”}, they did not pick.",
      "A blind spot would be a word that others see and you did not pick; so far none is firm, and {“kept”} is the reverse case.",
      "The others gathered around no word that you left out, which a blind spot would take, and they did not say {“kept”} either.",
      "A firm word that is theirs alone would be a blind spot, and there is none; {“kept”} is yours alone.",
      "Nothing you left out was picked often enough to be a blind spot, a word seen from outside, and nobody picked {“kept”}.",
    ],
    weigh: [
      "What these {answers} leave unexplained lies on your side, with {“kept”}.",
      "The answers may point in too many directions, for {“kept”} as much as for anything new.",
      "The open question is {“kept”}, which you see and they did not name.",
      "The gap that shows runs the other way: {“kept”} is on your list and on nobody else's.",
      "With {answers} going separate ways, neither {“kept”} nor anything else could gather.",
    ],
    tryIt: [
      "One thing to try: ask somebody who knows you which single word you forgot, before you mention {“kept”}.",
      "Ask one person for the first word that comes to mind about you and see how far it is from {“kept”}.",
      "Ask one person who sees you when work is hard, in any round to come, and watch whether they say {“kept”} or something new.",
      "Let a friend finish the sentence in which you are always the one who, and set it beside {“kept”}.",
    ],
  },
  nothing: {
    open: [
      "A blind spot is a word that others see and you did not pick, and so far no such word stands out from chance.",
      "No word that you left out was picked often enough to be called a blind spot, a word seen from outside only.",
      "What others see and you did not pick would be a blind spot; guessing could explain all that came in.",
    ],
    weigh: [
      "{answers} were spread too thinly to say more.",
      "With {answers} the pane can be empty by chance alone.",
      "That is what {answers} look like when each person has a different moment in mind.",
    ],
    tryIt: [
      "One thing to try: ask somebody who knows you for the first word that comes to mind about you.",
      "Ask one person from a part of your life that has not answered yet: it need not be in this round.",
      "Ask a friend what they would tell a stranger about you, and write the word down.",
    ],
  },
} as const satisfies Readonly<Record<string, EmptyPanePhrases>>;
