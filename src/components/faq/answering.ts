import { facts } from "#src/components/legal/facts.ts";
import { paths } from "#src/shared/site/paths.ts";
import type { QuestionGroup } from "./question.ts";

/** Of people who were asked to describe someone. */
export const answering: QuestionGroup = {
  id: "answering",
  title: "If somebody asked you",
  questions: [
    {
      id: "need-an-account",
      question: "Do I need an account to answer?",
      answer: `No. You open the link, tick ${facts.fewest} to ${facts.most} words and send them. It takes about a minute and works without JavaScript. A name is optional.`,
    },
    {
      id: "will-they-know",
      question: "Will they find out what I picked?",
      answer: `They see totals of at least ${facts.three} people together, never who picked what. Your words are stored without your name, address, device or the time. There are limits: where everybody picks the same word, each of them did, and an open link could be used by its owner, too. All that we know of is written down.`,
      further: [{ text: "Where the promise ends", href: `${paths.privacy()}#where-the-promise-ends` }],
      onLanding: true,
    },
    {
      id: "give-my-name",
      question: "Should I give my name?",
      answer:
        "Only if you like to be listed as somebody who took part. The list is alphabetical and beside no word. In a small round a missing name can also tell something: if everybody else gave theirs, “Anonymous” is you.",
    },
    {
      id: "take-it-back",
      question: "Can I take my answer back?",
      answer:
        "Yes, with the link on the receipt that you get after sending. If no result has shown your answer, it is erased at once. If one has, that result stays; your answer leaves later ones once at least two others have been taken back too (some rounds ask for more). If that never happens, it stays. Somebody who sent those others could still work yours out. Keep the link: nobody can look it up for you.",
      further: [{ text: "Rule A9 of the promise", href: `${paths.privacy()}#a9` }],
      onLanding: true,
    },
    {
      id: "do-they-know-i-answered",
      question: "Do they learn whether I have answered?",
      answer:
        "They see how many have answered, and not who. Reminders are sent by the server on its own schedule, and their list of invitations looks the same before and after. If they ask one person at a time and watch the number, they can tell that this person answered, though not what.",
    },
    {
      id: "stop-mails",
      question: "Why do I get these mails, and how do I stop them?",
      answer: `Somebody typed your address to ask how you see them. An invitation is one mail and at most ${facts.mostReminders} reminders, and none after you have answered. Every such mail has a link that stops them, for that round or for good.`,
      further: [
        { text: "What we keep of an invitation", href: `${paths.privacy()}#what-is-stored-and-for-how-long` },
      ],
    },
  ],
};
