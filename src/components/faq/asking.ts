import { facts } from "#src/components/legal/facts.ts";
import { agreementFloor } from "#src/shared/result/analysis.ts";
import { paths } from "#src/shared/site/paths.ts";
import type { QuestionGroup } from "./question.ts";

/** Of people who want to know how others see them. */
export const asking: QuestionGroup = {
  id: "asking",
  title: "If you ask others",
  questions: [
    {
      id: "what-is-it",
      question: "What is this, in three sentences?",
      answer: `You pick ${facts.fewest} to ${facts.most} of ${facts.words} words that describe you, and people who know you pick theirs for you. The two lists make a window of four panes: what you both see, what only they see, what only you see, and what nobody picked. It is the Johari Window, a model of 1955, with two things added: how much of it could be chance, and a promise to those who answer.`,
      further: [{ text: "The Johari Window", href: paths.johariWindow() }],
      onLanding: true,
    },
    {
      id: "how-many-people",
      question: "How many people do I need?",
      answer: `At least ${facts.three}, or nothing shows. Three or four answers give a first glimpse, five to seven a useful picture, eight or more a solid one. Ask a few more than you need: not everybody answers.`,
      onLanding: true,
    },
    {
      id: "whom-to-ask",
      question: "Whom should I ask?",
      answer:
        "People who see you often in the part of your life that you want to know about, and not only those who like you. Colleagues and family know different people by your name: two rounds tell you more than one mixed one.",
    },
    {
      id: "who-picked-what",
      question: "Can I find out who picked what?",
      answer:
        "No. No page, no plan and no administrator’s screen shows it, and an answer is stored without a person to look up. If you need to talk to somebody about a word, ask people about the word, not about who said it.",
      further: [
        { text: "Rule A4 of the promise", href: `${paths.privacy()}#a4` },
        { text: "Where the promise ends", href: `${paths.privacy()}#where-the-promise-ends` },
      ],
    },
    {
      id: "why-no-change",
      question: "Somebody has answered since. Why does my result not change?",
      answer: `Because you could read that one answer from the change. A result is frozen, and the next can be made when as many new people have answered as the first one needed: ${facts.three} or more. Answers left over when you close the round stay unshown.`,
      further: [{ text: "Rule A2 of the promise", href: `${paths.privacy()}#a2` }],
    },
    {
      id: "blind-spot",
      question: "Is a blind spot something bad?",
      answer:
        "Here it is a word that others picked for you and you did not. Often it is a strength that you take for granted. Some rating tools mean something else by it, namely rating yourself higher than others do; we do not measure that.",
    },
    {
      id: "agreement",
      question: "What does the agreement index tell me?",
      answer: `Whether the words you picked have more votes than those you did not: 100 if all of yours come first, 0 if they do no better than any others. It comes with a range, and below about ${String(agreementFloor)} it cannot be told from chance. High is not better than low: it says how alike two lists are.`,
    },
    {
      id: "is-it-a-test",
      question: "Is this a validated test?",
      answer:
        "No. It is a way to start a conversation, with honest arithmetic. It does not measure personality, and nobody should hire, promote or treat anybody by it.",
      further: [{ text: "What you may not do", href: `${paths.terms()}#what-you-may-not-do` }],
    },
    {
      id: "who-writes-insights",
      question: "Who writes the insights?",
      answer:
        "The program does, from the totals of your result and your own words, in sentences that each rest on words you can look up. Whoever runs this copy may have a language model write them instead; it gets your first name, the round's title, the totals and your own words, and no single answer.",
      further: [{ text: "Who else gets data", href: `${paths.privacy()}#who-else-gets-data` }],
    },
    {
      id: "cost",
      question: "What does it cost?",
      answer: "Rounds of your own are free. Those who answer never pay.",
      further: [{ text: "Pricing", href: paths.subscribe() }],
    },
    {
      id: "delete",
      question: "How do I get rid of my data?",
      answer:
        "Delete a round and its answers and results go with it. Delete your account and all of your rounds go at once. Before that you can download what is stored about you.",
      further: [
        { text: "Your account", href: paths.account() },
        { text: "What is stored", href: `${paths.privacy()}#what-is-stored-and-for-how-long` },
      ],
    },
  ],
};
