import type { WordNote } from "./word-note.ts";

/** Words about how someone is in company, lively or still. */
export const presenceNotes: Readonly<Record<string, WordNote>> = {
  adaptable: {
    shows: "a plan falls through an hour before it starts",
    gives: "a change of plan costs the others less",
    use: "be the first to say what still works when the next plan changes",
  },
  calm: {
    shows: "everybody else begins to talk faster",
    gives: "things that go wrong do not set the pace",
    use: "let two people speak before you do when something next goes wrong",
  },
  cheerful: {
    shows: "a long day is only half over",
    gives: "dull work passes a little faster",
    use: "open one meeting with something that went right",
  },
  energetic: {
    shows: "a group has gone flat after lunch",
    gives: "things that were only talked about get started",
    use: "give one stalled job its first ten minutes",
  },
  extroverted: {
    shows: "a room is full of people who have not met",
    gives: "people are introduced and start talking",
    use: "introduce two people who ought to know each other",
  },
  happy: {
    shows: "nothing special is going on",
    gives: "an ordinary day weighs less for those close by",
    use: "tell one person in some detail what went well today",
  },
  introverted: {
    shows: "a long day among people comes to an end",
    gives: "people have your attention one at a time",
    use: "replace one group conversation with a conversation between two",
    care: "says where you go to rest, and nothing about how much you have to say",
  },
  modest: {
    shows: "the credit is being handed out",
    gives: "there is room for other people to be seen",
    use: "answer one thank-you with a plain thank-you, and add nothing to it",
  },
  patient: {
    shows: "somebody needs it explained for the third time",
    gives: "people can go at their own speed",
    use: "let one slow thought of somebody else's finish without filling in the end",
  },
  quiet: {
    shows: "everybody is talking",
    gives: "there is room for others to speak",
    use: "take the time that you need before one answer, and say that you are taking it",
    care: "describes how often you speak, and nothing about how much you think",
  },
  relaxed: {
    shows: "the clock is running",
    gives: "pressure is not passed on to the next person",
    use: "move one unimportant deadline, and say so without an apology",
  },
  silly: {
    shows: "things have been serious for too long",
    gives: "people get permission to laugh",
    use: "do one small thing only because it is funny, in company where that is safe",
    care: "can be thanks for a laugh or a wish for more weight",
  },
  spontaneous: {
    shows: "an offer comes up and there is no time to plan",
    gives: "a good idea happens today and not next month",
    use: "say yes to one small invitation before you have checked everything",
  },
  witty: {
    shows: "a moment gets heavier than it needs to be",
    gives: "a hard point can be made without a quarrel",
    use: "make one point in a light sentence that you would normally make at length",
  },
};
