import { anySurvey } from "#tests/factories/sample-ballots.ts";
import { catalogue } from "#src/shared/words/catalogue.ts";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { makeSnapshot } from "#tests/factories/snapshot.ts";
import { isClaimable, readSnapshot } from "./reading.ts";

const traitIds = catalogue.map(({ id }) => id);
const ids = (words: readonly { readonly id: string }[]) => words.map(({ id }) => id);

const snapshot = makeSnapshot({
  self: ["caring", "calm", "witty", "idealistic", "complex", "bold"],
  peers: [
    ["calm", "kind", "warm", "silly", "religious"],
    ["calm", "kind", "warm", "silly", "religious"],
    ["calm", "kind", "able", "silly", "religious"],
    ["calm", "kind", "bold", "wise", "observant"],
    ["calm", "kind", "proud", "shy", "observant"],
    ["calm", "able", "tense", "happy", "observant"],
  ],
});

describe("readSnapshot", () => {
  it("keeps what may be claimed, strongest first, and leaves single voices out", () => {
    const reading = readSnapshot(snapshot);
    expect(ids(reading.arena)).toEqual(["calm"]);
    expect(ids(reading.blindSpot).slice(0, 4)).toEqual(["kind", "observant", "religious", "silly"]);
    expect(ids(reading.blindSpot)).not.toContain("wise");
    expect(ids(reading.facade)).toEqual(["caring", "complex", "idealistic", "witty"]);
    expect(ids(reading.seen).slice(0, 2)).toEqual(["calm", "kind"]);
    expect(reading.listLength).toBe(56);
  });

  it("pairs neighbours over the border between the lists, but no delicate word with a plain one", () => {
    const pairs = readSnapshot(snapshot).nearMisses.map(({ own, theirs }) => [own.id, theirs.id]);
    // Warm, which two of six picked, could be chance.
    expect(pairs).toEqual([["caring", "kind"]]);
  });

  it("pairs an own word with a contrary one", () => {
    const peers = Array.from({ length: 6 }, () => ["calm", "confident", "wise", "mature", "able"]);
    const { contraries } = readSnapshot(
      makeSnapshot({ self: ["nervous", "shy", "logical", "bold", "witty"], peers }),
    );
    expect(contraries.map(({ own, theirs }) => `${own.id}/${theirs.id}`).sort()).toEqual([
      "nervous/calm",
      "nervous/confident",
      "shy/confident",
    ]);
  });

  it("holds no delicate word of theirs against an own one", () => {
    const peers = Array.from({ length: 6 }, () => ["nervous", "tense", "wise", "mature", "able"]);
    const { blindSpot, contraries } = readSnapshot(
      makeSnapshot({ self: ["calm", "relaxed", "logical", "bold", "witty"], peers }),
    );
    expect(ids(blindSpot)).toContain("nervous");
    expect(contraries).toEqual([]);
  });

  it("skips words that this catalogue does not know", () => {
    const strange = ["grumbly", "__proto__", "constructor"];
    const words = snapshot.words
      .slice(0, strange.length)
      .map((word, at) => ({ ...word, traitId: strange[at] ?? "" }));
    expect(ids(readSnapshot({ ...snapshot, words }).seen)).toEqual([]);
  });

  it("never holds a word with a single voice", () => {
    fc.assert(
      fc.property(anySurvey(traitIds, 3, 14), ({ selfTraitIds, peerPicks }) => {
        const scored = makeSnapshot({ self: selfTraitIds, peers: peerPicks });
        const { arena, blindSpot, facade, unknown } = readSnapshot(scored);
        const claimable = new Set(scored.words.filter(isClaimable).map(({ traitId }) => traitId));
        const read = ids([...arena, ...blindSpot, ...facade, ...unknown]);
        expect(new Set(read)).toEqual(claimable);
        expect([...arena, ...blindSpot].every(({ evidence }) => evidence !== "single")).toBe(true);
      }),
    );
  });
});
