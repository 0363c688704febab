import { describe, expect, it } from "vitest";
import { silence } from "#tests/fakes/talk-floor.ts";
import { createPlayhead, heardText } from "./speech.ts";

describe("createPlayhead", () => {
  const makeClock = () => {
    let time = 0;
    return { now: () => time, pass: (ms: number) => (time += ms) };
  };

  it("stops at the end of the sound and continues with more", () => {
    const clock = makeClock();
    const playhead = createPlayhead(clock);
    playhead.add(silence(100));
    clock.pass(300);
    expect([playhead.heardMs(), playhead.remainingMs()]).toEqual([100, 0]);
    playhead.add(silence(100));
    clock.pass(50);
    expect([playhead.heardMs(), playhead.remainingMs(), playhead.share()]).toEqual([150, 50, 0.75]);
  });

  it("starts an utterance after the previous one", () => {
    const clock = makeClock();
    const first = createPlayhead(clock);
    first.add(silence(1_000));
    const second = createPlayhead(clock, first.endsAt());
    second.add(silence(1_000));
    clock.pass(900);
    expect(second.heardMs()).toBe(0);
    clock.pass(200);
    expect(second.heardMs()).toBe(100);
  });
});

describe("heardText", () => {
  it.each([
    [0, ""],
    [0.1, ""],
    [0.5, "You both…"],
    [0.6, "You both…"],
    [0.65, "You both see…"],
    [1, "You both see calm."],
  ])("cuts between words at %d", (share, heard) => {
    expect(heardText("You both see calm.", share)).toBe(heard);
  });
});
