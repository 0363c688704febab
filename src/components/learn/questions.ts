import { brand } from "#src/shared/site/brand.ts";

/** Asked by people who look for the Johari Window. Answers are plain text, as search engines get them, too. */
export const questions: readonly { readonly question: string; readonly answer: string }[] = [
  {
    question: "Why is it called Johari?",
    answer:
      "After Joseph Luft and Harrington Ingham, who presented it in 1955. Their first names, Joe and Harry, make the word, and it is pronounced that way.",
  },
  {
    question: "What are the four panes called?",
    answer:
      "Arena (you know it, and so do they), Blind Spot (they know it, you do not), Façade (you know it, they do not) and Unknown (nobody knows it yet). Many texts say open, blind, hidden and unknown area.",
  },
  {
    question: "Is a large Blind Spot bad?",
    answer:
      "No. Its size follows mostly from how many people you ask. And with a list of mostly kind words, what is in it is more often a strength that you take for granted than a fault. Rating tools use the term differently: there a blind spot is a skill that somebody rates higher than others do.",
  },
  {
    question: "How many people should I ask?",
    answer:
      "Five to ten. Three or four give a first glimpse, five to seven a useful picture, eight or more a solid one. Below five, hardly any word can be told from luck.",
  },
  {
    question: "Is the Johari Window scientific?",
    answer:
      "It is a model from psychology, and researchers still use its four panes to sort what they study. The exercise with a list of words is no validated test. What a single round shows can be weighed against chance, and should be.",
  },
  {
    question: "How does it differ from 360-degree feedback?",
    answer:
      "There, people rate somebody’s behaviour at work on scales, often for the employer. Here they pick words, for the person alone. A window starts a conversation; it rates nobody.",
  },
  {
    question: "Can others see what I picked about them?",
    answer: `On ${brand.name} the person you answer about sees totals, never who picked what, and nothing at all before three people have answered. Below five answers there are no exact numbers. You need not give a name. In a very small group somebody may still guess, and a word that everybody picked was picked by each.`,
  },
  {
    question: "What is a Nohari window?",
    answer:
      "The same exercise with a list of unkind words. We offer none. Anonymous words for faults hurt easily, and they come without the situation that would make them useful.",
  },
];
