import type { WordNote } from "./word-note.ts";

/** Words about turning towards other people. */
export const heartNotes: Readonly<Record<string, WordNote>> = {
  accepting: {
    shows: "somebody chooses what you would not",
    gives: "people can tell the version of a story that does not suit them",
    use: "let one opinion you disagree with stand for a whole day before you answer it",
  },
  caring: {
    shows: "somebody is not doing well and has not said so",
    gives: "people find out that they have been noticed",
    use: "go back to one person about something they mentioned in passing",
  },
  empathetic: {
    shows: "somebody's words and face do not match",
    gives: "people need fewer words to be understood",
    use: "say in one conversation what you think the other person feels, and let them correct you",
  },
  friendly: {
    shows: "somebody new does not know where to stand",
    gives: "newcomers find their way in sooner",
    use: "ask a real question of one person whom you see often and hardly know",
  },
  giving: {
    shows: "your time is short and somebody asks for it",
    gives: "people leave with more than they came to ask for",
    use: "spend one hour on something that somebody else needs finished",
  },
  helpful: {
    shows: "somebody is stuck and has not asked",
    gives: "people stay stuck for less time",
    use: "offer one person a specific piece of help instead of a general one",
  },
  kind: {
    shows: "somebody has just made a mistake in front of others",
    gives: "mistakes can be admitted while they are still small",
    use: "say one good and true thing about somebody who is not in the room",
  },
  loving: {
    shows: "there is nothing in it for you",
    gives: "the people close by know where they stand",
    use: "tell one person what they mean to you, without an occasion",
  },
  responsive: {
    shows: "a message arrives at a bad moment",
    gives: "nobody has to wonder whether their question arrived",
    use: "answer one hard message at once with the day on which you will answer it in full",
  },
  sentimental: {
    shows: "something familiar comes to an end",
    gives: "dates, places and people are remembered",
    use: "tell one person the story behind a thing that you have kept",
    care: "can be said with a smile or with a sigh, and leaves open which",
  },
  sympathetic: {
    shows: "somebody brings bad news",
    gives: "people do not have to explain why something hurts",
    use: "answer one piece of bad news with a question instead of a solution",
  },
  trustworthy: {
    shows: "somebody tells you what nobody else knows",
    gives: "people say the difficult part first",
    use: "keep one small promise early and do not mention it",
  },
  warm: {
    shows: "somebody walks in and feels out of place",
    gives: "people settle sooner and say more",
    use: "begin one meeting by asking after a person before you turn to the task",
  },
};
