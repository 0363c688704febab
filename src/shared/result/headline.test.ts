import { makeAgreeingSnapshot, makeSnapshot, makeVariedSnapshot } from "#tests/factories/snapshot.ts";
import { anySurvey } from "#tests/factories/sample-ballots.ts";
import { namedWordIds } from "#src/server/domain/insight/model/named-words.ts";
import { catalogue } from "#src/shared/words/catalogue.ts";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { headlineOf } from "./headline.ts";

const self = ["calm", "patient", "caring", "logical", "reflective", "bold"];
const lists = (peers: number, votes: number, word: string) =>
  Array.from({ length: peers }, (_, at) => [
    ...(at < votes ? [word] : []),
    ...catalogue.slice(10 + at * 4, 14 + at * 4).map(({ id }) => id),
  ]).map((list) => list.filter((id) => id === word || !self.includes(id)));

describe("headlineOf", () => {
  it("breaks the news of what only others see", () => {
    const snapshot = makeSnapshot({ self, peers: lists(9, 8, "witty") });
    expect(headlineOf(snapshot)).toBe("Eight of nine people called you witty. You didn’t.");
    expect(headlineOf(makeAgreeingSnapshot(self, 7, ["calm", "witty"]))).toBe(
      "All seven people called you witty. You didn’t.",
    );
  });

  it("says what both see where others see nothing else as clearly", () => {
    expect(headlineOf(makeSnapshot({ self, peers: lists(9, 8, "calm") }))).toBe(
      "Eight of nine people called you calm. So did you.",
    );
  });

  it("gives digits where one of the numbers needs them", () => {
    const peers = Array.from({ length: 24 }, (_, at) => [at < 20 ? "witty" : "able", "wise"]);
    expect(headlineOf(makeSnapshot({ self: [...self, "wise"], peers }))).toBe(
      "20 of 24 people called you witty. You didn’t.",
    );
  });

  it("gives no counts below five answers, and tells all from most in neither words nor numbers", () => {
    const most = headlineOf(makeSnapshot({ self, peers: lists(4, 3, "witty") }));
    expect(most).toBe("Most of your peers called you witty. You didn’t.");
    expect(headlineOf(makeSnapshot({ self, peers: lists(4, 4, "witty") }))).toBe(most);
    expect(headlineOf(makeSnapshot({ self, peers: lists(4, 2, "witty") }))).toBe(
      "Several of your peers called you witty. You didn’t.",
    );
  });

  it("breaks no delicate word to a person who didn’t say it", () => {
    expect(headlineOf(makeAgreeingSnapshot(self, 6, ["nervous", "shy"]))).toBe(
      "Your peers picked words for you that you didn’t.",
    );
    expect(headlineOf(makeAgreeingSnapshot(self, 6, ["nervous", "shy", "calm"]))).toMatch(/called you calm/);
    expect(headlineOf(makeAgreeingSnapshot([...self, "shy"], 6, ["shy", "tense"]))).toBe(
      "All six people called you shy. So did you.",
    );
  });

  it("makes no news of nothing", () => {
    const peers = [0, 12, 24, 36].map((from) => catalogue.slice(from, from + 6).map(({ id }) => id));
    expect(headlineOf(makeSnapshot({ self, peers }))).toMatch(/No word stands out yet/);
  });

  it("names only words that stand out, without counts below five, for any snapshot", () => {
    const anySnapshot = fc.oneof(
      anySurvey(
        catalogue.map(({ id }) => id),
        3,
        20,
      ).map(({ selfTraitIds, peerPicks }) => makeSnapshot({ self: selfTraitIds, peers: peerPicks })),
      fc.nat(10_000).map(makeVariedSnapshot),
    );
    fc.assert(
      fc.property(anySnapshot, (snapshot) => {
        const text = headlineOf(snapshot);
        for (const id of namedWordIds(text)) {
          const word = snapshot.words.find(({ traitId }) => traitId === id);
          expect(word?.evidence).toMatch(/clear|emerging/);
          expect(text.endsWith("You didn’t.")).toBe(word?.quadrant === "blindSpot");
        }
        if (snapshot.responseCount < 5) expect(text).not.toMatch(/\d|\b(all|two|three|four) /i);
      }),
    );
  });
});
