import type { ScoredWord } from "#src/shared/result/analysis.ts";
import { afterMoreAnswers } from "./more-answers.ts";
import { makeSnapshot, makeVariedSnapshot } from "#tests/factories/snapshot.ts";
import { wordsFrom } from "#tests/factories/survey.ts";
import fc from "fast-check";
import { describe, expect, it } from "vitest";

/** `votes` peers of `peers` pick the word; the rest of each list is unique. */
const ballots = (peers: number, votes: number, word = "kind") =>
  Array.from({ length: peers }, (_, peer) => [
    ...(peer < votes ? [word] : []),
    ...wordsFrom(30 + 4 * (peer % 6), 4),
  ]);
const self = wordsFrom(0, 5);
const snapshot = (peers: number, votes: number) => makeSnapshot({ self, peers: ballots(peers, votes) });

describe("afterMoreAnswers", () => {
  it.each([
    [3, 3, "useful", true],
    [5, 2, "useful", false],
    [5, 3, "solid", false],
    [9, 3, "solid", false],
  ] as const)("of %i and %i more is %s", (peers, more, confidence, bringsCounts) => {
    expect(afterMoreAnswers(snapshot(peers, 2), more)).toMatchObject({
      responseCount: peers + more,
      confidence,
      bringsCounts,
    });
  });

  it("mentions shown words only, and never more voices than people", () => {
    const grade = (words: readonly ScoredWord[], id: string) =>
      words.find(({ traitId }) => traitId === id)?.evidence;
    fc.assert(
      fc.property(fc.nat(500), fc.integer({ min: 1, max: 6 }), (seed, more) => {
        const result = makeVariedSnapshot(seed);
        const { rising, falling } = afterMoreAnswers(result, more);
        for (const { traitId, voices } of rising) {
          expect(grade(result.words, traitId)).toMatch(/^(emerging|said)$/);
          expect(voices).toBeGreaterThanOrEqual(1);
          expect(voices).toBeLessThanOrEqual(more);
        }
        for (const traitId of falling) expect(grade(result.words, traitId)).toBe("clear");
      }),
      { numRuns: 50 },
    );
  });
});
