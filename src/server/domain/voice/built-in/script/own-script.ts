import type { TalkContext } from "#src/server/domain/voice/brain.ts";
import { isDelicate } from "#src/server/domain/insight/built-in/reading.ts";
import type { Answer, Beat } from "./beat.ts";
import { findingsOf, type Findings } from "./findings.ts";
import { callName, greeting } from "./greeting.ts";
import { strengthBeats } from "./strength-beats.ts";
import { surpriseBeats } from "./surprise-beats.ts";

const yes: Answer = { label: "Yes", say: "Then there may be a step in it." };
const no: Answer = { label: "No", say: "It doesn’t have to be seen to be true." };
const notSure: Answer = { label: "Not sure", say: "There’s no hurry with that." };

/** What only the person picked. */
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
    pane: "facade",
    tells: [
      `You also picked “${word.name}”, and nobody else who answered did.`,
      ...(isHeavy ? ["Whether people see it is up to you."] : []),
      ...(word.evaluativeness === "high" ? ["That needn’t mean they don’t see it."] : []),
    ],
    asks: isHeavy
      ? "Is there someone you’d like to know that about you?"
      : "Would you like people to see more of it?",
    answers: [yes, no, isHeavy ? notSure : { label: "It depends", say: "You can choose who sees it." }],
  };
}

/** A talk about someone's own result. */
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

/** From the words to one small step: the person chooses it, and can put it in their own words when they save it. */
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
