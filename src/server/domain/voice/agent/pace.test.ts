import { beginTalk, sound } from "#tests/setup/talk.ts";
import { describe, expect, it } from "vitest";
import { talkTexts } from "./wire.ts";

describe("the pace of a client", () => {
  it.each([
    ["16 kHz in pieces of 250 ms", 8_000, 250],
    ["24 kHz in pieces of 250 ms", 12_000, 250],
    ["24 kHz in pieces of 25 ms", 1_200, 25],
  ])("accepts %s, even after a stall of five seconds", async (_, bytes, everyMs) => {
    const { tell, pass, closed } = beginTalk();
    for (let n = 0; n < 5_000 / everyMs; n += 1) tell(sound(bytes));
    for (let at = 0; at < 20_000; at += everyMs) {
      await pass(everyMs);
      tell(sound(bytes));
    }
    expect(closed).toEqual([]);
  });

  it.each([
    ["bytes", sound(48_000), 40],
    ["frames", { type: "user_activity" }, 700],
  ])("ends a flood of %s", (_, message, times) => {
    const { tell, closed } = beginTalk();
    for (let n = 0; n < times; n += 1) tell(message);
    expect(closed).toEqual([[1008, talkTexts.tooMuch]]);
  });
});
