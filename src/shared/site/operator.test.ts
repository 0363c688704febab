import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { badgesToShow } from "./operator.ts";
import { markRects } from "#src/shared/result/mark.ts";

const namesOf = (...granted: Parameters<typeof badgesToShow>) =>
  badgesToShow(...granted).map(({ name }) => name);

it("claims nothing that is switched off", () => {
  expect(namesOf({ voiceGrantee: false, cardPayments: false })).toEqual([]);
});

it("shows each badge where it is true, and that one alone", () => {
  expect(namesOf({ voiceGrantee: true, cardPayments: false })).toEqual(["ElevenLabs Grants recipient"]);
  expect(namesOf({ voiceGrantee: false, cardPayments: true })).toEqual(["Powered by Stripe"]);
});

describe("the mark", () => {
  it("is the favicon", () => {
    const favicon = readFileSync("public/favicon.svg", "utf8");
    for (const { x, y, width, height } of markRects) {
      expect(favicon).toContain(`x="${x}" y="${y}" width="${width}" height="${height}"`);
    }
  });
});
