import { anySurvey } from "#tests/factories/sample-ballots.ts";
import { makeAgreeingSnapshot, makeSnapshot } from "#tests/factories/snapshot.ts";
import type { ScoredWord } from "#src/shared/result/analysis.ts";
import { cardWords } from "#src/shared/result/card.ts";
import { resultPanes, shownWords } from "#src/shared/result/result-panes.ts";
import { catalogue } from "#src/shared/words/catalogue.ts";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cardPicture, keepsakePicture, nameOf } from "./picture.ts";
import { requireCardWords, wordsOf } from "./rules.ts";

const self = ["calm", "patient", "caring", "logical", "reflective"];
const ids = catalogue.map(({ id }) => id);
const as = { format: "post", theme: "light" } as const;
const told = { ownerMayShowWords: true, isOpen: true };
const older = { ownerMayShowWords: false, isOpen: false };

describe("the words of a card (rule A13)", () => {
  const result = makeAgreeingSnapshot(self, 6, ["calm", "patient", "kind", "warm"]);

  it("are clear words of the Arena and the Blind Spot, even while people answer", () => {
    expect(() => requireCardWords(result, told, ["kind", "calm"])).not.toThrow();
  });

  it("are Arena words only, after the end, if peers weren't told", () => {
    expect(() => requireCardWords(result, older, ["calm", "patient"])).not.toThrow();
    expect(() => requireCardWords(result, older, ["kind"])).toThrow(/only words of your Arena/);
    expect(() => requireCardWords(result, { ...older, isOpen: true }, ["calm"])).toThrow(/once the round/);
  });

  it.each([
    ["of the Façade", "caring"],
    ["of the Unknown", "witty"],
    ["that doesn't exist", "awesome"],
    ["that a single peer picked", "accepting"],
  ])("are refused %s, naming the field", (_, word) => {
    expect(() => requireCardWords(result, told, ["calm", word])).toThrow(
      expect.objectContaining({
        kind: "bad_request",
        issues: [expect.objectContaining({ path: "selectedTraits" })],
      }),
    );
  });

  it("are refused below five answers, even if an older snapshot called them clear", () => {
    const glimpse = makeAgreeingSnapshot(self, 4, ["calm", "kind"]);
    const words = glimpse.words.map((word) => ({ ...word, evidence: "clear" as const }));
    expect(cardWords({ ...glimpse, words }, told)).toEqual([]);
  });

  it.each([
    [5, []],
    [6, ["calm", "kind"]],
  ])(
    "are refused if a peer who left one out could infer everyone else's picks: %s answers",
    (peers, found) => {
      const words = ["calm", "kind", "patient", "warm"];
      const answers = Array.from({ length: peers - 1 }, (_, at) => [
        ...words,
        ids[at * 2] ?? "",
        ids[at * 2 + 1] ?? "",
      ]);
      const votes = makeSnapshot({ self, peers: [...answers, ["bold", "silly", "tense", "proud", "wise"]] });
      expect(
        cardWords(votes, told)
          .filter(({ traitId }) => ["calm", "kind"].includes(traitId))
          .map(({ traitId }) => traitId)
          .toSorted(),
      ).toEqual(found);
    },
  );

  it("are sorted by strength", () => {
    const votes = makeSnapshot({
      self,
      peers: Array.from({ length: 9 }, (_, n) => ["kind", ...(n > 1 ? ["calm"] : [])]),
    });
    expect(cardWords(votes, told).map(({ traitId }) => traitId)).toEqual(["kind", "calm"]);
  });
});

describe("a card's picture", () => {
  const word = (traitId: string, quadrant: "arena" | "blindSpot", band: ScoredWord["band"] = "most") =>
    ({ traitId, quadrant, band, evidence: "clear", count: 5 }) as const;

  it.each([
    [[word("brave", "blindSpot")], "Most people called me brave. I hadn’t."],
    [[word("brave", "arena", "several")], "Several people called me brave. I had, too."],
    [
      [word("brave", "blindSpot"), word("kind", "blindSpot")],
      "Most people picked these words for me. I hadn’t.",
    ],
    [
      [word("brave", "blindSpot"), word("kind", "arena", "few")],
      "Several people picked these words for me. Some I hadn’t.",
    ],
    [[word("brave", "arena"), word("kind", "arena")], "Most people picked these words for me. I had, too."],
    [
      [{ ...word("kind", "arena", "few"), evidence: "single" } as const],
      "Someone else called me kind. I had, too.",
    ],
  ])("has a true caption: %#", (words, sentence) => {
    expect(cardPicture(words, as).heading.join(" ")).toBe(sentence);
  });

  it("shows the chosen words and no number, for any survey", () => {
    fc.assert(
      fc.property(anySurvey(ids, 5, 12), ({ selfTraitIds, peerPicks }) => {
        const snapshot = makeSnapshot({ self: selfTraitIds, peers: peerPicks });
        const picked = cardWords(snapshot, told).slice(0, 5);
        if (picked.length === 0) return;
        const { panes, heading, notes } = cardPicture(picked, as);
        const named = panes.flatMap(({ words }) => words.map(({ name }) => name));
        expect(named.toSorted()).toEqual(picked.map(({ traitId }) => nameOf(traitId)).toSorted());
        expect(JSON.stringify([panes, heading, notes])).not.toMatch(/\d/);
      }),
    );
  });

  it("is the same for two results with the same bands", () => {
    const of = (peers: number) => {
      const result = makeAgreeingSnapshot(self, peers, ["calm", "kind"]);
      return cardPicture(wordsOf(result, ["calm", "kind"]), as);
    };
    expect(of(9)).toEqual(of(5));
  });
});

describe("a keepsake", () => {
  const asked = { ...as, title: null, createdAt: new Date("2026-11-20T09:00:00Z") };

  it("has the words of the page's window and the date", () => {
    const picture = keepsakePicture(makeAgreeingSnapshot(self, 8, ["calm", "witty"]), asked);
    expect(picture).toMatchObject({ heading: ["My window"], notes: ["20 November 2026"] });
    expect(picture.panes.map(({ name, words, note }) => [name, words.map((one) => one.name), note])).toEqual([
      ["Arena", ["Calm"], null],
      ["Blind Spot", ["Witty"], null],
      ["Façade", ["Caring", "Logical", "Patient", "Reflective"], null],
      ["Unknown", [], "34 words nobody picked"],
    ]);
  });

  it("shows nothing beyond the result, and no number of people, for any survey", () => {
    fc.assert(
      fc.property(anySurvey(ids, 3, 12), ({ selfTraitIds, peerPicks }) => {
        const snapshot = makeSnapshot({ self: selfTraitIds, peers: peerPicks });
        const { panes } = keepsakePicture(snapshot, asked);
        const named = panes.flatMap(({ words }) => words.map(({ name }) => name));
        const shown = resultPanes(snapshot, nameOf)
          .filter(({ quadrant }) => quadrant !== "unknown")
          .flatMap((pane) => shownWords(pane).map(({ name }) => name));
        expect(named).toEqual(shown);
        expect(JSON.stringify(panes)).not.toMatch(/ of |people/);
      }),
    );
  });

  it("is the same for four people, whether all or all but one agree", () => {
    const peers = (votes: number) =>
      [0, 1, 2, 3].map((peer) => [
        ...(peer < votes ? ["witty"] : ["bold"]),
        ...(peer === 3 ? ["bold"] : []),
        ...ids.slice(30 + peer * 4, 34 + peer * 4),
      ]);
    const of = (votes: number) => keepsakePicture(makeSnapshot({ self, peers: peers(votes) }), asked);
    expect(of(4)).toEqual(of(3));
  });
});
