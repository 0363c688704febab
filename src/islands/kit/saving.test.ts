import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { type SaveState, autoSave, settleMs } from "./saving.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

class Refused extends Error {}

function start(answers: (() => Promise<void>)[] = []) {
  const sent: string[] = [];
  const states: SaveState[] = [];
  const saver = autoSave({
    save: (text) => {
      sent.push(text);
      return answers.shift()?.() ?? Promise.resolve();
    },
    isFinal: (error) => error instanceof Refused,
    onState: (state) => states.push(state),
  });
  return { saver, sent, states };
}

it("saves the newest text once it has been left alone", async () => {
  const { saver, sent, states } = start();
  saver.change("a");
  await vi.advanceTimersByTimeAsync(settleMs - 1);
  saver.change("ab");
  await vi.advanceTimersByTimeAsync(settleMs - 1);
  expect(sent).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(sent).toEqual(["ab"]);
  expect(states.at(-1)).toBe("saved");
});

it("never has two calls under way", async () => {
  let arrive = (): void => undefined;
  const { saver, sent, states } = start([() => new Promise((resolve) => (arrive = resolve))]);
  saver.change("a");
  saver.flush();
  saver.change("ab");
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sent).toEqual(["a"]);
  arrive();
  await vi.advanceTimersByTimeAsync(settleMs);
  expect(sent).toEqual(["a", "ab"]);
  expect(states.at(-1)).toBe("saved");
});

it("leaves it at a refusal until the text changes", async () => {
  const { saver, sent, states } = start([() => Promise.reject(new Refused())]);
  saver.change("a");
  await vi.advanceTimersByTimeAsync(600_000);
  expect(sent).toEqual(["a"]);
  expect(states.at(-1)).toBe("refused");
  saver.change("b");
  await vi.advanceTimersByTimeAsync(settleMs);
  expect(states.at(-1)).toBe("saved");
});

it("tells when no call is under way, however it ended", async () => {
  let arrive = (): void => undefined;
  const { saver } = start([() => new Promise((_, reject) => (arrive = () => reject(new Error("offline"))))]);
  await saver.settled();
  saver.change("a");
  saver.flush();
  const isSettled = vi.fn();
  void saver.settled().then(isSettled);
  await vi.advanceTimersByTimeAsync(0);
  expect(isSettled).not.toHaveBeenCalled();
  arrive();
  await vi.advanceTimersByTimeAsync(0);
  expect(isSettled).toHaveBeenCalled();
  saver.stop();
});
