import { existsSync } from "node:fs";
import { expect, it } from "vitest";
import { badgesToShow } from "./badges.ts";

const namesOf = (...granted: Parameters<typeof badgesToShow>) =>
  badgesToShow(...granted).map(({ name }) => name);

it("claims nothing that is switched off", () => {
  expect(namesOf({ voiceGrantee: false, cardPayments: false })).toEqual([]);
});

it("shows each badge where it is true, and that one alone", () => {
  expect(namesOf({ voiceGrantee: true, cardPayments: false })).toEqual(["ElevenLabs Grants recipient"]);
  expect(namesOf({ voiceGrantee: false, cardPayments: true })).toEqual(["Powered by Stripe"]);
});

it("has a picture of each", () => {
  for (const { file } of badgesToShow({ voiceGrantee: true, cardPayments: true }))
    expect(existsSync(`public${file}`), file).toBe(true);
});
