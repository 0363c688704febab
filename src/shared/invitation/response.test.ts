import { describe, expect, it } from "vitest";
import { newResponseInput } from "./response.input.ts";

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
