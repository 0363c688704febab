import { en } from "#src/shared/languages/en/index.ts";
import { describe, expect, it } from "vitest";
import { whoCanAnswer } from "./peer-page.ts";
import { newResponseInput } from "./response.input.ts";
import type { OpenTo } from "./invitation-limits.ts";

const selectedTraits = ["able", "brave", "calm", "kind", "wise"];

describe("a peer's name", () => {
  it.each([
    ["Zoë", "Zoë"],
    ["  Zoë ", "Zoë"],
    ["Anonymous Bosch", "Anonymous Bosch"],
    ["Anonymous", null],
    [" anonymous\t", null],
    ["ANONYMOUS", null],
    ["   ", null],
    [null, null],
    [undefined, null],
  ])("%j counts as %j", (peerName, name) => {
    expect(newResponseInput.parse({ selectedTraits, peerName }).peerName).toBe(name);
  });
});

it.each([
  [true, "anyone", "Anyone with this link can answer, Robin included."],
  [false, "anyone", "Anyone with this round’s open link can answer, Robin included."],
  [false, "invitedForNow", "At the moment, only people Robin invited can answer."],
  [false, "invited", "Only people Robin invited can answer."],
] satisfies [boolean, OpenTo, string][])("whoCanAnswer(isOpen: %j, %j)", (isOpen, openTo, sentence) => {
  const address = { isOpen, path: "/", draftName: "draft" };
  const survey = {
    ownerName: "Robin Vale",
    ownerFirstName: "Robin",
    title: "",
    note: "",
    traits: [],
    minSelected: 5,
    maxSelected: 10,
    minResponses: 3,
    closesAt: null,
    open: true,
    openTo,
    ownerMayShowWords: true,
    isCircle: false,
    leaders: [],
    language: null,
  };
  expect(whoCanAnswer(en, address, survey)).toBe(sentence);
});
