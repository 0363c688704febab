import type { WordNote } from "./word-note.ts";

/** Words about thinking, knowing and making sense of things. */
export const mindNotes: Readonly<Record<string, WordNote>> = {
  able: {
    shows: "a job lands on the table without instructions",
    gives: "people can hand you something and stop thinking about it",
    use: "take on one job that nobody owns, and say it's yours",
  },
  clever: {
    shows: "the usual way is blocked",
    gives: "people bring you the problem they couldn't crack",
    use: "show one person how you got to an answer, not just the answer",
  },
  complex: {
    shows: "a question has more than one true answer",
    gives: "people keep finding sides of you they hadn't met",
    use: "tell one person about a side of your life they've had no reason to see",
    care: "can mean rich as well as hard to read",
  },
  idealistic: {
    shows: "the practical choice isn't the right one",
    gives: "a discussion remembers what it's for",
    use: "turn one principle into something you can finish in an afternoon",
  },
  ingenious: {
    shows: "there's a problem and neither money nor time",
    gives: "people find a way out of a dead end",
    use: "bring one odd solution to a problem everyone has stopped looking at",
  },
  intelligent: {
    shows: "a subject is new to everyone in the room",
    gives: "ideas get tested before anyone relies on them",
    use: "ask the question in one discussion that could prove you wrong",
  },
  knowledgeable: {
    shows: "a question needs more than an opinion",
    gives: "people save themselves an hour of looking things up",
    use: "write down one thing only you know how to do, and pass it on",
  },
  logical: {
    shows: "opinions in the room run ahead of the facts",
    gives: "people can follow how you reached a conclusion",
    use: "lay out your steps in one discussion and ask which of them fails",
  },
  observant: {
    shows: "something in the room has changed and nobody's mentioned it",
    gives: "small things get caught before they grow",
    use: "say out loud one thing you noticed and would have kept to yourself",
  },
  organized: {
    shows: "ten things need doing and the order matters",
    gives: "people know what comes next",
    use: "share one of your lists with the people it concerns",
  },
  reflective: {
    shows: "something's over and everyone else has moved on",
    gives: "people hear from you what was learned, not just what was done",
    use: "share one conclusion that took you more than a day to reach",
  },
  searching: {
    shows: "the answers on offer don't satisfy you",
    gives: "a question stays open for as long as it deserves",
    use: "tell one person which question you're turning over at the moment",
  },
  sensible: {
    shows: "excitement is deciding faster than thought",
    gives: "plans get checked against the world before they meet it",
    use: "put one practical question to a plan that everyone likes",
  },
  wise: {
    shows: "there's no rule for the case",
    gives: "people come to you before they decide, not after",
    use: "answer the next request for advice with one good question first",
  },
};
