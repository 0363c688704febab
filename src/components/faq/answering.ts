import { facts } from "#src/components/legal/facts.ts";
import { paths } from "#src/shared/site/paths.ts";
import type { QuestionGroup } from "./question.ts";

/** Of people who were asked to describe someone. */
export const answering: QuestionGroup = {
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
