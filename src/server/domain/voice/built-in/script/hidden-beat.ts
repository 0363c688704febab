import { isDelicate } from "#src/server/domain/insight/built-in/reading.ts";
import type { Answer, Beat } from "./beat.ts";
import type { Findings } from "./findings.ts";

const yes: Answer = { label: "Yes", say: "Then there may be a step in it." };
const no: Answer = { label: "No", say: "It doesn’t have to be seen to be true." };
const notSure: Answer = { label: "Not sure", say: "There’s no hurry with that." };

/** What only the person picked. */
export function hiddenBeat(findings: Findings): Beat {
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
