import { catalogue } from "#src/shared/words/catalogue.ts";
import { describe, expect, it } from "vitest";
import { countsFrom } from "#src/shared/result/analysis.ts";
import { publishedVotes } from "#src/shared/scoring/band.ts";
import { baseRate, evidenceByVotes } from "#src/shared/scoring/evidence.ts";
import { pickAtRandom, seededRandom } from "#tests/factories/sample-ballots.ts";
import { scoreSurvey, tallyPicks } from "./score-survey.ts";

const traitIds = catalogue.map((trait) => trait.id);

describe("scoreRound against chance", () => {
  const peerCounts = Array.from({ length: 18 }, (_, index) => index + 3);
  const anyPicks = (random: () => number) => 5 + Math.floor(random() * 6);

  it.each([
    { picks: "6", size: () => 6 },
    { picks: "5 to 10", size: anyPicks },
  ])("averages an index of 0 over 1,000 surveys of peers who pick $picks random words", ({ size }) => {
    const random = seededRandom(2_026);
    for (const peers of peerCounts) {
      const agreements = Array.from({ length: 1_000 }, () => {
        const pick = () => pickAtRandom(traitIds, size(random), random);
        const selfTraitIds = pick();
        return scoreSurvey({ selfTraitIds, peerPicks: Array.from({ length: peers }, pick), traitIds })
          .agreement;
      });
      const mean = agreements.reduce((sum, { value }) => sum + value, 0) / 1_000;
      expect(Math.abs(mean), `mean index with ${String(peers)} peers`).toBeLessThan(3);
      const admitting = agreements.filter(({ low, high }) => low <= 0 && high >= 0).length;
      expect(admitting, `bands around 0 with ${String(peers)} peers`).toBeGreaterThan(930);
      expect(admitting).toBeLessThan(980);
    }
  });

  it("shows a clear word in at most one of ten random surveys, and less than one hint on average", () => {
    const random = seededRandom(8);
    for (const peers of peerCounts.filter((count) => count <= 12)) {
      const rounds = Array.from({ length: 4_000 }, () => {
        const votes = tallyPicks(
          Array.from({ length: peers }, () => pickAtRandom(traitIds, anyPicks(random), random)),
          traitIds,
        ).map((count) => publishedVotes(count, peers));
        const grades = evidenceByVotes(peers, baseRate(votes, peers), traitIds.length);
        return votes.map((count) => grades[count]);
      });
      const clear = rounds.filter((grades) => grades.includes("clear")).length / rounds.length;
      expect(clear, `rounds of ${String(peers)} with a clear word`).toBeLessThanOrEqual(
        peers < countsFrom ? 0 : 0.1,
      );
      const hints = rounds.flat().filter((grade) => grade === "emerging").length / rounds.length;
      expect(hints, `hints in a round of ${String(peers)}`).toBeLessThanOrEqual(peers < countsFrom ? 0 : 1);
    }
  });

  it("is 100 when own and peers' words are the same", () => {
    const mine = traitIds.slice(10, 16);
    for (const peers of peerCounts) {
      const peerPicks = Array.from({ length: peers }, () => mine);
      const { agreement, words } = scoreSurvey({ selfTraitIds: mine, peerPicks, traitIds });
      expect(agreement.value).toBe(100);
      expect(agreement.high).toBe(100);
      expect(agreement.low).toBeGreaterThan(40);
      expect(words.filter((word) => word.quadrant === "arena").map((word) => word.traitId)).toEqual(mine);
    }
  });
});
