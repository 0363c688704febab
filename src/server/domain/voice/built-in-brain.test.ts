import { makeAgreeingSnapshot } from "#tests/factories/snapshot.ts";
import { fakeFloor } from "#tests/fakes/floor.ts";
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { builtInBrain } from "./built-in-brain.ts";
import { type Speech, type TalkContext, type ToolOutcome, speechRate } from "./brain.ts";

const context: TalkContext = {
  purpose: "coach",
  snapshot: makeAgreeingSnapshot(["calm", "logical", "dependable", "organized", "bold"], 9, ["calm", "kind"]),
  firstName: "Nora",
  role: null,
  textOnly: false,
  ownVoice: false,
  earlierTurns: [],
};

const taps = ["I’m just curious", "At work", "Yes", "Yes", "Something small", "No", "Nothing for now"];

const bytesPerSecond = speechRate * 2;
const loud = (ms: number, level = 8_000): string =>
  Buffer.from(Int16Array.from({ length: (ms * speechRate) / 1000 }, (_, at) => (at % 8 < 4 ? level : -level)).buffer).toString("base64"); // prettier-ignore

/** Each sentence takes a second to hear, and `delay` to make. */
const fakeSpeech = (delay = 0): Speech => ({
  speak: async (_sentence, signal) => {
    await new Promise((done) => setTimeout(done, delay));
    return signal.aborted ? null : new Uint8Array(Buffer.from(loud(1_000, 5_000), "base64"));
  },
  stop: () => Promise.resolve(),
});

function open(given: Partial<TalkContext> = {}, speech = fakeSpeech(), outcome?: ToolOutcome) {
  const line = fakeFloor(outcome);
  const talk = builtInBrain({ speech }).open({ ...context, ...given }, line.floor);
  onTestFinished(() => {
    talk.close();
  });
  return { ...line, talk, texts: () => line.of("say").map(([, , text]) => text) };
}

const playedSeconds = (events: readonly (readonly unknown[])[]) =>
  events.reduce((sum, [, , audio]) => sum + Buffer.from(String(audio), "base64").length / bytesPerSecond, 0);

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe("the built-in coach", () => {
  it("speaks first, with a caption, sound and the page's tools", async () => {
    const { events, of, texts } = open();
    await vi.advanceTimersByTimeAsync(100);
    expect(events[0]).toEqual(["say", 1, expect.stringMatching(/^Hello, Nora\./)]);
    expect(of("callTool").map(([, name]) => name)).toEqual(["offer_answers"]);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(playedSeconds(of("play"))).toBeGreaterThan(1.3);
    expect(playedSeconds(of("play"))).toBeLessThan(2.2);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(playedSeconds(of("play"))).toBe(4);
    expect(texts()).toHaveLength(1);
  });

  it("stops at a tap, and keeps what was heard", async () => {
    const { talk, of, texts } = open();
    await vi.advanceTimersByTimeAsync(1_500);
    talk.said("I’m just curious");
    await vi.advanceTimersByTimeAsync(500);
    expect(of("interrupt")).toHaveLength(1);
    const [[, utterance, original, corrected] = []] = of("correct");
    expect([utterance, original]).toEqual([1, texts()[0]]);
    expect(corrected).toMatch(/^Hello, Nora\. I’m a program .+…$/);
    expect(texts()[1]).toMatch(/^All right, let’s start\./);
  });

  it.each([{ textOnly: true }, { ownVoice: true }])("sends no sound for %o", async (given) => {
    const { talk, of, texts } = open(given);
    await vi.advanceTimersByTimeAsync(60_000);
    talk.said("I’m just curious");
    await vi.advanceTimersByTimeAsync(60_000);
    expect(of("play")).toEqual([]);
    expect(texts()).toHaveLength(2);
  });

  it("says goodbye, then asks the page to end, then ends", async () => {
    const { talk, names, of } = open();
    await vi.advanceTimersByTimeAsync(10_000);
    for (const tap of taps) {
      talk.said(tap);
      await vi.advanceTimersByTimeAsync(200);
    }
    expect(names().slice(-1)).toEqual(["play"]);
    await vi.advanceTimersByTimeAsync(6_000);
    expect(of("callTool").at(-1)).toEqual(["callTool", "end_conversation", {}]);
    expect(names().slice(-2)).toEqual(["callTool", "end"]);
  });

  it("leaves nothing running after the talk", async () => {
    const { talk, events } = open();
    await vi.advanceTimersByTimeAsync(1_000);
    talk.close();
    await vi.advanceTimersByTimeAsync(0);
    const before = events.length;
    talk.said("Hello?");
    talk.heardSound(loud(1_000));
    await vi.advanceTimersByTimeAsync(20_000);
    expect(events).toHaveLength(before);
    expect(vi.getTimerCount()).toBe(0);
  });
});
