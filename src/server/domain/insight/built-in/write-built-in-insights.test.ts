import { anySurvey } from "#tests/factories/sample-ballots.ts";
import { makeSnapshot, makeVariedSnapshot } from "#tests/factories/snapshot.ts";
import {
  countsFrom,
  insightKeys,
  type Insights,
  type Quadrant,
  type SnapshotContent,
} from "#src/shared/result/analysis.ts";
import { namedWordIds } from "#src/server/domain/insight/model/model-answer.ts";
import { catalogue } from "#src/shared/words/catalogue.ts";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isClaimable } from "./reading.ts";
import { writeBuiltInInsights } from "./write-built-in-insights.ts";

const traitIds = catalogue.map(({ id }) => id);
const write = (snapshot: SnapshotContent) => writeBuiltInInsights({ snapshot, ownerName: null, title: "" });
const allSentences = (insights: Insights) => insightKeys.flatMap((key) => insights[key]);
const allTexts = (insights: Insights) => allSentences(insights).map(({ text }) => text);

const anySnapshot = fc.oneof(
  anySurvey(traitIds, 3, 20).map(({ selfTraitIds, peerPicks }) =>
    makeSnapshot({ self: selfTraitIds, peers: peerPicks }),
  ),
  fc.nat(10_000).map(makeVariedSnapshot),
);

/** Checks every sentence of any snapshot. */
const forAnySentence = (
  check: (sentence: Insights["arena"][number], key: keyof Insights, snapshot: SnapshotContent) => void,
) => {
  fc.assert(
    fc.property(anySnapshot, (snapshot) => {
      const insights = write(snapshot);
      for (const key of insightKeys) for (const sentence of insights[key]) check(sentence, key, snapshot);
    }),
  );
};

describe("writeBuiltInInsights, for any snapshot", () => {
  it("names only words that a sentence rests on, and claims none below emerging", () => {
    forAnySentence(({ text, traitIds: ids }, _key, { words }) => {
      const named = namedWordIds(text);
      expect([text, named.filter((id) => !ids.includes(id))]).toEqual([text, []]);
      const claimed = words.filter(({ traitId }) => named.includes(traitId));
      expect([text, claimed.filter((word) => !isClaimable(word))]).toEqual([text, []]);
    });
  });

  it("rests on claimable words, and beside them on nothing but the person's own list", () => {
    forAnySentence(({ traitIds: ids }, _key, { words, selfTraitIds }) => {
      const rests = words.filter(({ traitId }) => ids.includes(traitId));
      expect(rests.filter((word) => !isClaimable(word) && !selfTraitIds.includes(word.traitId))).toEqual([]);
    });
  });

  it("keeps each pane's text to its own words, and those that they're held against", () => {
    const beside: Readonly<Record<keyof Insights, readonly Quadrant[]>> = {
      arena: ["arena"],
      blindSpot: ["blindSpot", "facade"],
      facade: ["facade", "blindSpot"],
      unknown: ["unknown", "arena", "blindSpot"],
      summary: ["arena", "blindSpot", "facade"],
    };
    forAnySentence(({ text, traitIds: ids }, key, { words }) => {
      const isEmpty = !words.some((word) => word.quadrant === key && isClaimable(word));
      if (isEmpty && key !== "summary") return;
      const rests = words.filter(({ traitId }) => ids.includes(traitId));
      expect([text, rests.filter(({ quadrant }) => !beside[key].includes(quadrant))]).toEqual([text, []]);
    });
  });

  it("writes whole sentences, and short ones", () => {
    forAnySentence(({ text }) => {
      expect(text).toMatch(/^[A-Z0-9][^!{}|"“”]*[a-z0-9)][.?]$/);
      expect(text).not.toMatch(/undefined|null|\s\s|,,|\.\.|[.?] |\s[,.;:)]/);
      expect(text).not.toMatch(
        /\ban? (?:an?|the)\b|\ba [aeiou](?!ne\b|se)|\ban (?!hour)[^aeiou]|\b(\w+) \1\b/i,
      );
      expect(text.length).toBeLessThanOrEqual(200);
    });
  });

  it("keeps to two to four sentences a pane, three or four in the summary, and one where there's no more to say", () => {
    fc.assert(
      fc.property(anySnapshot, (snapshot) => {
        const insights = write(snapshot);
        const isGlimpse = snapshot.responseCount < countsFrom;
        const leastFor = (pane: Quadrant) =>
          !isGlimpse && snapshot.words.some((word) => word.quadrant === pane && isClaimable(word)) ? 2 : 1;
        const lengths = {
          arena: [leastFor("arena"), 4],
          blindSpot: [leastFor("blindSpot"), 4],
          facade: [2, 4],
          unknown: [1, 2],
          summary: [3, 4],
        };
        for (const key of insightKeys) {
          const [least = 0, most = 0] = lengths[key];
          expect(insights[key].length).toBeGreaterThanOrEqual(least);
          expect(insights[key].length).toBeLessThanOrEqual(most);
        }
      }),
    );
  });

  it("asks one question and ends in one step", () => {
    fc.assert(
      fc.property(anySnapshot, (snapshot) => {
        const texts = allTexts(write(snapshot));
        expect(texts.findIndex((text) => text.endsWith("?"))).toBe(texts.length - 2);
        expect(texts.filter((text) => text.endsWith("?"))).toHaveLength(1);
      }),
    );
  });

  it("repeats no sentence", () => {
    fc.assert(
      fc.property(anySnapshot, (snapshot) => {
        const texts = allTexts(write(snapshot));
        expect(new Set(texts).size).toBe(texts.length);
      }),
    );
  });

  it("leaves how sure all of it is to the page", () => {
    forAnySentence(({ text }) => {
      expect(text).not.toMatch(/\b(agreement|index|chance|luck|glimpse|useful|solid|minus)\b/i);
    });
  });

  it("tells no word as found that isn't clear, and below five answers gives people what was said", () => {
    const hedge = /\b(may|might|could|hint|if)\b/i;
    forAnySentence(({ text }, key, { words, responseCount }) => {
      const named = namedWordIds(text);
      const unclear = words.filter(
        ({ traitId, quadrant, evidence }) =>
          named.includes(traitId) &&
          (quadrant === "arena" || quadrant === "blindSpot") &&
          evidence !== "clear",
      );
      if (unclear.length === 0) return;
      if (responseCount < countsFrom)
        expect(text).toMatch(/^(Most|Several) of the people who answered called you /);
      else expect([key, text]).toEqual([key, expect.stringMatching(hedge)]);
    });
  });

  it("gives no numbers of votes below five answers, and no unanimity", () => {
    const told =
      /\(\d+ of|\b(two|three|four) (of|people)\b|\ball (three|four|of them)\b|\bevery(one|body) (who|agrees|calls|called|picked|said|sees|saw)\b/i;
    fc.assert(
      fc.property(anySurvey(traitIds, 3, 4), ({ selfTraitIds, peerPicks }) => {
        // A step may well be to speak with two people.
        const texts = allTexts(write(makeSnapshot({ self: selfTraitIds, peers: peerPicks }))).slice(0, -1);
        expect(texts.filter((text) => told.test(text))).toEqual([]);
      }),
    );
  });

  it("writes the same again, and takes nothing from names and titles", () => {
    fc.assert(
      fc.property(anySnapshot, fc.string(), fc.string(), (snapshot, ownerName, title) => {
        const renamed = { ...snapshot, participants: [ownerName, title] };
        expect(writeBuiltInInsights({ snapshot: renamed, ownerName, title })).toEqual(write(snapshot));
      }),
    );
  });
});

describe("writeBuiltInInsights", () => {
  it("gives two people few sentences in common", () => {
    const people = Array.from({ length: 30 }, (_, at) => allTexts(write(makeVariedSnapshot(at + 1))));
    const shares = people.flatMap((one, at) =>
      people.slice(at + 1).map((other) => one.filter((text) => other.includes(text)).length / one.length),
    );
    expect(Math.max(...shares)).toBeLessThan(1 / 4);
  });

  it("gets by without a single word of the catalogue", () => {
    const empty = { ...makeVariedSnapshot(1), words: [] };
    expect(allSentences(write(empty)).every(({ traitIds: ids }) => ids.length === 0)).toBe(true);
  });

  it("is quick enough to run inside a write to the database", () => {
    const snapshot = makeVariedSnapshot(2);
    // The processor's time and not the clock's: a busy machine must not fail this.
    const start = process.cpuUsage();
    for (let at = 0; at < 50; at += 1) write(snapshot);
    const { user, system } = process.cpuUsage(start);
    expect((user + system) / 1_000 / 50).toBeLessThan(5);
  });
});
