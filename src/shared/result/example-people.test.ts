import { scoreSurvey } from "#src/server/domain/analysis/scoring/score-survey.ts";
import { catalogue, traitNames } from "#src/shared/words/catalogue.ts";
import { maxSelected, minSelected } from "#src/shared/words/trait.ts";
import { expect, it } from "vitest";
import { countsFrom } from "./analysis.ts";
import { examplePeople } from "./example-people.ts";
import { votesLabel } from "./result-panes.ts";

const traitIds = catalogue.map(({ id }) => id);

it.each(examplePeople)("$name's answers are such as the product takes", ({ ownWords, picks }) => {
  for (const words of [ownWords, ...picks]) {
    expect(new Set(words).size).toBe(words.length);
    expect(words.length).toBeGreaterThanOrEqual(minSelected);
    expect(words.length).toBeLessThanOrEqual(maxSelected);
    expect(words.filter((word) => !traitIds.includes(word))).toEqual([]);
  }
});

it.each(examplePeople)("$name's finding is what the result says", ({ name, asked, finding, ...answers }) => {
  const { responseCount, words } = scoreSurvey({
    selfTraitIds: answers.ownWords,
    peerPicks: answers.picks,
    traitIds,
  });
  expect(asked).toContain(String(responseCount));
  expect(finding).toContain(name);
  const named = words.filter(({ traitId }) => finding.includes(`“${traitId}”`));
  expect(named.length).toBe(finding.split("“").length - 1);
  const strongest = words.find(({ quadrant }) => quadrant === "blindSpot");
  expect(named.map(({ traitId }) => traitId)).toContain(strongest?.traitId);
  for (const word of named) {
    if (word.quadrant === "facade") continue;
    const grade = responseCount < countsFrom ? "said" : "clear";
    expect([word.quadrant, word.evidence], traitNames([word.traitId]).join()).toEqual(["blindSpot", grade]);
    expect(finding.toLowerCase()).toContain(
      word.count === null ? word.band : votesLabel(word, responseCount),
    );
  }
});
