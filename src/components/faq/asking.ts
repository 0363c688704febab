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
      answer: `You pick ${facts.fewest} to ${facts.most} of ${facts.words} words that describe you, and people who know you pick theirs for you. The two lists make a window of four panes: what you both see, what only they see, what only you see, and what nobody picked. It’s the Johari Window, a model from 1955, with two things added: how much of it could be chance, and a promise to the people who answer.`,
      further: [{ text: "The Johari Window", href: paths.johariWindow() }],
      onLanding: true,
    },
    {
      id: "how-many-people",
      question: "How many people do I need?",
      answer: `At least ${facts.three}, or nothing shows. Three or four answers give a first glimpse, five to seven a useful picture, eight or more a solid one. Ask a few more than you need, as not everyone answers.`,
      onLanding: true,
    },
    {
      id: "whom-to-ask",
      question: "Who should I ask?",
      answer:
        "People who often see you in the part of your life you want to know about, and not only the ones who like you. Colleagues and family know different sides of you, so two rounds tell you more than one mixed one.",
    },
    {
      id: "who-picked-what",
      question: "Can I find out who picked what?",
      answer:
        "No. No page, plan or administrator’s screen shows it, and we store answers without a person to look up. If you want to talk about a word, ask people about the word, not about who picked it.",
      further: [
        { text: "Rule A4 of the promise", href: `${paths.privacy()}#a4` },
        { text: "Where the promise ends", href: `${paths.privacy()}#where-the-promise-ends` },
      ],
    },
    {
      id: "why-no-change",
      question: "Someone has answered since. Why doesn’t my result change?",
      answer: `Because the change would show you that one answer. A result is frozen. You can open the next one when as many new people have answered as the first one needed: ${facts.three} or more. Answers left over when you close the round are never shown.`,
      further: [{ text: "Rule A2 of the promise", href: `${paths.privacy()}#a2` }],
    },
    {
      id: "blind-spot",
      question: "Is a blind spot something bad?",
      answer:
        "No. Here it’s a word that others picked for you and you didn’t. Often it’s a strength you take for granted. Some rating tools use the term for rating yourself higher than others do. We don’t measure that.",
    },
    {
      id: "agreement",
      question: "What does the agreement index tell me?",
      answer: `Whether the words you picked got more votes than the words you didn’t: 100 if all of yours come first, 0 if they do no better than the rest. It comes with a range, and below about ${String(agreementFloor)} it could be chance. High isn’t better than low: the index says how alike two lists are.`,
    },
    {
      id: "is-it-a-test",
      question: "Is this a validated test?",
      answer:
        "No. It’s a way to start a conversation, with honest arithmetic. It doesn’t measure personality, and nobody should use it to hire, promote or treat anyone.",
      further: [{ text: "What you may not do", href: `${paths.terms()}#what-you-may-not-do` }],
    },
    {
      id: "who-writes-insights",
      question: "Who writes the insights?",
      answer:
        "The program does, from your result’s totals and your own words. Each sentence rests on words you can look up. The people who run this copy may have a language model write them instead. It gets your first name, the round’s title, the totals and your own words, but no single answer.",
      further: [{ text: "Who else gets data", href: `${paths.privacy()}#who-else-gets-data` }],
    },
    {
      id: "cost",
      question: "What does it cost?",
      answer: "Your own rounds are free. People who answer never pay.",
      further: [{ text: "Pricing", href: paths.subscribe() }],
    },
    {
      id: "delete",
      question: "How do I delete my data?",
      answer:
        "Delete a round, and its answers and results go with it. Delete your account, and all your rounds go right away. You can download everything we store about you first.",
      further: [
        { text: "Your account", href: paths.account() },
        { text: "What is stored", href: `${paths.privacy()}#what-is-stored-and-for-how-long` },
      ],
    },
  ],
};
