import { namedWordIds } from "#src/server/domain/insight/model/named-words.ts";
import { findWordNote } from "#src/server/domain/insight/notes/word-notes.ts";
import { insightKeys, type Insights } from "#src/shared/result/analysis.ts";
import { catalogue } from "#src/shared/words/catalogue.ts";
import { maxSelected, minSelected } from "#src/shared/words/trait.ts";
import { describe, expect, it } from "vitest";
import { dealAnswers } from "./deal-answers.ts";
import { formulationOf } from "./formulation.ts";
import { insightSamples } from "./insight-samples.ts";
import { readSample } from "./read-sample.ts";

const ids = new Set(catalogue.map(({ id }) => id));
const people = insightSamples.map((sample) => ({ title: sample.title, ...readSample(sample) }));
const sentencesOf = (insights: Insights) => insightKeys.flatMap((key) => insights[key]);
const textsOf = (insights: Insights) => sentencesOf(insights).map(({ text }) => text);
const allTexts = people.flatMap(({ insights }) => textsOf(insights));

type Read = (insights: Insights) => readonly string[];
const formulationsOf: Read = (insights) => textsOf(insights).map(formulationOf);

const repeated = (texts: readonly string[]) => texts.filter((text, at) => texts.indexOf(text) !== at);

/** All runs of five words in a sentence, gaps aside; each only once. */
function runsOfFive(formulation: string): readonly string[] {
  const words = formulation.split(" ");
  const runs = words.slice(4).map((_word, at) => words.slice(at, at + 5).join(" "));
  return [...new Set(runs.filter((run) => !run.includes("…")))];
}

/** What a person can do with a word, and how the other steps are put. */
const steps = catalogue.map(({ id }) => findWordNote(id)?.use ?? id);
const stepWords = new RegExp(
  [
    ...steps,
    "\\b(?:ask|invite|write|choose|think|note|notice|put|pick|go|watch|tell|let|find|read|describe|look|set|name|recall|assume|mark|take|share)\\b",
  ].join("|"),
  "i",
);

/** For each two people the share that the one with less text has in common with the other. */
function sharesOf(read: Read): readonly number[] {
  const texts = people.map(({ insights }) => read(insights));
  return texts.flatMap((one, at) =>
    texts.slice(at + 1).map((other) => {
      const [short, long] = one.length <= other.length ? [one, new Set(other)] : [other, new Set(one)];
      return short.filter((text) => long.has(text)).length / short.length;
    }),
  );
}

describe("the sample people", () => {
  it("are thirty, from three answers to forty, with every pane empty in some and full in others", () => {
    expect(people).toHaveLength(30);
    expect(new Set(insightSamples.map(({ title }) => title)).size).toBe(30);
    const sizes = insightSamples.map(({ answers }) => answers);
    expect([Math.min(...sizes), Math.max(...sizes)]).toEqual([3, 40]);
    for (const quadrant of ["arena", "blindSpot", "facade", "unknown"]) {
      const filled = people.map(({ snapshot }) => snapshot.words.some((word) => word.quadrant === quadrant));
      expect([quadrant, new Set(filled).size]).toEqual([quadrant, 2]);
    }
  });

  it.each(insightSamples)("could have been answered so: $title", (sample) => {
    for (const list of [...dealAnswers(sample), sample.self.split(" ")]) {
      expect(list.filter((word) => !ids.has(word))).toEqual([]);
      expect(new Set(list).size).toBe(list.length);
      expect(list.length).toBeGreaterThanOrEqual(minSelected);
      expect(list.length).toBeLessThanOrEqual(maxSelected);
    }
  });
});

describe("what the built-in writer says about them", () => {
  it.each(people)("repeats no sentence and no formulation for one person: $title", ({ insights }) => {
    expect(repeated(textsOf(insights))).toEqual([]);
    expect(repeated(formulationsOf(insights))).toEqual([]);
  });

  it.each(people)("has no five words in a row twice for one person: $title", ({ insights }) => {
    expect(repeated(formulationsOf(insights).flatMap(runsOfFive))).toEqual([]);
  });

  it("has hardly a sentence in common between two people, where a third would be allowed", () => {
    expect(Math.max(...sharesOf(textsOf))).toBeLessThanOrEqual(1 / 8);
  });

  it("has less than a quarter in common when words, clauses about words and numbers are taken out", () => {
    expect(Math.max(...sharesOf(formulationsOf))).toBeLessThan(1 / 4);
  });

  it.each(people)("ends each insight in one thing to try: $title", ({ insights }) => {
    for (const key of insightKeys) {
      const texts = insights[key].map(({ text }) => text);
      expect(texts.at(-1)).toMatch(stepWords);
      const early = texts.slice(0, -1).filter((text) => steps.some((step) => text.includes(step)));
      expect(early).toEqual([]);
    }
  });

  it("is written in sound and short sentences", () => {
    const offending = (pattern: RegExp) => allTexts.filter((text) => pattern.test(text));
    expect(allTexts.filter((text) => !/^“?[A-Z0-9].*[a-z0-9)”]\.$/.test(text))).toEqual([]);
    expect(offending(/\s\s|\s[,.;:)]|[,;:]{2}|\(\s|[.!?]\s/)).toEqual([]);
    expect(offending(/\ban? (?:an?|the)\b|\ba [aeiou](?!ne\b|se)|\ban (?!hour)[^aeiou]/i)).toEqual([]);
    expect(offending(/\b(?:1|one) (?:people|answers|words are)\b|\b(\w+) \1\b/i)).toEqual([]);
    expect(allTexts.filter((text) => text.split("(").length !== text.split(")").length)).toEqual([]);
    expect(allTexts.filter((text) => text.split(" ").length > 30)).toEqual([]);
  });

  it("rests each sentence on exactly the words that it names", () => {
    for (const { text, traitIds } of people.flatMap(({ insights }) => sentencesOf(insights))) {
      expect([text, namedWordIds(text)]).toEqual([text, [...traitIds].sort()]);
    }
  });
});
