import { groups } from "#tests/histories/facilitator/history.ts";
import { shareOfHistories } from "#tests/histories/share.ts";
import { holdsOver, wanted } from "#tests/histories/facilitator/hold.ts";
import { expect, it } from "vitest";

it("histories with group pictures reveal nothing about anyone to a facilitator", async () => {
  const numRuns = Math.ceil(wanted * shareOfHistories);
  const { picture, secondPicture, swap } = await holdsOver(groups, numRuns, 20261125);
  expect(picture).toBeGreaterThan(numRuns / 2);
  expect(secondPicture).toBeGreaterThan(numRuns / 20);
  expect(swap).toBeGreaterThan(numRuns / 2);
}, 1_800_000);
