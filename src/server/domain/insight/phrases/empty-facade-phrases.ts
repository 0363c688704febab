import type { EmptyPanePhrases } from "#src/server/domain/insight/built-in/empty-pane.ts";

/** Sentences for a façade without a word: everything picked came back from someone. */
export const emptyFacadePhrases = {
  shared: {
    open: [
      "Nothing on your list stayed with you alone; {“shared”} is one of the words that came back.",
      "This pane is empty: every word you picked, {“shared”} among them, was picked by somebody else as well.",
      "You kept no word to yourself: {“shared”} and all the others on your list were met.",
      "There is nothing on your list that others did not also name, {“shared”} for one.",
      "No word on your list went unanswered, and {“shared”} was answered more than once.",
      "Your list held no secrets for these people, with {“shared”} or without.",
      "All that you said of yourself was said by somebody else too, {“shared”} included.",
    ],
    weigh: [
      "It does not make you an open book: a short list has room for {“shared”} and little else.",
      "With {answers} a word can come back by accident, {“shared”} less easily than most.",
      "One voice takes a word out of this pane, so {“shared”} says more than the emptiness does.",
      "You may have chosen words that show, such as {“shared”}, and left the private ones out.",
      "What you left off the list cannot appear here, so words like {“shared”} come back and private ones do not.",
      "Perhaps people know you well, or perhaps {“shared”} and the others are easy to see.",
    ],
    tryIt: [
      "One thing to try: think of a word less visible than {“shared”} that belongs to you, and tell one person about it.",
      "Choose the one thing that people who say {“shared”} do not know about you, and decide who should.",
      "Write down one word you nearly picked instead of {“shared”}, and the reason you did not.",
      "Name for yourself one side of you that {“shared”} hides, and one person who could hear of it.",
      "Ask yourself which word would have felt too private to put next to {“shared”}, and whether it still does.",
    ],
  },
  nothing: {
    open: [
      "Every word on your list was picked by somebody, so nothing here is yours alone.",
      "This pane is empty: no word of yours went entirely without an echo.",
      "You kept no word to yourself, although none came back firmly either.",
    ],
    weigh: [
      "With {answers} a word can come back by accident, so take this lightly.",
      "A long list and {answers} leave room for chance in both directions.",
      "{answers} were enough to touch each of your words and to settle none.",
    ],
    tryIt: [
      "One thing to try: write down the word you nearly picked, and the reason you did not.",
      "Think of one side of you that no list would show, and tell one person about it.",
      "Ask yourself which word you left out because it felt too private.",
    ],
  },
} as const satisfies Readonly<Record<string, EmptyPanePhrases>>;
