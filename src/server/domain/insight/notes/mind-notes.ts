import type { WordNote } from "./word-note.ts";

/** Words about thinking, knowing and making sense of things. */
export const mindNotes: Readonly<Record<string, WordNote>> = {
  able: {
    shows: "a task lands on the table without instructions",
    gives: "people hand a task over once and do not come back to check",
    use: "take on one task that has no owner, and say that you have it",
  },
  clever: {
    shows: "the usual way is blocked",
    gives: "a problem that has beaten others gets a second look",
    use: "explain to one person how you got to an answer, and not only the answer",
  },
  complex: {
    shows: "a question has more than one true answer",
    gives: "people meet more than one side, and need time to see how the sides fit",
    use: "tell one person about a side of your life that they have had no reason to know",
    care: "can mean rich as well as hard to read",
  },
  idealistic: {
    shows: "the practical choice is not the right one",
    gives: "a discussion keeps sight of what it is for",
    use: "turn one principle into a step small enough to finish in an afternoon",
  },
  ingenious: {
    shows: "there is a problem and neither money nor time",
    gives: "a dead end may turn out to have a side door",
    use: "bring one odd solution to a problem that everybody has stopped looking at",
  },
  intelligent: {
    shows: "a subject is new to everybody in the room",
    gives: "a thought gets tested before anybody relies on it",
    use: "ask, in one discussion, the question whose answer could prove you wrong",
  },
  knowledgeable: {
    shows: "a question needs more than an opinion",
    gives: "people save themselves an hour of looking things up",
    use: "write down one thing that only you know how to do, and pass it on",
  },
  logical: {
    shows: "opinions in the room run ahead of the facts",
    gives: "people can follow how a conclusion was reached",
    use: "lay out your steps in one discussion and ask which of them fails",
  },
  observant: {
    shows: "something in the room has changed and nobody has mentioned it",
    gives: "small things are caught before they grow",
    use: "say aloud one thing you noticed and would have kept to yourself",
  },
  organized: {
    shows: "ten things need doing and their order matters",
    gives: "people know what comes next",
    use: "share one of your lists with the people whom it concerns",
  },
  reflective: {
    shows: "something is over and everybody else has moved on",
    gives: "people hear what was learned and not only what was done",
    use: "share one conclusion that took you longer than a day to reach",
  },
  searching: {
    shows: "the answers on offer do not satisfy you",
    gives: "a question stays open for as long as it deserves",
    use: "tell one person which question you are turning over at the moment",
  },
  sensible: {
    shows: "excitement is deciding faster than thought",
    gives: "plans are checked against the world before they meet it",
    use: "put one practical question to a plan that everybody likes",
  },
  wise: {
    shows: "there is no rule for the case",
    gives: "people ask before they decide, and not after",
    use: "answer the next request for advice with one good question first",
  },
};
