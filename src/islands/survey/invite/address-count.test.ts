import { describe, expect, it } from "vitest";
import { countAddresses, sendLabel } from "./InviteForm.tsx";

describe("countAddresses", () => {
  it.each([
    ["a@x.org，b@x.org；«c@x.org»", 3],
    ["", 0],
    ["Anna and Ben", 0],
    ["anna@example.org", 1],
    ["anna@example.org, ben@example.org; cem@example.org\ndora@example.org\n", 4],
    ['Anna Berg <anna@example.org>, "Ben" <ben@example.org>', 2],
    ["mailto:anna@example.org (anna@example.org) 'ANNA@example.org'", 1],
    ["anna@example.org\tben@example.org", 2],
    ["anna@example.org/ben@example.org | “cem@example.org”", 3],
  ])("finds in %j people: %i", (text, count) => {
    expect(countAddresses(text)).toBe(count);
  });
});

it.each([
  [0, "Send invitations"],
  [1, "Send 1 invitation"],
  [4, "Send 4 invitations"],
])("says what the button will do with %i", (count, label) => {
  expect(sendLabel(count)).toBe(label);
});
