import type { Question } from "#src/components/faq/questions.ts";
import { organisationLimits } from "#src/shared/organisation/organisation.ts";
import { planLimits } from "#src/shared/plan/plan-limits.ts";
import { paths } from "#src/shared/site/paths.ts";

const { trialDays, openRounds } = planLimits;

/** Questions before paying. */
export const planQuestions: readonly Question[] = [
  {
    id: "trial",
    question: "What happens when the free days are over?",
    answer: `The trial ends by itself after ${trialDays} days. We don’t ask for a card, so nothing can be charged. We’ll email you three days before. Everything you made stays, and you can choose a plan later.`,
  },
  {
    id: "buy-early",
    question: "Do I lose free days if I buy early?",
    answer: "No. The days you have left run first, and your first payment is due after them.",
  },
  {
    id: "seats",
    question: "Can several people share a plan?",
    answer: `Yes, in a team. You choose for how many people you pay, and the price is for each of them. The other seats go to people who lead your team with you. During your ${trialDays} free days there are ${organisationLimits.seatsWithoutSubscription} seats. Members of the team need none.`,
  },
  {
    id: "cancel",
    question: "How do I cancel?",
    answer:
      "On your account page, in two clicks. Your plan runs until the end of the time you’ve paid for, and you can change your mind until then.",
  },
  {
    id: "after",
    question: "What happens to my rounds when the plan ends?",
    answer: `You keep all of them, with their results. Rounds that are open stay open. You just can’t start a new one while ${openRounds} are open, or run new rounds for an organisation.`,
  },
  {
    id: "promise",
    question: "Does paying show me more about the people who answered?",
    answer:
      "No. No plan lowers the minimum of answers, shows who picked what, or tells who has answered. The promise to the people you ask is the same for everyone.",
    further: [{ text: "How the promise works", href: paths.about() }],
  },
  {
    id: "payment",
    question: "How do I pay, and do I get an invoice?",
    answer:
      "By card, and by the other ways that Stripe offers in your country. Your card details go to Stripe and never to us. You get an invoice for each payment.",
  },
];

/** Questions that don't apply where administrators give plans. */
export const questionsAboutPayments: readonly string[] = ["trial", "buy-early", "seats", "cancel", "payment"];

const { addressesAtOnce, supportHours } = planLimits;

/** What Facilitator Pro adds to the free plan besides what is shown in pictures. */
export const proFeatures = [
  {
    name: "Team rounds",
    text: "Your team picks words for each other, and everyone reads a window of their own, beside one picture of the whole team.",
  },
  {
    name: "Seats for colleagues",
    text: "A plan has seats: one for you, and as many as you like for those who lead with you.",
  },
  {
    name: "Rounds by invitation only",
    text: "Only the people you invite can answer, and nothing shows before five of them have.",
  },
  {
    name: "Any number of rounds",
    text: `Any number of open rounds, where the free plan has ${openRounds}, and up to a hundred invitations at a time, where it has ${addressesAtOnce}.`,
  },
  {
    name: "Help within a day",
    text: `Write to us from your account page. We answer within ${supportHours} hours.`,
  },
];
