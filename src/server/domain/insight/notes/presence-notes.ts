import type { WordNote } from "./word-note.ts";

/** Words about how someone is in company, lively or still. */
export const presenceNotes: Readonly<Record<string, WordNote>> = {
  adaptable: {
    shows: "a plan falls apart an hour before it starts",
    gives: "a change of plan costs everyone else less",
    use: "be the first to say what still works when the next plan changes",
  },
  calm: {
    shows: "everyone else starts talking faster",
    gives: "trouble doesn't spread when you're in the room",
    use: "let two people speak before you do when something next goes wrong",
  },
  cheerful: {
    shows: "a long day is only half over",
    gives: "dull work goes a little faster with you there",
    use: "open one meeting with something that went right",
  },
  energetic: {
    shows: "a group has gone flat after lunch",
    gives: "things that were only talked about get started",
    use: "give one stalled job its first ten minutes",
  },
  extroverted: {
    shows: "a room is full of people who haven't met",
    gives: "strangers end up talking to each other",
    use: "introduce two people who ought to know each other",
  },
  happy: {
    shows: "nothing special is going on",
    gives: "an ordinary day weighs less around you",
    use: "tell one person in some detail what went well today",
  },
  introverted: {
    shows: "a long day among people comes to an end",
    gives: "people get your whole attention, one at a time",
    use: "swap one group conversation for a conversation between two",
    care: "says where you go to rest, and nothing about how much you have to say",
  },
  modest: {
    shows: "credit is being handed out",
    gives: "other people get room to be seen",
    use: "answer one thank-you with a plain thank-you and nothing else",
  },
  patient: {
    shows: "someone needs it explained a third time",
    gives: "people can go at their own speed",
    use: "let someone finish one slow thought without filling in the end",
  },
  quiet: {
    shows: "everyone is talking",
    gives: "there's room for others to speak",
    use: "take the time you need before one answer, and say you're taking it",
    care: "describes how often you speak, not how much you think",
  },
  relaxed: {
    shows: "the clock is running",
    gives: "pressure stops with you instead of being passed on",
    use: "move one deadline that doesn't matter, without an apology",
  },
  silly: {
    shows: "things have been serious for too long",
    gives: "people get permission to laugh",
    use: "do one small thing just because it's funny, in company where that's safe",
    care: "can be thanks for a laugh or a wish for more weight",
  },
  spontaneous: {
    shows: "an offer comes up and there's no time to plan",
    gives: "good ideas happen today instead of next month",
    use: "say yes to one small invitation before you've checked everything",
  },
  witty: {
    shows: "a moment gets heavier than it needs to be",
    gives: "you can make a hard point without starting a quarrel",
    use: "say one thing lightly that you'd normally explain at length",
  },
};
