import { startTimedWork, timedWork } from "#src/server/jobs/timed-work.ts";
import type { TestDeps } from "./deps.ts";

/** Starts the loop of timed work with one task. */
export const startTask = (deps: TestDeps, name: (typeof timedWork)[number]["name"]): (() => Promise<void>) =>
  startTimedWork(
    deps,
    timedWork.filter((task) => task.name === name),
  );
