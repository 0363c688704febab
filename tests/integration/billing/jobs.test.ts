import { jobs, rateLimits } from "#db/schema/index.ts";
import { hours, minutes, seconds } from "#src/server/clock.ts";
import { requestJob } from "#src/server/domain/job/request-job.ts";
import { runDueJobs } from "#src/server/domain/job/run-due-jobs.ts";
import { runJobNow, type Job, type LeasedWrite } from "#src/server/domain/job/run-job.ts";
import { makeDeps, type TestDeps } from "#tests/setup/deps.ts";
import { setTimeout as wait } from "node:timers/promises";
import { describe, expect, it, vi } from "vitest";

const job: Job = { kind: "sync billing", key: "billing ann", payload: "ann" };

const stored = ({ db }: TestDeps) => db.read.select().from(jobs);
const request = (deps: TestDeps) => deps.db.write((tx) => requestJob(tx, deps, job));
const due = (deps: TestDeps, handler: (payload: string, write: LeasedWrite) => Promise<void>) =>
  runDueJobs(deps, { "sync billing": (_deps, payload, write) => handler(payload, write) });

describe("a stored job", () => {
  it("is done once, however often it was asked for, with what was stored", async () => {
    const deps = await makeDeps();
    for (let n = 0; n < 3; n += 1) await request(deps);
    const run = vi.fn(async () => undefined);
    await due(deps, run);
    await due(deps, run);
    expect(run.mock.calls.map(([payload]: unknown[]) => payload)).toEqual(["ann"]);
    expect(await stored(deps)).toEqual([]);
  });

  it("is done again when it is asked for while it runs", async () => {
    const deps = await makeDeps();
    await request(deps);
    const run = vi.fn(async () => (run.mock.calls.length === 1 ? request(deps) : undefined));
    await due(deps, run);
    expect(await stored(deps)).toMatchObject([{ leaseUntil: null }]);
    await due(deps, run);
    expect(run).toHaveBeenCalledTimes(2);
    expect(await stored(deps)).toEqual([]);
  });

  it("that fails is tried again later and later, and is given up after some days", async () => {
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

  it("of a process that died is done once its lease has ended", async () => {
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
    await Promise.all(Array.from({ length: 6 }, () => runJobNow(deps, job, work)));
    expect(most).toBe(1);
    expect(await stored(deps)).toEqual([]);
  });

  it("one that took longer than its lease writes nothing over a newer one", async () => {
    const deps = await makeDeps();
    const hung = Promise.withResolvers<undefined>();
    const store = (write: LeasedWrite, key: string) =>
      write((tx) => tx.insert(rateLimits).values({ key, count: 1, resetsAt: deps.clock.now() }));
    const slow = runJobNow(deps, job, async (write) => {
      await hung.promise;
      await store(write, "old");
    });
    await wait(20);
    deps.clock.advance(minutes(3));
    await runJobNow(deps, job, (write) => store(write, "new"));
    hung.resolve(undefined);
    await expect(slow).rejects.toThrow(/lease/);
    expect((await deps.db.read.select().from(rateLimits)).map(({ key }) => key)).toEqual(["new"]);
  });
});
