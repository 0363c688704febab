import { hours, minutes } from "#src/server/clock.ts";
import { startTimedWork, timedWork } from "#src/server/jobs/timed-work.ts";
import { expect, vi } from "vitest";
import type { TestDeps } from "./deps.ts";

/** Starts the loop of timed work with one task of it. */
export const startTask = (deps: TestDeps, name: (typeof timedWork)[number]["name"]): (() => Promise<void>) =>
  startTimedWork(
    deps,
    timedWork.filter((task) => task.name === name),
  );

/**
 * Runs an hourly job from 40 minutes before the hour until an hour after it, the database being away at the first look, and
 * then ends it. Returns how often the job asked the database at that first look.
 */
export async function runOverTwoLooks(
  deps: TestDeps,
  name: "news of rounds" | "reminding of invitations" | "counting of emails",
): Promise<number> {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const away = vi.spyOn(deps.db.read, "select").mockImplementation(() => {
    throw new Error("away");
  });
  const stop = startTask(deps, name);
  const pass = async (ms: number) => {
    deps.clock.advance(ms);
    await vi.advanceTimersByTimeAsync(ms);
  };
  await pass(minutes(40) - 1);
  expect(away).not.toHaveBeenCalled();
  await pass(1);
  const asked = away.mock.calls.length;
  away.mockRestore();
  await pass(hours(1));
  await stop();
  // Nothing comes of later hours.
  await vi.advanceTimersByTimeAsync(hours(3));
  vi.useRealTimers();
  return asked;
}
