import { isDelicate, type ReadWord } from "#src/server/domain/insight/built-in/reading.ts";
import type { Beat } from "./beat.ts";
import { capitalized, caveatOn, hidesCounts, peopleWho, type Findings } from "./findings.ts";

/** What both sides see, and what it costs; without such a word, an own one. */
export function strengthBeats(findings: Findings): readonly Beat[] {
  const word = findings.strength;
  if (word === null) return [ownWord(findings)];
  const about = { word, pane: "arena" } as const;
  if (isDelicate(word)) {
    return [
      {
        ...about,
        name: "strength",
        tells: [
          hidesCounts(findings) ? shared(findings) : `Some people picked “${word.name}”, and so did you.`,
          `It ${String(word.note.care)}.`,
          ...(hidesCounts(findings) ? caveatOn(word, findings) : []),
        ],
        asks: "What does the word mean to you?",
        answers: ["Something good", "Something hard", "A bit of both"].map((label) => ({
          label,
          say: "Your own meaning is the one that counts.",
        })),
      },
    ];
  }
  return [
    {
      ...about,
      name: "strength",
      tells: [shared(findings), ...caveatOn(word, findings)],
      asks: "When did you last notice it in yourself?",
      answers: [
        { label: "At work", say: "So that’s where it shows." },
        { label: "At home", say: "So that’s where it shows." },
        { label: "With friends", say: "So that’s where it shows." },
        { label: "I can’t think of one", say: "Things that come easily are hard to notice." },
      ],
    },
    costless.has(word.id) ? audience(word) : cost(word),
  ];
}

/** Nobody needs to be asked what these cost. */
const costless: ReadonlySet<string> = new Set(["able", "happy", "intelligent", "knowledgeable", "wise"]);

const audience = (word: ReadWord): Beat => ({
  name: "cost",
  word,
  pane: "arena",
  tells: [],
  asks: "Who gets to see most of that side of you?",
  answers: [
    { label: "Family", say: "They’d know it best, then." },
    { label: "Friends", say: "They’d know it best, then." },
    { label: "Colleagues", say: "They’d know it best, then." },
    { label: "Not sure", say: "You could ask the people you spend most time with." },
  ],
});

const cost = (word: ReadWord): Beat => ({
  word,
  pane: "arena",
  name: "cost",
  tells: [],
  asks: `Does being ${word.name} ever cost you something?`,
  answers: [
    { label: "Yes", say: "Then it’s good to know when it gets too much." },
    { label: "Sometimes", say: "So it depends on the moment." },
    { label: "Not really", say: "Then there’s nothing to change there." },
  ],
});

function shared(findings: Findings): string {
  const word = findings.strength;
  if (word === null) return "";
  return hidesCounts(findings)
    ? `“${capitalized(word.name)}” is on your list, and on other people’s lists too.`
    : `${peopleWho(word, findings.responseCount)} picked “${word.name}”, and so did you.`;
}

const ownWord = (findings: Findings): Beat => ({
  name: "strength",
  tells: findings.isEmpty("arena")
    ? ["No word stands out on both lists yet, so let’s start with yours."]
    : [],
  asks: "Which of your own words matters most to you?",
  answers: [
    ...findings.ownWords
      .slice(0, 4)
      .map((word) => ({ label: capitalized(word), say: "It’s yours, whether people picked it or not." })),
    { label: "All of them", say: "Then keep the whole list in mind." },
    { label: "Not sure", say: "It’s hard to choose among your own words." },
  ],
  pane: findings.isEmpty("arena") ? "facade" : "arena",
});
