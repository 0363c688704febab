import { facts } from "#src/components/legal/facts.ts";
import { paths } from "#src/shared/site/paths.ts";
import type { QuestionGroup } from "./question.ts";

/** Of coaches, trainers and others who use it at work. */
export const working: QuestionGroup = {
  id: "working",
  title: "If you work with clients or teams",
  questions: [
    {
      id: "with-clients",
      question: "Can I use it with clients and teams?",
      answer: `Yes. A round for an organisation takes invited answers only and shows nothing below ${facts.five}. You can invite up to ${facts.mostInvitations} people to a round, and everything else works as in a personal one. Today such a round is started through the API: what the pages start are personal ones.`,
      further: [
        { text: "The API", href: paths.apiDocs() },
        { text: "Pricing", href: paths.subscribe() },
      ],
    },
    {
      id: "what-coaches-see",
      question: "Do I see more than my clients do?",
      answer:
        "No. No role and no plan sees more of the answers than the owner of the round: totals from a frozen result. You can say so when you invite them.",
      further: [{ text: "Rule A1 of the promise", href: `${paths.privacy()}#a1` }],
    },
    {
      id: "lower-minimum",
      question: "My team has four people. Can the minimum be lowered?",
      answer:
        "No. Three answers about each is too few to hide in. Let everybody also ask people from outside, or do not run it. The minimum can only be raised, and not after the first answer.",
    },
    {
      id: "compulsory",
      question: "May I make answering compulsory, or use results for appraisal?",
      answer:
        "No to both. People who must answer pick safe words, and words that count for pay are not about the person any more. The terms forbid it as well.",
      further: [{ text: "What you may not do", href: `${paths.terms()}#what-you-may-not-do` }],
    },
    {
      id: "take-to-a-session",
      question: "What can I take into a session?",
      answer:
        "Each result prints on paper and downloads as a PDF, and as JSON or CSV for your own tools. All of them hold what the page shows and nothing beyond it.",
    },
    {
      id: "own-copy",
      question: "Can we run it ourselves?",
      answer:
        "Yes. It is free software under the MIT licence: one process and one database file. Whoever runs a copy also has to complete its legal pages and be trusted by those who answer.",
      further: [{ text: "How to check us", href: `${paths.about()}#how-to-check-us` }],
    },
  ],
};
