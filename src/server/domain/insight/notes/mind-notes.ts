import type { WordNote } from "./word-note.ts";

/** Words about thinking, knowing and making sense of things. */
export const mindNotes: Readonly<Record<string, WordNote>> = {
  able: {
    shows: "a job lands on your desk without instructions",
    gives: "people can hand you something and know it will get done",
    use: "take on one job that nobody owns, and say it’s yours",
  },
  clever: {
    shows: "the usual way of doing something doesn’t work",
    gives: "people bring you problems they can’t crack",
    use: "show one person how you got to an answer, not just the answer",
  },
  complex: {
    shows: "a question has more than one true answer",
    gives: "people keep finding sides of you they hadn’t met",
    use: "tell one person about a side of your life they’ve had no reason to see",
    care: "can mean that there’s a lot to you, or that you’re hard to read",
  },
  idealistic: {
    shows: "the practical choice isn’t the right one",
    gives: "you remind people what it’s all for",
    use: "turn one principle into something you can finish in an afternoon",
  },
  ingenious: {
    shows: "there’s a problem and no time or money to solve it",
    gives: "you find a way out when everyone else is stuck",
    use: "suggest one odd solution to a problem everyone has given up on",
  },
  intelligent: {
    shows: "a subject is new to everyone in the room",
    gives: "people get to the heart of a problem sooner with you in the room",
    use: "in one discussion, ask the question that could prove you wrong",
  },
  knowledgeable: {
    shows: "a question needs more than an opinion",
    gives: "asking you saves people an hour of looking things up",
    use: "write down one thing only you know how to do, and pass it on",
  },
  logical: {
    shows: "opinions in the room run ahead of the facts",
    gives: "people can follow how you reached a conclusion",
    use: "in one discussion, lay out your steps and ask where they go wrong",
  },
  observant: {
    shows: "something in the room has changed and nobody’s mentioned it",
    gives: "you notice small problems before they grow",
    use: "say one thing out loud that you’d normally notice and keep to yourself",
  },
  organized: {
    shows: "ten things need doing and the order matters",
    gives: "people around you know what comes next",
    use: "share one of your lists with the people it concerns",
  },
  reflective: {
    shows: "something’s over and everyone else has moved on",
    gives: "talking things over with you helps people make sense of them",
    use: "share one conclusion that took you more than a day to reach",
  },
  searching: {
    shows: "the answers on offer don’t satisfy you",
    gives: "people around you don’t settle for the first answer",
    use: "tell one person which question you’re turning over at the moment",
  },
  sensible: {
    shows: "a plan everyone loves still needs checking",
    gives: "you catch the flaw in a plan before it does any harm",
    use: "ask one practical question about a plan that everyone likes",
  },
  wise: {
    shows: "there’s no rule to go by",
    gives: "people come to you before they decide, not after",
    use: "answer the next request for advice with one good question first",
  },
};
