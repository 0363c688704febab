import { describe, expect, it } from "vitest";
import { makeVariedSnapshot } from "#tests/factories/snapshot.ts";
import { createChoose, createShuffle, snapshotSeed } from "./draft.ts";

const letters = "a b c d e f g h".split(" ");

describe("createChoose", () => {
  it("chooses the same for the same seed and key", () => {
    expect(createChoose("s")("key", letters)).toBe(createChoose("s")("key", letters));
  });

  it("spreads over all options, by seed and by key", () => {
    const seeds = Array.from({ length: 800 }, (_, at) => createChoose(`seed ${String(at)}`)("key", letters));
    const choose = createChoose("seed");
    const keys = Array.from({ length: 800 }, (_, at) => choose(`key/${String(at)}`, letters));
    for (const chosen of [seeds, keys]) {
      for (const letter of letters) {
        expect(chosen.filter((each) => each === letter).length).toBeGreaterThan(60);
      }
    }
  });

  it("refuses an empty list", () => {
    expect(() => createChoose("s")("key", [])).toThrow(RangeError);
  });
});

describe("createShuffle", () => {
  it("keeps every item, in an order that the seed decides and the given order does not", () => {
    const shuffle = createShuffle("seed");
    const order = shuffle("key", letters, (letter) => letter);
    expect([...order].sort()).toEqual(letters);
    expect(shuffle("key", letters.toReversed(), (letter) => letter)).toEqual(order);
    expect(createShuffle("another")("key", letters, (letter) => letter)).not.toEqual(order);
  });
});

describe("snapshotSeed", () => {
  it("knows results and no names", () => {
    const snapshot = makeVariedSnapshot(1);
    expect(snapshotSeed({ ...snapshot, participants: ["Somebody Else"] })).toBe(snapshotSeed(snapshot));
    expect(snapshotSeed({ ...snapshot, responseCount: 99 })).not.toBe(snapshotSeed(snapshot));
    expect(snapshotSeed({ ...snapshot, words: snapshot.words.slice(1) })).not.toBe(snapshotSeed(snapshot));
  });
});
