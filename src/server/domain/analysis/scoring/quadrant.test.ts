import { expect, it } from "vitest";
import { quadrantOf } from "./score-survey.ts";

it.each([
  { isOwn: true, votes: 1, quadrant: "arena" },
  { isOwn: false, votes: 1, quadrant: "blindSpot" },
  { isOwn: true, votes: 0, quadrant: "facade" },
  { isOwn: false, votes: 0, quadrant: "unknown" },
])("own: $isOwn, votes: $votes is $quadrant", ({ isOwn, votes, quadrant }) => {
  expect(quadrantOf(isOwn, votes)).toBe(quadrant);
});
