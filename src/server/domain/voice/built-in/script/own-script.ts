import { findTrait } from "#src/shared/words/catalogue.ts";
import { textsOf } from "#src/server/domain/insight/words/all.ts";
import { isDelicate, type ReadWord } from "#src/server/domain/insight/reading.ts";
import type { Beat, Answer } from "./beat.ts";
import {
  callName,
  capitalized,
  caveatOn,
  findingsOf,
  greeting,
  peopleWho,
  type Findings,
} from "./findings.ts";
import type { TalkContext } from "#src/server/domain/voice/brain.ts";
import { surpriseBeats } from "./surprise-beats.ts";

/** A shared word and what it costs; without a shared word, an own one. */
function strengthBeats(findings: Findings): readonly Beat[] {
  const word = findings.strength;
  if (word === null) return [ownWord(findings)];
  if (isDelicate(word)) {
    return [
      {
        word,
        name: "strength",
        tells: [
          findings.isCounted ? `Some people picked “${word.name}”, and so did you.` : shared(word, findings),
          textsOf(word.id)?.notice[0] ?? "",
          ...(findings.isCounted ? [] : caveatOn(word, findings)),
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
      word,
      name: "strength",
      tells: [shared(word, findings), ...caveatOn(word, findings)],
      asks: "When did you last notice it in yourself?",
      answers: [
        ...["At work", "At home", "With friends"].map((label) => ({
          label,
          say: "So that’s where it shows.",
        })),
        { label: "I can’t think of one", say: "Things that come easily are hard to notice." },
      ],
    },
    costless.has(word.id) ? audience(word) : cost(word),
  ];
}

/** Words that cost their owner nothing. */
const costless: ReadonlySet<string> = new Set(["able", "happy", "intelligent", "knowledgeable", "wise"]);

const audience = (word: ReadWord): Beat => ({
  name: "cost",
  word,
  tells: [],
  asks: "Who gets to see most of that side of you?",
  answers: [
    ...["Family", "Friends", "Colleagues"].map((label) => ({ label, say: "They’d know it best, then." })),
    { label: "Not sure", say: "You could ask the people you spend most time with." },
  ],
});

const cost = (word: ReadWord): Beat => ({
  word,
  name: "cost",
  tells: [],
  asks: `Does being ${word.name} ever cost you something?`,
  answers: [
    { label: "Yes", say: "Then it’s good to know when it gets too much." },
    { label: "Sometimes", say: "So it depends on the moment." },
    { label: "Not really", say: "Then there’s nothing to change there." },
  ],
});

const shared = (word: ReadWord, findings: Findings): string =>
  findings.isCounted
    ? `${peopleWho(word, findings.responseCount)} picked “${word.name}”, and so did you.`
    : `“${capitalized(word.name)}” is on your list, and on other people’s lists too.`;

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

const yes: Answer = { label: "Yes", say: "Then there may be a step in it." };
const no: Answer = { label: "No", say: "It doesn’t have to be seen to be true." };
const notSure: Answer = { label: "Not sure", say: "There’s no hurry with that." };

/** A word that only the person picked. */
function hiddenBeat(findings: Findings): Beat {
  const word = findings.hidden;
  if (word === null) {
    return {
      name: "hidden",
      pane: "facade",
      tells: findings.isEmpty("facade") ? ["Each of your own words was picked by someone else too."] : [],
      asks: "Is there a word you left out that you’d like people to see?",
      answers: [yes, { ...no, say: "Then your list says what you want it to say." }, notSure],
    };
  }
  const isHeavy = isDelicate(word);
  return {
    name: "hidden",
    word,
    tells: [
      `You also picked “${word.name}”, and nobody else who answered did.`,
      ...(isHeavy ? ["Whether people see it is up to you."] : []),
      ...(findTrait(word.id)?.evaluativeness === "high" ? ["That needn’t mean they don’t see it."] : []),
    ],
    asks: isHeavy
      ? "Is there someone you’d like to know that about you?"
      : "Would you like people to see more of it?",
    answers: [yes, no, isHeavy ? notSure : { label: "It depends", say: "You can choose who sees it." }],
  };
}

export function ownScript(context: TalkContext): readonly Beat[] {
  const findings = findingsOf(context.snapshot);
  return [
    wish(context),
    ...strengthBeats(findings),
    ...surpriseBeats(findings),
    hiddenBeat(findings),
    step(findings),
    when,
    close(callName(context.firstName)),
  ];
}

const wish = (context: TalkContext): Beat => ({
  name: "wish",
  tells: greeting(context),
  asks: "What would you like to get out of looking at your window?",
  answers: [
    { label: "I’m just curious", say: "All right, let’s start." },
    { label: "I want to know how I come across", say: "Let’s start with what people see." },
    { label: "I have a conversation to prepare", say: "Let’s see what could help with it." },
    { label: "Not sure", say: "You don’t need a goal to look." },
  ],
});

/** One small step, which the person chooses and can reword when they save it. */
const step = ({ surprise, hidden }: Findings): Beat => ({
  name: "step",
  tells: [],
  asks: "What’s one small thing you’d like to try this week?",
  answers: [
    ...(surprise === null || isDelicate(surprise)
      ? []
      : [asStep(`Ask someone when they noticed that I’m ${surprise.name}`)]),
    ...(hidden === null || isDelicate(hidden) ? [] : [asStep(`Let one person see that I’m ${hidden.name}`)]),
    asStep("Show my window to someone I trust"),
    { label: "Nothing for now", say: "Then looking was enough for today.", to: "close" },
  ],
});

const asStep = (label: string): Answer => ({
  label,
  say: "That’s your step. You can put it in your own words, and save it.",
  to: "when",
  isStep: true,
});

const when: Beat = {
  name: "when",
  isAside: true,
  tells: [],
  asks: "When will you do it?",
  answers: [
    { label: "Today", say: "Then that’s settled." },
    { label: "This week", say: "Pick a day, and it’s more likely to happen." },
    { label: "Not sure", say: "There’s no rush." },
  ],
};

const close = (name: string | null): Beat => ({
  name: "close",
  tells: [
    name === null ? "Thank you for looking at it with me." : `Thank you for looking at it with me, ${name}.`,
    "Your window stays as it is, and you can come back to it when you like.",
  ],
  asks: null,
  answers: [],
});
