import { facts } from "#src/components/legal/facts.ts";
import { paths } from "#src/shared/site/paths.ts";
import { serverPaths } from "#src/shared/site/server-paths.ts";
import type { QuestionGroup } from "./question.ts";

/** Of coaches, trainers and others who use it at work. */
export const working: QuestionGroup = {
  id: "working",
  title: "If you work with clients or teams",
  questions: [
    {
      id: "with-clients",
      question: "Can I use it with clients and teams?",
      answer: `Yes. In a round for an organisation, only the people you invite can answer, and nothing shows below ${facts.five}. You can invite up to ${facts.mostInvitations} people to a round, and everything else works as in a personal one. For now, you start such a round through the API; the pages start personal ones.`,
      further: [
        { text: "The API", href: serverPaths.apiDocs() },
        { text: "Pricing", href: paths.subscribe() },
      ],
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
        "No. With three answers about each person, nobody is anonymous. Let everyone also ask people from outside the team, or don’t run it. You can only raise the minimum, and only before the first answer.",
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
