import type { WordNote } from "./word-note.ts";

/** Words about how someone is in company, lively or still. */
export const presenceNotes: Readonly<Record<string, WordNote>> = {
  adaptable: {
    shows: "a plan falls apart at the last minute",
    gives: "people can change their plans without worrying about you",
    use: "be the first to say what still works when the next plan changes",
  },
  calm: {
    shows: "everyone else starts talking faster",
    gives: "people around you stay steadier when something goes wrong",
    use: "next time something goes wrong, say what the first step is, and say it slowly",
  },
  cheerful: {
    shows: "a long day is only half over",
    gives: "dull work goes a little faster with you around",
    use: "start one conversation with something that went right",
  },
  energetic: {
    shows: "a group has gone flat after lunch",
    gives: "you get things going that other people only talk about",
    use: "give one stalled job its first ten minutes",
  },
  extroverted: {
    shows: "a room is full of people who haven’t met",
    gives: "strangers around you end up talking to each other",
    use: "introduce two people who ought to know each other",
  },
  happy: {
    shows: "there’s something to celebrate",
    gives: "an ordinary day feels lighter around you",
    use: "tell one person in some detail what went well today",
  },
  introverted: {
    shows: "a long day among people comes to an end",
    gives: "people get your whole attention, one at a time",
    use: "swap one group conversation for a conversation between two",
    care: "says where you find rest, not how much you have to say",
  },
  modest: {
    shows: "credit is being handed out",
    gives: "you leave other people their share of the credit",
    use: "answer one thank-you with a plain thank-you and nothing else",
  },
  patient: {
    shows: "someone needs something explained a third time",
    gives: "people can go at their own pace with you",
    use: "let someone finish one slow thought without filling in the end",
  },
  quiet: {
    shows: "everyone is talking",
    gives: "there’s room for others to speak",
    use: "take the time you need before one answer, and say you’re taking it",
    care: "describes how often you speak, not how much you think",
  },
  relaxed: {
    shows: "time is running out",
    gives: "pressure stops with you instead of being passed on",
    use: "let one thing wait that can wait, without saying sorry",
  },
  silly: {
    shows: "things have been serious for too long",
    gives: "people get permission to laugh",
    use: "do one small thing just because it’s funny, in company where that’s safe",
    care: "can be said fondly, and doesn’t mean you can’t be serious",
  },
  spontaneous: {
    shows: "an offer comes up and there’s no time to plan",
    gives: "people know they can ask you along at the last minute",
    use: "say yes to one small invitation before you’ve checked everything",
  },
  witty: {
    shows: "a moment gets heavier than it needs to be",
    gives: "you can make a hard point without starting an argument",
    use: "say one thing lightly that you’d normally explain at length",
  },
};
