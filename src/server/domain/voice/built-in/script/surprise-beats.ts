import { textsOf } from "#src/server/domain/insight/words/all.ts";
import { isDelicate } from "#src/server/domain/insight/reading.ts";
import type { Beat } from "./beat.ts";
import { capitalized, caveatOn, peopleWho, type Findings } from "./findings.ts";

/** A word that only others picked, with care for words that are easily heard as a verdict. */
export function surpriseBeats(findings: Findings): readonly Beat[] {
  const word = findings.surprise;
  if (word === null) return [noSurprise(findings)];
  if (isDelicate(word)) {
    return [
      {
        word,
        name: "surprise",
        tells: [
          `Some people picked “${word.name}”, which isn’t on your list.`,
          textsOf(word.id)?.notice[0] ?? "",
          ...(findings.isCounted ? [] : caveatOn(word, findings)),
        ],
        asks: "How does that word sound to you?",
        answers: [
          { label: "Fair", say: "You decide how much it counts." },
          { label: "Uncomfortable", say: "You decide how much it counts." },
          { label: "Not sure", say: "You can leave that open." },
        ],
      },
      {
        word,
        name: "beside",
        tells: [],
        asks: "Which of your own words would you put next to it?",
        answers: [
          ...findings.ownWords
            .slice(0, 3)
            .map((word) => ({ label: capitalized(word), say: "Then think of the two together." })),
          { label: "Not sure", say: "One may come to you later." },
          { label: "None", say: "Then we can leave it at that." },
        ],
      },
    ];
  }
  return [
    {
      word,
      name: "surprise",
      tells: [
        findings.isCounted
          ? `Here’s one that isn’t on your list: ${lowered(peopleWho(word, findings.responseCount))} picked “${word.name}”.`
          : `Here’s one that’s on other people’s lists but not on yours: “${word.name}”.`,
        ...caveatOn(word, findings),
      ],
      asks: "Does that surprise you?",
      answers: [
        { label: "Yes", say: "Then it’s worth a closer look." },
        { label: "A little", say: "Then part of it is new to you." },
        { label: "Not really", say: "So you knew, but didn’t pick it.", to: "leftOut" },
      ],
    },
    {
      word,
      name: "moment",
      tells: [],
      asks: "What might they have seen you do?",
      answers: [
        { label: "Something small", say: "So there’s something they could have seen." },
        { label: "Something at work", say: "So there’s something they could have seen." },
        { label: "I can’t say", say: "You may catch it in the next few days." },
      ],
    },
    {
      word,
      name: "leftOut",
      isAside: true,
      tells: [],
      asks: "What kept it off your own list?",
      answers: [
        { label: "Other words came first", say: "That’s a reason worth knowing." },
        { label: "It felt like boasting", say: "That’s a reason worth knowing." },
        { label: "Not sure", say: "There may be no reason at all." },
      ],
    },
  ];
}

const noSurprise = (findings: Findings): Beat => ({
  name: "surprise",
  pane: "blindSpot",
  tells: findings.isEmpty("blindSpot") ? ["Nothing stands out that you didn’t pick yourself."] : [],
  asks: "Is there a word you expected from others that didn’t come up?",
  answers: [
    {
      label: "Yes",
      say: "They may see it and still have picked others: everyone picks only a few words.",
    },
    { label: "No", say: "Then there’s nothing missing for you." },
    { label: "Not sure", say: "That’s hard to tell from a list." },
  ],
});

const lowered = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
