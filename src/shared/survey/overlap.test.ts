import { describe, expect, it } from "vitest";
import type { Overlap } from "./survey.output.ts";
import { overlapText } from "./overlap.ts";

const until = "2027-05-24T00:00:00.000Z";
const otherRound = { id: "round-2", title: "Spring" };
const overlapOf = (peopleMissing: number, peopleAdded: number, needed: number): Overlap => ({
  ...{ peopleMissing, peopleAdded, needed, otherRound, until },
});
const usual =
  "Then your window can open as usual, after the next answer. Otherwise, it can open from 24 May 2027.";

describe("what an owner reads about a round in the way", () => {
  it.each([
    [
      overlapOf(1, 0, 0),
      "Only 1 person from “Spring” isn’t invited here.",
      `Invite that person here too. ${usual}`,
    ],
    [
      overlapOf(2, 0, 0),
      "Only 2 people from “Spring” aren’t invited here.",
      `Invite those 2 people here too. ${usual}`,
    ],
    [
      overlapOf(0, 1, 2),
      "Only 1 person here wasn’t invited to “Spring”.",
      `Invite at least 2 more people who weren’t in “Spring”. ${usual}`,
    ],
    [
      overlapOf(0, 2, 1),
      "Only 2 people here weren’t invited to “Spring”.",
      `Invite at least 1 more person who wasn’t in “Spring”. ${usual}`,
    ],
    [
      overlapOf(1, 1, 2),
      "Only 1 person here wasn’t invited to “Spring”, and 1 person from there isn’t invited here.",
      `Invite the person who’s missing, and at least 2 more people who weren’t in “Spring”. ${usual}`,
    ],
    [
      overlapOf(2, 2, 1),
      "Only 2 people here weren’t invited to “Spring”, and 2 people from there aren’t invited here.",
      `Invite the 2 people who are missing, and at least 1 more person who wasn’t in “Spring”. ${usual}`,
    ],
    [
      overlapOf(0, 0, 0),
      "Nobody has answered since you last invited people here.",
      "Wait for one more answer. Then your window can open as usual. Otherwise, it can open from 24 May 2027.",
    ],
  ])("says why, and what to do: %o", (overlap, reason, remedy) => {
    expect(overlapText(overlap, "in_progress")).toMatchObject({ reason, remedy });
  });

  it("says what the difference could show, of one person and of few", () => {
    const dangerOf = (overlap: Overlap) => overlapText(overlap, "in_progress").danger;
    expect(dangerOf(overlapOf(2, 1, 2))).toMatch(/could show what one person picked\.$/);
    expect(dangerOf(overlapOf(2, 0, 0))).toMatch(/could show what so few people picked\.$/);
  });

  it("gives a closed round the day from which it can open, as nobody can be invited", () => {
    expect(overlapText(overlapOf(1, 1, 2), "completed").remedy).toBe(
      "This round is closed, so you can’t invite anyone else. Its window stays shut for now: it can open from 24 May 2027.",
    );
  });

  it("does not need the other round to be there still", () => {
    const { reason, danger, remedy } = overlapText(
      { ...overlapOf(1, 1, 2), otherRound: null },
      "in_progress",
    );
    expect([reason, danger, remedy].join(" ")).toBe(
      "Only 1 person here wasn’t invited to the round you deleted, and 1 person from there isn’t invited here. " +
        "You opened the round you deleted in the last six months. The difference between the two results could show what one person picked. " +
        `Invite the person who’s missing, and at least 2 more people who weren’t in the round you deleted. ${usual}`,
    );
  });
});
