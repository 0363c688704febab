import { jobs, rateLimits } from "#db/schema/index.ts";
import { hours, minutes, seconds } from "#src/server/clock.ts";
import {
  requestJob,
  runDueJobs,
  runJobNow,
  runStoredJob,
  type Finish,
  type Job,
} from "#src/server/domain/job/run-job.ts";
import { makeDeps, type TestDeps } from "#tests/setup/deps.ts";
import { setTimeout as wait } from "node:timers/promises";
import { describe, expect, it, vi } from "vitest";

const job: Job = { kind: "sync billing", key: "billing ann", payload: "ann" };

const stored = ({ db }: TestDeps) => db.read.select().from(jobs);
const request = (deps: TestDeps) => deps.db.write((tx) => requestJob(tx, deps, job));
const due = (deps: TestDeps, talk: (payload: string) => Promise<unknown>) =>
  runDueJobs(deps, {
    "sync billing": (_deps, { key, payload }) =>
      runStoredJob(deps, key, async (finish) => {
        await talk(payload);
        await finish(() => Promise.resolve());
      }),
  });

describe("a stored job", () => {
  it("runs once with its stored payload, however often it was requested", async () => {
    const deps = await makeDeps();
    for (let n = 0; n < 3; n += 1) await request(deps);
    const run = vi.fn(async () => undefined);
    await due(deps, run);
    await due(deps, run);
    expect(run.mock.calls.map(([payload]: unknown[]) => payload)).toEqual(["ann"]);
    expect(await stored(deps)).toEqual([]);
  });

  it("runs again when requested while it runs", async () => {
    const deps = await makeDeps();
    await request(deps);
    const run = vi.fn(async () => (run.mock.calls.length === 1 ? request(deps) : undefined));
    await due(deps, run);
    expect(await stored(deps)).toMatchObject([{ leaseUntil: null }]);
    await due(deps, run);
    expect(run).toHaveBeenCalledTimes(2);
    expect(await stored(deps)).toEqual([]);
  });

  it("is retried with growing pauses when it fails, and given up after some days", async () => {
    const deps = await makeDeps();
    await request(deps);
    const run = vi.fn(() => Promise.reject(new Error("away")));
    await due(deps, run);
    await due(deps, run);
    deps.clock.advance(seconds(10));
    await due(deps, run);
    deps.clock.advance(seconds(19));
    await due(deps, run);
    expect(run).toHaveBeenCalledTimes(2);
    for (let hour = 0; hour < 24 * 4; hour += 1) {
      deps.clock.advance(hours(1));
      await due(deps, run);
    }
    expect(run.mock.calls.length).toBeGreaterThan(70);
    expect(await stored(deps)).toEqual([]);
    expect(deps.logged.filter((line) => line.includes("job given up"))).toHaveLength(1);
  });

  it("is taken over once the lease of a dead process has ended", async () => {
    const deps = await makeDeps();
    await request(deps);
    void due(deps, () => new Promise(() => undefined));
    await wait(20);
    const run = vi.fn(async () => undefined);
    await due(deps, run);
    expect(run).not.toHaveBeenCalled();
    deps.clock.advance(minutes(3));
    await due(deps, run);
    expect(run).toHaveBeenCalledTimes(1);
  });
});

const talking =
  (talk: () => Promise<unknown>) =>
  async (finish: Finish): Promise<void> => {
    await talk();
    await finish(() => Promise.resolve());
  };

describe("runs of one job", () => {
  it("never overlap", async () => {
    const deps = await makeDeps();
    let running = 0;
    let most = 0;
    const work = async () => {
      running += 1;
      most = Math.max(most, running);
      await wait(5);
      running -= 1;
    };
    await Promise.all(Array.from({ length: 6 }, () => runJobNow(deps, job, talking(work))));
    expect(most).toBe(1);
    expect(await stored(deps)).toEqual([]);
  });

  it("that outlive their lease don't overwrite a newer run", async () => {
    const deps = await makeDeps();
    const hung = Promise.withResolvers<undefined>();
    const storing = (key: string, talk: () => Promise<unknown>) => async (finish: Finish) => {
      await talk();
      await finish((tx) => tx.insert(rateLimits).values({ key, count: 1, resetsAt: deps.clock.now() }));
    };
    const slow = runJobNow(
      deps,
      job,
      storing("old", () => hung.promise),
    );
    await wait(20);
    deps.clock.advance(minutes(3));
    await runJobNow(
      deps,
      job,
      storing("new", () => Promise.resolve()),
    );
    hung.resolve(undefined);
    await expect(slow).rejects.toThrow(/lease/);
    expect((await deps.db.read.select().from(rateLimits)).map(({ key }) => key)).toEqual(["new"]);
  });
});
