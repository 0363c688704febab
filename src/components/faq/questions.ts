import { facts } from "#src/components/legal/facts.ts";
import { questionsFacts } from "#src/components/reading/facts.ts";
import { agreementFloor } from "#src/shared/result/analysis.ts";
import { paths } from "#src/shared/site/paths.ts";
import { workshopLimits } from "#src/shared/workshop/workshop-limits.ts";
import { workshopPaths } from "#src/shared/workshop/workshop-paths.ts";

/** Somewhere to read on. */
interface Further {
  readonly text: string;
  readonly href: string;
}

export interface Question {
  /** Its anchor: "/faq#what-is-it". Other sites link to it, so it never changes. */
  readonly id: string;
  readonly question: string;
  /** Plain text, because search engines get it, too. */
  readonly answer: string;
  readonly further?: readonly Further[];
  /** Shown on the landing page, too. */
  readonly onLanding?: true;
}

interface QuestionGroup {
  readonly id: string;
  readonly title: string;
  readonly questions: readonly Question[];
}

/** For people who want to know how others see them. */
const asking: QuestionGroup = {
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

/** For coaches, trainers and others who use it at work. */
const working: QuestionGroup = {
  id: "working",
  title: "If you work with clients or teams",
  questions: [
    {
      id: "with-clients",
      question: "Can I use it with clients and teams?",
      answer: `Yes. In a programme, each client has a round of their own and decides what to share with you. In a team round, ${facts.five} people or more describe each other, and everyone reads their own window. Both can end with a picture of the group: of everyone who agrees, if that’s at least ${facts.five}, with words that many share and never whose they are.`,
      further: [
        { text: "See a team’s picture", href: paths.teamPicture() },
        { text: "Pricing", href: paths.subscribe() },
      ],
    },
    {
      id: "workshop",
      question: "Can I do it live, in one room?",
      answer: `Yes, as a workshop for ${workshopLimits.leastGuests} to ${workshopLimits.mostGuests} people. They scan a code on the wall, describe each other on their phones, and open their windows together. They need no account, and you keep a picture of the group without names.`,
      further: [{ text: "Start a workshop", href: workshopPaths.newWorkshop() }],
    },
    {
      id: "what-coaches-see",
      question: "Do I see more than my clients do?",
      answer:
        "No. No role or plan sees more of the answers than the owner of the round does: totals from a frozen result. You can tell your clients so when you invite them.",
      further: [{ text: "Rule A1 of the promise", href: `${paths.privacy()}#a1` }],
    },
    {
      id: "lower-minimum",
      question: "My team has four people. Can the minimum be lowered?",
      answer:
        "No. A team round takes five people, so that at least four can describe each of you. In a smaller team, everyone can run a round of their own and also ask people from outside. A minimum can only be raised, and only before the first answer.",
    },
    {
      id: "compulsory",
      question: "May I make answering compulsory, or use results for appraisal?",
      answer:
        "No to both. People who have to answer pick safe words, and words that affect someone’s pay are no longer about the person. Our terms forbid it, too.",
      further: [{ text: "What you may not do", href: `${paths.terms()}#what-you-may-not-do` }],
    },
    {
      id: "take-to-a-session",
      question: "What can I take into a session?",
      answer:
        "You can print each result, or download it as a PDF, or as JSON or CSV for your own tools. They all hold what the page shows and nothing more.",
    },
    {
      id: "own-copy",
      question: "Can we run it ourselves?",
      answer:
        "Yes. It’s free software under the MIT licence: one process and one database file. If you run a copy, you also have to complete its legal pages and earn the trust of the people who answer.",
      further: [{ text: "How to check us", href: `${paths.about()}#how-to-check-us` }],
    },
  ],
};

/** For people who were asked to describe someone. */
const answering: QuestionGroup = {
  id: "answering",
  title: "If someone asked you",
  questions: [
    {
      id: "need-an-account",
      question: "Do I need an account to answer?",
      answer: `No. You open the link, tick ${facts.fewest} to ${facts.most} words and send them. It takes about a minute and works without JavaScript. Your name is optional.`,
    },
    {
      id: "will-they-know",
      question: "Will they find out what I picked?",
      answer: `They see totals of at least ${facts.three} people together, never who picked what. We store your words without your name, address, device or the time. There are limits. If everyone picks the same word, it’s clear that each of them did, and an owner could also answer through their own open link. We list every limit we know of.`,
      further: [{ text: "Where the promise ends", href: `${paths.privacy()}#where-the-promise-ends` }],
      onLanding: true,
    },
    {
      id: "give-my-name",
      question: "Should I give my name?",
      answer:
        "Only if you’re happy to be listed as someone who took part. The list is alphabetical and isn’t linked to any words. In a small round, leaving your name out can also say something: if everyone else gave theirs, “Anonymous” is you.",
    },
    {
      id: "take-it-back",
      question: "Can I withdraw my answer?",
      answer:
        "Yes, with the link on the receipt you get after sending. If no result includes your answer yet, we delete it right away. If one does, that result stays as it is. Later results leave your answer out once at least two others have been withdrawn too (some rounds ask for more). If that never happens, it stays. Someone who sent those other answers themselves could still work yours out. Save the link: nobody can look it up for you.",
      further: [{ text: "Rule A9 of the promise", href: `${paths.privacy()}#a9` }],
      onLanding: true,
    },
    {
      id: "do-they-know-i-answered",
      question: "Will they know whether I’ve answered?",
      answer:
        "They see how many people have answered, but not who. We send reminders on a fixed schedule, and their list of invitations looks the same before and after. If they ask one person at a time and watch the number, they can tell that this person answered, but not what.",
    },
    {
      id: "stop-mails",
      question: "Why do I get these emails, and how do I stop them?",
      answer: `Someone entered your address to ask how you see them. An invitation is one email and at most ${facts.mostReminders} reminders, and none after you’ve answered. Every email has a link to stop them, for that round or for good.`,
      further: [
        {
          text: "What we store about an invitation",
          href: `${paths.privacy()}#what-is-stored-and-for-how-long`,
        },
      ],
    },
  ],
};

/** All questions on /faq. The landing page shows those with `onLanding`. */
export const questionGroups: readonly QuestionGroup[] = [asking, answering, working];

/** All of /faq in the words of schema.org. */
export const faqFacts = (groups: readonly QuestionGroup[]) => ({
  "@context": "https://schema.org",
  ...questionsFacts(groups.flatMap(({ questions }) => questions)),
});
