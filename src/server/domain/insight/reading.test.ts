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
  it("keeps what may be claimed, strongest first, without single voices", () => {
    const reading = readSnapshot(snapshot);
    expect(ids(reading.arena)).toEqual(["calm"]);
    expect(ids(reading.blindSpot).slice(0, 4)).toEqual(["kind", "observant", "religious", "silly"]);
    expect(ids(reading.blindSpot)).not.toContain("wise");
    expect(ids(reading.facade)).toEqual(["caring", "complex", "idealistic", "witty"]);
    expect(ids(reading.seen).slice(0, 2)).toEqual(["calm", "kind"]);
  });

  it("skips words that the catalogue doesn't have", () => {
    const strange = ["grumbly", "__proto__", "constructor"];
    const words = snapshot.words
      .slice(0, strange.length)
      .map((word, at) => ({ ...word, traitId: strange[at] ?? "" }));
    expect(ids(readSnapshot({ ...snapshot, words }).seen)).toEqual([]);
  });

  it("never has a word with a single voice", () => {
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
