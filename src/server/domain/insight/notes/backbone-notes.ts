import type { WordNote } from "./word-note.ts";

/** Words about standing up, standing firm and standing out, and those about unease when doing so. */
export const backboneNotes: Readonly<Record<string, WordNote>> = {
  bold: {
    shows: "an idea is on the table and nobody wants to go first",
    gives: "a group gets past the point where everybody waits",
    use: "say one thing in the next meeting that you would normally leave for later",
  },
  brave: {
    shows: "the easy thing would be to say nothing",
    gives: "hard subjects come up while they are still small",
    use: "raise one subject that you have been putting off, in one plain sentence",
  },
  confident: {
    shows: "a decision is due on half the facts",
    gives: "people find it easier to commit",
    use: "state your next recommendation first and your reasons second",
  },
  dependable: {
    shows: "a promise has become inconvenient",
    gives: "a promise counts as done",
    use: "say by when, out loud, each time you say yes today",
  },
  dignified: {
    shows: "a conversation gets heated",
    gives: "an argument stays with its subject",
    use: "let one provocation pass without an answer and return to the point",
  },
  independent: {
    shows: "the group leans one way and you do not",
    gives: "people get a view that was not borrowed from the room",
    use: "make one decision without collecting opinions first",
  },
  mature: {
    shows: "you turn out to be in the wrong",
    gives: "a disagreement can come to an end",
    use: "own one mistake in a sentence that has no but in it",
  },
  nervous: {
    shows: "something is at stake",
    gives: "people can see that the matter is not a small one",
    use: "say early in one conversation that you would like a minute to think",
    care: "describes how some moments look from outside, and not how well you handle them",
  },
  powerful: {
    shows: "your answer is the one that ends the discussion",
    gives: "what you say carries, sometimes further than intended",
    use: "speak last in one discussion and see what the others say without you",
    care: "says that what you do has weight, and leaves open whether that is welcome",
  },
  proud: {
    shows: "your own work is being judged",
    gives: "people can tell what you stand behind",
    use: "tell one person which piece of your work you stand behind, and why",
    care: "can mean holding your head up as well as holding on too long",
  },
  religious: {
    shows: "a choice touches on what you believe",
    gives: "people can see that your values come from somewhere",
    use: "decide for one situation whether your beliefs should be heard in it",
    care: "names a part of a life, and what it means is yours to say",
  },
  "self-assertive": {
    shows: "what you want and what somebody else wants collide",
    gives: "it is plain what is wanted, without guessing",
    use: "ask for one thing you want, in one sentence, without softening it",
  },
  "self-conscious": {
    shows: "you can feel that you are being watched",
    gives: "people can tell that it matters to you how things come across",
    use: "ask one person what they remember of a moment that you have gone over since",
    care: "says that you were seen minding how you come across, as most people do",
  },
  shy: {
    shows: "you are new in a room",
    gives: "people may need a second meeting to get to know you",
    use: "prepare one question before you next walk into a room of people you do not know",
    care: "is more often about first meetings than about the whole of a person",
  },
  tense: {
    shows: "too much is due at once",
    gives: "people can tell that the load is high, often before it is mentioned",
    use: "say once that the week is too full, before anybody could notice it",
    care: "says that a load was visible, and not that you cannot carry it",
  },
};
