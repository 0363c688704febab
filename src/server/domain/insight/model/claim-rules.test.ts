import { makeVariedSnapshot } from "#tests/factories/snapshot.ts";
import { readSnapshot } from "#src/server/domain/insight/built-in/reading.ts";
import { writeBuiltInInsights } from "#src/server/domain/insight/built-in/write-built-in-insights.ts";
import { findWordNote } from "#src/server/domain/insight/notes/word-notes.ts";
import { countsFrom, insightKeys, type InsightSentence } from "#src/shared/result/analysis.ts";
import { expect, it } from "vitest";
import { brokenRule } from "./model-answer.ts";

/** Sizes of a list: the built-in writer can count it, and nobody could check a model that does. */
const countsList = /\bof (?:your|the \d+) words\b/;

/** A clause about a word holds for anyone, and speaks of everyone and of two people where no votes are meant. */
const hasClause = ({ text, traitIds }: InsightSentence) =>
  traitIds
    .flatMap((id) => Object.values(findWordNote(id) ?? {}).map(String))
    .some((clause) => text.includes(clause));

it("finds no fault with what the built-in writer says of words", () => {
  let count = 0;
  for (let seed = 1; seed <= 60; seed += 1) {
    const snapshot = makeVariedSnapshot(seed);
    // Below five answers a model may write no number at all, not even of the words that a question is about.
    if (snapshot.responseCount < countsFrom) continue;
    const reading = readSnapshot(snapshot);
    const claimable = new Set([...reading.seen, ...reading.facade, ...reading.unknown].map(({ id }) => id));
    const insights = writeBuiltInInsights({ snapshot, ownerName: null, title: "" });
    for (const key of insightKeys) {
      const checked = insights[key].filter(
        (sentence) =>
          sentence.traitIds.every((id) => claimable.has(id)) &&
          !countsList.test(sentence.text) &&
          !hasClause(sentence),
      );
      count += checked.length;
      const broken = checked.map(({ text, traitIds }) => [text, brokenRule(key, text, traitIds, reading)]);
      expect(broken.filter(([, rule]) => rule !== null)).toEqual([]);
    }
  }
  expect(count).toBeGreaterThan(200);
});
