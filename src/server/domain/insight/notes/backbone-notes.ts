import type { WordNote } from "./word-note.ts";

/** Words about standing up, standing firm and standing out, and those about unease when doing so. */
export const backboneNotes: Readonly<Record<string, WordNote>> = {
  bold: {
    shows: "an idea is on the table and nobody wants to go first",
    gives: "people stop waiting for someone else to go first",
    use: "say one thing right away that you’d normally save for later",
  },
  brave: {
    shows: "it would be easier to say nothing",
    gives: "you say the difficult thing while it can still be put right",
    use: "raise one subject you’ve been putting off, in one plain sentence",
  },
  confident: {
    shows: "a decision is due and half the facts are missing",
    gives: "people find it easier to commit once you have",
    use: "give your next recommendation first and your reasons second",
  },
  dependable: {
    shows: "keeping a promise has become a nuisance",
    gives: "people stop worrying once you’ve promised something",
    use: "each time you say yes today, say by when",
  },
  dignified: {
    shows: "a conversation gets heated",
    gives: "arguments with you stay on the subject",
    use: "let one provocation pass and return to the point",
  },
  independent: {
    shows: "the group leans one way and you don’t",
    gives: "people hear what you think, whatever the rest of the group says",
    use: "make one decision without collecting opinions first",
  },
  mature: {
    shows: "you turn out to be wrong",
    gives: "a disagreement with you doesn’t drag on",
    use: "admit one mistake without adding a but",
  },
  nervous: {
    shows: "something is at stake",
    gives: "people can see that it matters to you",
    use: "early in one conversation, say you’d like a minute to think",
    care: "says that your nerves sometimes show, not that you can’t cope",
  },
  powerful: {
    shows: "your answer is the one that ends the discussion",
    gives: "what you say carries, sometimes further than you mean it to",
    use: "speak last in one discussion and see what people say without you",
    care: "says that what you do has weight, not that you throw it around",
  },
  proud: {
    shows: "your own work is being judged",
    gives: "people can tell what you stand behind",
    use: "tell one person which piece of your work you stand behind, and why",
    care: "can mean that you stand behind what you do",
  },
  religious: {
    shows: "a choice touches on what you believe",
    gives: "people can see that your values come from somewhere",
    use: "in one situation, decide whether your beliefs should be heard",
    care: "can mean that people see how much your faith matters to you",
  },
  "self-assertive": {
    shows: "you want one thing and someone else wants another",
    gives: "people know what you want without guessing",
    use: "ask for one thing you want, in one sentence, without softening it",
  },
  "self-conscious": {
    shows: "you can feel that you’re being watched",
    gives: "people can tell you mind how things come across",
    use: "ask someone what they remember of a moment you’ve replayed since",
    care: "says that you mind how you come across, as most people do",
  },
  shy: {
    shows: "you’re new in a room",
    gives: "people may need a second meeting to get to know you",
    use: "prepare one question before you next walk into a room of strangers",
    care: "describes how you start with people, not how you are once you know them",
  },
  tense: {
    shows: "too much is due at once",
    gives: "people can tell when the load is high",
    use: "say out loud that the week is too full before anyone can see it",
    care: "says that people could see you were under strain, not that you can’t cope",
  },
};
