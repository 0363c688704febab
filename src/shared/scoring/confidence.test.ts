import { expect, it } from "vitest";
import { confidenceOf } from "./confidence.ts";

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
