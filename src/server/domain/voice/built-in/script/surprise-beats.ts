import { isDelicate } from "#src/server/domain/insight/built-in/reading.ts";
import type { Beat } from "./beat.ts";
import { caveatOn, hidesCounts, peopleWho, type Findings } from "./findings.ts";

/** What others see and the person didn't pick, with care for words that are easily heard as a verdict. */
export function surpriseBeats(findings: Findings): readonly Beat[] {
  const word = findings.surprise;
  if (word === null) return [noSurprise(findings)];
  const about = { word, pane: "blindSpot" } as const;
  if (isDelicate(word)) {
    return [
      {
        ...about,
        name: "surprise",
        tells: [
          `Some people picked “${word.name}”, which isn’t on your list.`,
          `It ${String(word.note.care)}.`,
          ...(hidesCounts(findings) ? caveatOn(word, findings) : []),
        ],
        asks: "How does that word sound to you?",
        answers: ["Fair", "Uncomfortable", "Not sure"],
        reactions: {
          words: { say: "You decide how much it counts." },
          aloud: { say: "It’s one word, and you decide how much it counts." },
          unsure: { say: "You can leave that open." },
        },
      },
      {
        ...about,
        name: "beside",
        tells: [],
        asks: "Which word would you put next to it?",
        answers: ["Not sure", "None"],
        takesWords: true,
        reactions: {
          words: { say: "Then think of the two together." },
          aloud: { say: "Then think of those two together." },
          unsure: { say: "One may come to you later." },
          no: { say: "Then we can leave it at that." },
        },
      },
    ];
  }
  return [
    {
      ...about,
      name: "surprise",
      tells: [
        hidesCounts(findings)
          ? `Here’s one that’s on other people’s lists but not on yours: “${word.name}”.`
          : `Here’s one that isn’t on your list: ${lowered(peopleWho(word, findings.responseCount))} picked “${word.name}”.`,
        ...caveatOn(word, findings),
      ],
      asks: "Does that surprise you?",
      answers: ["Yes", "A little", "Not really"],
      reactions: {
        yes: { say: "Then it’s worth a closer look." },
        partly: { say: "Then part of it is new to you." },
        no: { say: "So you knew, but didn’t pick it.", to: "leftOut" },
        words: { say: "Stay with that for a moment." },
        aloud: { say: "Stay with that first thought for a moment." },
        unsure: { say: "You don’t have to decide now." },
      },
    },
    {
      ...about,
      name: "moment",
      tells: [],
      asks: "What might they have seen you do?",
      answers: ["Something small", "Something at work", "I can’t say"],
      reactions: {
        words: { say: "So there’s something they could have seen." },
        aloud: { say: "You may see it again this week." },
        unsure: { say: "You may catch it in the next few days." },
        no: { say: "That’s all right, they may see it where you don’t look." },
      },
    },
    {
      ...about,
      name: "leftOut",
      aside: true,
      tells: [],
      asks: "What kept it off your own list?",
      answers: ["Other words came first", "It felt like boasting", "Not sure"],
      reactions: {
        words: { say: "That’s a reason worth knowing." },
        aloud: { say: "Whatever the reason, others picked it." },
        unsure: { say: "There may be no reason at all." },
      },
    },
  ];
}

const noSurprise = (findings: Findings): Beat => ({
  name: "surprise",
  pane: "blindSpot",
  tells: findings.isEmpty("blindSpot") ? ["Nothing stands out that you didn’t pick yourself."] : [],
  asks: "Is there a word you expected from others that didn’t come up?",
  answers: ["Yes", "No", "Not sure"],
  takesWords: true,
  reactions: {
    yes: { say: "They may see it and still have picked others: everyone picks only a few words." },
    no: { say: "Then there’s nothing missing for you." },
    words: { say: "They may see it and still have picked others: everyone picks only a few words." },
    aloud: { say: "A word that’s missing says little, because everyone picks only a few words." },
    unsure: { say: "That’s hard to tell from a list." },
  },
});

const lowered = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
