import { hours, minutes } from "#src/server/clock.ts";
import { startTimedWork } from "#src/server/jobs/timed-work.ts";
import { makeDeps } from "#tests/setup/deps.ts";
import { afterEach, expect, it, vi } from "vitest";

afterEach(() => void vi.useRealTimers());

/** The loop over tasks that count their runs, with a function that advances its clock. */
async function startTasks(everyMs: readonly number[], run: () => Promise<void> = () => Promise.resolve()) {
  const deps = await makeDeps();
  // Only now: a starting database server uses real timers.
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  deps.clock.advance(hours(1) - (deps.clock.now().getTime() % hours(1)) + minutes(40));
  const runs = everyMs.map(() => vi.fn(run));
  const tasks = everyMs.map((every, n) => ({ name: `task ${String(n)}`, every, run: runs[n] ?? run }));
  const stop = startTimedWork(deps, tasks);
  const pass = async (ms: number) => {
    deps.clock.advance(ms);
    await vi.advanceTimersByTimeAsync(Math.max(0, ms));
  };
  return { deps, stop, pass, counts: () => runs.map(({ mock }) => mock.calls.length) };
}

it("runs each task at multiples of its interval, and none at the start", async () => {
  const { pass, stop, counts } = await startTasks([minutes(1), minutes(5), hours(1)]);
  expect(counts()).toEqual([0, 0, 0]);
  for (let n = 0; n < 20; n += 1) await pass(minutes(1));
  expect(counts()).toEqual([20, 4, 1]);
  await stop();
  await pass(hours(3));
  expect(counts()).toEqual([20, 4, 1]);
});

it("runs a task once after the machine slept", async () => {
  const { deps, pass, stop, counts } = await startTasks([minutes(1), hours(1)]);
  deps.clock.advance(hours(7));
  await pass(minutes(1));
  expect(counts()).toEqual([1, 1]);
  await stop();
});

it("skips a task that is still running, and waits for it at the end", async () => {
  const work = Promise.withResolvers<undefined>();
  const { pass, stop, counts } = await startTasks([minutes(1), minutes(2)], () => work.promise);
  for (let n = 0; n < 4; n += 1) await pass(minutes(1));
  expect(counts()).toEqual([1, 1]);
  let hasStopped = false;
  const stopping = stop().then(() => (hasStopped = true));
  await vi.advanceTimersByTimeAsync(1);
  expect(hasStopped).toBe(false);
  work.resolve(undefined);
  await stopping;
});

it("logs a failure and runs the task again at its next time", async () => {
  const { deps, pass, stop, counts } = await startTasks([minutes(1)], () =>
    Promise.reject(new Error("away")),
  );
  await pass(minutes(1));
  await pass(minutes(1));
  await stop();
  expect(counts()).toEqual([2]);
  expect(deps.logged.join("").match(/task 0 failed/g)).toHaveLength(2);
});
