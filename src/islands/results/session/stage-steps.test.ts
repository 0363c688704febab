import { describe, expect, it } from "vitest";
import { placeText, stepByKey, stepFrom } from "./stage-steps.ts";

describe("the steps of a session", () => {
  it("go through the panes in order, and stop at either end", () => {
    expect(stepFrom("start", 1)).toBe("arena");
    expect(stepFrom("unknown", 1)).toBe("end");
    expect(stepFrom("end", 1)).toBe("end");
    expect(stepFrom("start", -1)).toBe("start");
  });

  it.each([
    ["ArrowRight", "facade"],
    ["PageDown", "facade"],
    [" ", "facade"],
    ["ArrowLeft", "arena"],
    ["PageUp", "arena"],
    ["Home", "start"],
    ["End", "end"],
    ["Tab", null],
    ["constructor", null],
  ])("follow the key %s", (key, step) => {
    expect(stepByKey("blindSpot", key)).toBe(step);
  });

  it.each([
    ["start", ""],
    ["arena", "1 of 4"],
    ["unknown", "4 of 4"],
    ["end", ""],
  ] as const)("say of %s where it is", (step, text) => {
    expect(placeText(step)).toBe(text);
  });
});
