import { makeAgreeingSnapshot, makeSnapshot, makeVariedSnapshot } from "#tests/factories/snapshot.ts";
import { anySurvey } from "#tests/factories/sample-ballots.ts";
import { namedWordIds } from "#src/server/domain/insight/model/rules.ts";
import { catalogue } from "#src/shared/words/catalogue.ts";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { headlineOf } from "./window-tile.ts";

const self = ["calm", "patient", "caring", "logical", "reflective", "bold"];
const lists = (peers: number, votes: number, word: string) =>
  Array.from({ length: peers }, (_, at) => [
    ...(at < votes ? [word] : []),
    ...catalogue.slice(10 + at * 4, 14 + at * 4).map(({ id }) => id),
  ]).map((list) => list.filter((id) => id === word || !self.includes(id)));

describe("headlineOf", () => {
  it("announces what only others see", () => {
    const snapshot = makeSnapshot({ self, peers: lists(9, 8, "witty") });
    expect(headlineOf(snapshot)).toBe("Eight of nine people called you witty. You didn’t.");
    expect(headlineOf(makeAgreeingSnapshot(self, 7, ["calm", "witty"]))).toBe(
      "All seven people called you witty. You didn’t.",
    );
  });

  it('says "most" or "several" below five answers, and doesn\'t distinguish all from most', () => {
    const most = headlineOf(makeSnapshot({ self, peers: lists(4, 3, "witty") }));
    expect(most).toBe("Most of the four called you witty.");
    expect(headlineOf(makeSnapshot({ self, peers: lists(4, 4, "witty") }))).toBe(most);
    expect(headlineOf(makeSnapshot({ self, peers: lists(4, 2, "calm") }))).toBe(
      "Several of the four called you calm.",
    );
    expect(headlineOf(makeAgreeingSnapshot(self, 3, ["calm", "kind", "witty", "wise"]))).toMatch(
      /^Most of the three called you \w+, \w+ and \w+, among other words\.$/,
    );
    expect(headlineOf(makeSnapshot({ self, peers: lists(3, 1, "witty") }))).toBe(
      "The three who answered picked different words for you.",
    );
  });

  it("claims no hint", () => {
    const snapshot = makeSnapshot({ self, peers: lists(5, 3, "witty") });
    expect(snapshot.words.find(({ traitId }) => traitId === "witty")?.evidence).toBe("emerging");
    expect(headlineOf(snapshot)).toBe("People don’t agree on a word for you yet.");
  });

  it("leads with the most picked word, kind or not", () => {
    const peers = lists(8, 8, "nervous").map((list, at) => (at < 6 ? [...list, "warm"] : list));
    expect(headlineOf(makeSnapshot({ self, peers }))).toBe(
      "All eight people called you nervous. You didn’t.",
    );
  });

  it("prefers, at equal votes, what only others see, then the kinder word", () => {
    expect(headlineOf(makeAgreeingSnapshot(self, 6, ["calm", "tense"]))).toMatch(/called you tense/);
    expect(headlineOf(makeAgreeingSnapshot(self, 6, ["tense", "witty"]))).toMatch(/called you witty/);
  });

  it("names only clear words, without counts below five answers, for any snapshot", () => {
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
          expect(word?.evidence).toBe(snapshot.responseCount < 5 ? "said" : "clear");
          if (snapshot.responseCount >= 5) {
            expect(text.includes("You didn’t")).toBe(word?.quadrant === "blindSpot");
          }
        }
        if (snapshot.responseCount < 5) expect(text).not.toMatch(/\d|\b(all|each|every|two) /i);
      }),
    );
  });
});
