import type { WordNote } from "./word-note.ts";

/** Words about turning towards other people. */
export const heartNotes: Readonly<Record<string, WordNote>> = {
  accepting: {
    shows: "someone makes a choice you wouldn't",
    gives: "people can tell you the version of a story that doesn't flatter them",
    use: "let one opinion you disagree with stand for a whole day before you answer it",
  },
  caring: {
    shows: "someone isn't doing well and hasn't said so",
    gives: "people feel noticed before they've said a word",
    use: "go back to one person about something they mentioned in passing",
  },
  empathetic: {
    shows: "someone's words and face don't match",
    gives: "people need fewer words to feel understood",
    use: "tell one person what you think they're feeling, and let them correct you",
  },
  friendly: {
    shows: "someone new doesn't know where to stand",
    gives: "newcomers find their way in sooner",
    use: "ask a real question of someone you see often and hardly know",
  },
  giving: {
    shows: "someone asks for time you hardly have",
    gives: "people leave with more than they came to ask for",
    use: "spend one hour on something someone else needs finished",
  },
  helpful: {
    shows: "someone's stuck and hasn't asked",
    gives: "people don't stay stuck for long",
    use: "offer one person a specific hand instead of a general one",
  },
  kind: {
    shows: "someone has just made a mistake in front of others",
    gives: "people admit their mistakes while they're still small",
    use: "say one good and true thing about someone who isn't in the room",
  },
  loving: {
    shows: "there's nothing in it for you",
    gives: "the people close to you know where they stand",
    use: "tell one person what they mean to you, without an occasion",
  },
  responsive: {
    shows: "a message arrives at a bad moment",
    gives: "nobody has to wonder whether you got their message",
    use: "answer one hard message right away with the day you'll answer it in full",
  },
  sentimental: {
    shows: "something familiar comes to an end",
    gives: "dates, places and people get remembered",
    use: "tell one person the story behind something you've kept",
    care: "can be said with a smile or with a sigh, and leaves open which",
  },
  sympathetic: {
    shows: "someone brings bad news",
    gives: "people don't have to explain why something hurts",
    use: "answer one piece of bad news with a question instead of a solution",
  },
  trustworthy: {
    shows: "someone tells you what nobody else knows",
    gives: "people tell you the difficult part first",
    use: "keep one small promise early and don't mention it",
  },
  warm: {
    shows: "someone walks in and feels out of place",
    gives: "people settle sooner and say more",
    use: "begin one meeting by asking after a person before you turn to the task",
  },
};
