import { describe, expect, it } from "vitest";
import type { Overlap } from "./survey.output.ts";
import { overlapText } from "./overlap.ts";

const until = "2027-05-24T00:00:00.000Z";
const otherRound = { id: "round-2", title: "Spring" };
const overlapOf = (peopleMissing: number, peopleAdded: number, needed: number): Overlap => ({
  ...{ peopleMissing, peopleAdded, needed, otherRound, until },
});
const usual = "Then a result can open after the next answer. Otherwise, it can open from 24 May 2027.";

describe("the message about a blocking survey", () => {
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
      "Almost the same people were invited to this round and to “Spring”. 1 person was invited only here, and 1 person was invited only there.",
      `Invite the person who’s missing, and at least 2 more people who weren’t in “Spring”. ${usual}`,
    ],
    [
      overlapOf(2, 2, 1),
      "Almost the same people were invited to this round and to “Spring”. 2 people were invited only here, and 2 people were invited only there.",
      `Invite the 2 people who are missing, and at least 1 more person who wasn’t in “Spring”. ${usual}`,
    ],
    [
      overlapOf(0, 0, 0),
      "Nobody has answered since you last invited people here.",
      "Wait for one more answer. Then a result can open. Otherwise, it can open from 24 May 2027.",
    ],
  ])("says why and what to do: %o", (overlap, reason, remedy) => {
    expect(overlapText(overlap, "in_progress")).toMatchObject({ reason, remedy });
  });
});
