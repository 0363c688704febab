import type { EmptyPanePhrases } from "#src/server/domain/insight/built-in/empty-pane.ts";

/** Sentences for an unknown pane without a word, after answers that went far apart, or after very many. */
export const emptyUnknownPhrases = {
  shared: {
    open: [
      "Somebody picked every word on the list, {“shared”} more firmly than others.",
      "No word is left in this pane: all of them, and not only {“shared”}, were named by somebody.",
      "The whole list has been named at least once, {“shared”} more surely than most.",
    ],
    weigh: [
      "One voice takes a word out of this pane, so its being empty says less than {“shared”} does.",
      "With {answers} every word meets somebody's idea of you; {“shared”} met more than one.",
      "It took {answers} to name them all, and most do not have the weight of {“shared”}.",
    ],
    tryIt: [
      "One thing to try: find a word that is not on the list and says something that {“shared”} does not.",
      "Ask one person for a word of their own about you, beyond {“shared”} and the rest of the list.",
      "Write down a word for yourself that no list offers, and set it next to {“shared”}.",
    ],
  },
  delicate: {
    open: [
      "Only {“sample”} went unpicked, by you and by everybody else.",
      "{“sample”} {sample|was|were} named by nobody, and everything else was named by somebody.",
      "All the words on the list were named by somebody, but for {“sample”}.",
    ],
    weigh: [
      "Such words are often passed over out of tact, so the silence about {“sample”} says little.",
      "With {answers} it would be odd to conclude anything from {“sample”} being left out.",
      "Leave {“sample”} where {sample|it is|they are}: unpicked is neither a no nor a hidden yes.",
    ],
    tryIt: [
      "If you want something to do here, leave {“sample”} alone and ask a friend for a word that is not listed.",
      "One thing to try: ask somebody close for a word of their own about you, and see how far it is from {“sample”}.",
      "A list that offers {“sample”} lacks some words, so write down one that you would have added.",
    ],
  },
  nothing: {
    open: [
      "Somebody picked every word on the list, so nothing is left in this pane.",
      "This pane is empty because the whole list has been named between you.",
      "No word on the list went unpicked.",
    ],
    weigh: [
      "One voice is enough to take a word out of this pane, so little follows from its being empty.",
      "From {answers} comes a little of everything here, and nothing firm.",
      "It says more about {answers} than about you.",
    ],
    tryIt: [
      "One thing to try: find a word for yourself that the list does not offer.",
      "Ask one person for a word of their own about you, outside the list.",
      "Write down what you would have picked if the list had one more line.",
    ],
  },
} as const satisfies Readonly<Record<string, EmptyPanePhrases>>;
