import type { WordNote } from "./word-note.ts";

/** Words about turning towards other people. */
export const heartNotes: Readonly<Record<string, WordNote>> = {
  accepting: {
    shows: "someone makes a choice you wouldn’t",
    gives: "people can tell you the whole story, even the parts that don’t flatter them",
    use: "let one opinion you disagree with stand for a whole day before you answer it",
  },
  caring: {
    shows: "someone isn’t doing well and hasn’t said so",
    gives: "you look after people before they’ve said a word",
    use: "go back to one person about something they mentioned in passing",
  },
  empathetic: {
    shows: "someone’s words and face don’t match",
    gives: "people feel understood before they’ve finished explaining",
    use: "tell one person what you think they’re feeling, and let them correct you",
  },
  friendly: {
    shows: "someone new is standing alone",
    gives: "newcomers feel welcome sooner when you’re there",
    use: "have one real conversation with someone you see often but hardly know",
  },
  giving: {
    shows: "someone asks for time you hardly have",
    gives: "people get your time without having to ask twice",
    use: "spend one hour on something someone else needs finished",
  },
  helpful: {
    shows: "someone’s stuck and hasn’t asked",
    gives: "people don’t stay stuck for long with you around",
    use: "offer to take one particular thing off someone’s hands",
  },
  kind: {
    shows: "someone has just made a mistake in front of others",
    gives: "people can admit a mistake to you while it’s still small",
    use: "say one good and true thing about someone who isn’t in the room",
  },
  loving: {
    shows: "someone close to you is having a bad day",
    gives: "the people close to you never have to wonder whether they matter",
    use: "tell one person what they mean to you, without waiting for an occasion",
  },
  responsive: {
    shows: "a message arrives at a bad moment",
    gives: "people don’t have to wonder whether you got their message",
    use: "when a hard message comes, say right away when you’ll answer it in full",
  },
  sentimental: {
    shows: "something familiar comes to an end",
    gives: "dates, places and people get remembered",
    use: "tell one person the story behind something you’ve kept",
    care: "says that some moments stay with you, and that isn’t a weakness",
  },
  sympathetic: {
    shows: "someone brings bad news",
    gives: "people don’t have to explain to you why something hurts",
    use: "answer one piece of bad news with a question instead of a solution",
  },
  trustworthy: {
    shows: "someone leaves something important in your hands",
    gives: "people tell you things they wouldn’t tell just anyone",
    use: "keep one small promise early and don’t mention it",
  },
  warm: {
    shows: "someone walks in and feels out of place",
    gives: "people open up to you sooner",
    use: "ask one person how they are, and wait for the real answer",
  },
};
