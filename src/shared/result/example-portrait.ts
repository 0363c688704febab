import { exampleName } from "./example-surveys.ts";

/** A portrait of the person whom we made up, as the product writes them; a test holds its numbers to her result. */
export const examplePortrait = {
  of: exampleName,
  name: "Kind, with a sharp eye",
  paragraphs: [
    "Ten of your twelve friends called you kind. It isn’t on your list. That’s easily done: kind things rarely feel like much to the person who does them.",
    "Eight called you observant and six called you witty, and you left those out, too. You picked quiet, and one friend agreed. You may be thinking of how little you say, and they of how much you see.",
    "Ten of them called you dependable and seven called you calm, and you had picked both yourself. It can have a cost. People seldom ask someone calm whether they need a hand.",
    "Only you picked independent. Friends may not have had much occasion to see it.",
  ],
  question: "What have you noticed about a friend that you’ve never told them?",
  step: "Tell them this week.",
} as const;
