import { makeAgreeingSnapshot, makeSnapshot, makeVariedSnapshot } from "#tests/factories/snapshot.ts";
import { anySurvey } from "#tests/factories/sample-ballots.ts";
import { namedWordIds } from "#src/server/domain/insight/model/named-words.ts";
import { catalogue } from "#src/shared/words/catalogue.ts";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isFirm } from "./firm.ts";
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
  });

  it("calls a hint one, as the panes do", () => {
    const hinted = (word: string) => {
      const others = catalogue.map(({ id }) => id).filter((id) => id !== word && !self.includes(id));
      const peers = lists(12, 3, word).map((list, at) => [
        ...list.filter((id) => id === word),
        ...others.slice(at * 3, at * 3 + 6),
      ]);
      return makeSnapshot({ self, peers });
    };
    expect(hinted("witty").words.find(({ traitId }) => traitId === "witty")?.evidence).toBe("emerging");
    expect(headlineOf(hinted("witty"))).toBe("You may come across as witty, which you didn’t pick.");
    expect(headlineOf(hinted("calm"))).toBe("You may come across as calm, just as you said.");
  });

  it("breaks no delicate word to a person who didn’t say it", () => {
    expect(headlineOf(makeAgreeingSnapshot(self, 6, ["nervous", "shy"]))).toBe(
      "All six people picked the same word for you. You didn’t.",
    );
    expect(headlineOf(makeSnapshot({ self, peers: lists(4, 4, "silly") }))).toBe(
      "Most of your peers picked the same word for you. You didn’t.",
    );
    expect(headlineOf(makeAgreeingSnapshot(self, 6, ["nervous", "shy", "calm"]))).toMatch(/called you calm/);
    expect(headlineOf(makeAgreeingSnapshot([...self, "shy"], 6, ["shy", "tense"]))).toBe(
      "All six people called you shy. So did you.",
    );
  });

  it("puts no plain hint above a delicate word that they agree on", () => {
    const peers = lists(6, 5, "powerful").map((list, at) => (at < 2 ? [...list, "warm"] : list));
    const snapshot = makeSnapshot({ self, peers });
    expect(snapshot.words.find(({ traitId }) => traitId === "warm")?.evidence).toBe("emerging");
    expect(headlineOf(snapshot)).toBe("Five of six people picked the same word for you. You didn’t.");
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
          expect(/you didn’t/i.test(text)).toBe(word?.quadrant === "blindSpot");
          expect(/\bmay\b/.test(text)).toBe(word !== undefined && !isFirm(word));
        }
        if (snapshot.responseCount < 5) expect(text).not.toMatch(/\d|\b(all|two|three|four) /i);
      }),
    );
  });
});
