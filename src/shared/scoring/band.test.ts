import { countsFrom } from "#src/shared/result/analysis.ts";
import { describe, expect, it } from "vitest";
import { bandOf, leastInBand, publishedVotes } from "./band.ts";
import { confidenceOf } from "./confidence.ts";

describe("bandOf", () => {
  it.each([
    { peers: 3, bands: ["none", "few", "most", "most"] },
    { peers: 4, bands: ["none", "few", "several", "most", "most"] },
    { peers: 5, bands: ["none", "few", "several", "most", "most", "most"] },
    { peers: 6, bands: ["none", "few", "few", "several", "most", "most", "most"] },
  ])("of $peers peers", ({ peers, bands }) => {
    expect(bands.map((_, count) => bandOf(count, peers))).toEqual(bands);
  });

  it.each([3, 4])("doesn't distinguish all of %i peers from all but one", (peers) => {
    expect(bandOf(peers, peers)).toBe(bandOf(peers - 1, peers));
  });
});

describe("leastInBand", () => {
  it("is the first count of the band, for any number of peers", () => {
    for (let peers = 3; peers <= 60; peers += 1) {
      const first = new Map<string, number>();
      for (let count = 0; count <= peers; count += 1) {
        const band = bandOf(count, peers);
        if (!first.has(band)) first.set(band, count);
        expect(leastInBand(band, peers)).toBe(first.get(band));
      }
    }
  });
});

describe("publishedVotes", () => {
  it("is the band's lowest count below five answers, and the count from five on", () => {
    expect([0, 1, 2, 3].map((count) => publishedVotes(count, 3))).toEqual([0, 1, 2, 2]);
    expect([0, 1, 2, 3, 4].map((count) => publishedVotes(count, 4))).toEqual([0, 1, 2, 3, 3]);
    expect([0, 1, 2, 3, 4, 5].map((count) => publishedVotes(count, countsFrom))).toEqual([0, 1, 2, 3, 4, 5]);
  });
});

it.each([
  [3, "firstGlimpse"],
  [4, "firstGlimpse"],
  [5, "useful"],
  [7, "useful"],
  [8, "solid"],
  [2_000, "solid"],
])("%i peers: %s", (peers, confidence) => {
  expect(confidenceOf(peers)).toBe(confidence);
});
