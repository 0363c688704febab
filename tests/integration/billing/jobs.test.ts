import { jobs, rateLimits } from "#db/schema/index.ts";
import type { Queryable } from "#db/client.ts";
import { DomainError } from "#src/server/errors.ts";
import { jobErrors } from "#src/server/domain/job/errors.ts";
import { openDistantFile } from "#tests/setup/database/distant-file.ts";
import { hours, minutes, seconds } from "#src/server/clock.ts";
import { requestJob } from "#src/server/domain/job/request-job.ts";
import { runDueJobs } from "#src/server/domain/job/run-due-jobs.ts";
import { nothingMore, runJobNow, runStoredJob, type Job, type Run } from "#src/server/domain/job/run-job.ts";
import { overDatabase } from "#tests/setup/over-database.ts";
import { makeDeps, type TestDeps } from "#tests/setup/deps.ts";
import { setTimeout as wait } from "node:timers/promises";
import { describe, expect, it, vi } from "vitest";

const job: Job = { kind: "sync billing", key: "billing ann", payload: "ann" };

const stored = ({ db }: TestDeps) => db.read.select().from(jobs);
const request = (deps: TestDeps) => deps.db.write((tx) => requestJob(tx, deps, job));
/** A run that only talks. */
const talking = <Found>(talk: () => Promise<Found>): Run<null, Found, void> => ({
  look: () => Promise.resolve(null),
  talk,
  store: () => Promise.resolve(),
});
const unexpected = () => Promise.reject(new Error("There is no such job."));
const due = (deps: TestDeps, talk: (payload: string) => Promise<unknown>) =>
  runDueJobs(deps, {
    "sync billing": (_deps, { key, payload }) =>
      runStoredJob(
        deps,
        key,
        talking(() => talk(payload)),
      ),
    "tell of team round": unexpected,
  });

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
    await Promise.all(Array.from({ length: 6 }, () => runJobNow(deps, job, talking(work), nothingMore)));
    expect(most).toBe(1);
    expect(await stored(deps)).toEqual([]);
  });

  it("one that took longer than its lease writes nothing over a newer one", async () => {
    const deps = await makeDeps();
    const hung = Promise.withResolvers<undefined>();
    const storing = (key: string, talk: () => Promise<unknown>): Run<null, unknown, void> => ({
      ...talking(talk),
      store: async (tx, found) => {
        await found;
        await tx.insert(rateLimits).values({ key, count: 1, resetsAt: deps.clock.now() });
      },
    });
    const slow = runJobNow(
      deps,
      job,
      storing("old", () => hung.promise),
      nothingMore,
    );
    await wait(20);
    deps.clock.advance(minutes(3));
    await runJobNow(
      deps,
      job,
      storing("new", () => Promise.resolve()),
      nothingMore,
    );
    hung.resolve(undefined);
    await expect(slow).rejects.toThrow(/lease/);
    expect((await deps.db.read.select().from(rateLimits)).map(({ key }) => key)).toEqual(["new"]);
  });
});

const conflict = new DomainError({ code: "test.refused", kind: "conflict", text: "No." });

describe("a run that comes to nothing", () => {
  const failing = (error: Error) => talking(() => Promise.reject(error));

  it("because it was refused leaves no job, and none that others have asked for undone", async () => {
    const deps = await makeDeps();
    await expect(runJobNow(deps, job, failing(conflict), nothingMore)).rejects.toBe(conflict);
    expect(await stored(deps)).toEqual([]);
    await request(deps);
    await expect(runJobNow(deps, job, failing(conflict), nothingMore)).rejects.toBe(conflict);
    expect(await stored(deps)).toMatchObject([{ leaseUntil: null, attempts: 0 }]);
  });

  it("although it has talked leaves the job to the worker, which asks again", async () => {
    const deps = await makeDeps();
    const run = { ...talking(() => Promise.resolve()), store: () => Promise.reject(conflict) };
    await expect(runJobNow(deps, job, run, nothingMore)).rejects.toBe(conflict);
    expect(await stored(deps)).toMatchObject([{ leaseUntil: null, attempts: 1 }]);
  });

  it("because an outside service is away leaves the job to the worker", async () => {
    const deps = await makeDeps();
    await expect(runJobNow(deps, job, failing(jobErrors.busy()), nothingMore)).rejects.toMatchObject({
      kind: "unavailable",
    });
    expect(await stored(deps)).toMatchObject([{ leaseUntil: null, attempts: 1 }]);
  });

  it("because who asks mayn’t talks to nobody and leaves no job, also over a distance", async () => {
    const near = await makeDeps();
    const distant = overDatabase(near, await openDistantFile(near.databaseUrl, () => undefined));
    for (const deps of [near, distant]) {
      const talk = vi.fn(() => Promise.resolve());
      const admitted = Promise.reject(conflict);
      const running = runJobNow(deps, job, talking(talk), { ...nothingMore, admitted });
      await expect(running).rejects.toBe(conflict);
      const changed = new Error("changed");
      const objecting = distant.db.provided(
        () => Promise.resolve(changed),
        () => runJobNow(distant, job, talking(talk), nothingMore),
      );
      await expect(objecting).rejects.toBe(changed);
      expect(talk).not.toHaveBeenCalled();
      expect(await stored(near)).toEqual([]);
    }
  });
});

describe("over a distance, a run", () => {
  async function atDistance() {
    const near = await makeDeps();
    let trips = 0;
    const db = await openDistantFile(near.databaseUrl, () => {
      trips += 1;
    });
    return { near, deps: overDatabase(near, db), trips: () => trips };
  }

  it("that was refused leaves no job, also where two were at once, and no other try sooner", async () => {
    const { near, deps } = await atDistance();
    const talk = vi.fn(() => Promise.resolve());
    const refuse = () =>
      runJobNow(deps, job, talking(talk), {
        ...nothingMore,
        admitted: wait(5).then(() => Promise.reject(conflict)),
      });
    await Promise.allSettled([refuse(), refuse(), refuse()]);
    expect(await stored(near)).toEqual([]);
    const later = new Date(near.clock.now().getTime() + minutes(30));
    await request(near);
    await near.db.write((tx) => tx.update(jobs).set({ runAt: later, attempts: 4 }));
    await expect(refuse()).rejects.toBe(conflict);
    expect(await stored(near)).toMatchObject([{ runAt: later, attempts: 4, requests: 1, leaseToken: null }]);
    expect(talk).not.toHaveBeenCalled();
  });

  it("whose look fails doesn’t keep the job", async () => {
    const { near, deps } = await atDistance();
    const run: Run<null, void, void> = {
      ...talking(() => Promise.resolve()),
      look: async (db) => {
        await db.all("select * from nowhere");
        return null;
      },
    };
    await expect(runJobNow(deps, job, run, nothingMore)).rejects.toThrow(/nowhere/);
    expect(await stored(near)).toMatchObject([{ leaseToken: null, attempts: 1 }]);
  });

  it("that had to wait for long before it may talk doesn’t begin to", async () => {
    const { near, deps } = await atDistance();
    const talk = vi.fn(() => Promise.resolve());
    const admitted = wait(5).then(() => near.clock.advance(seconds(40)));
    const running = runJobNow(deps, job, talking(talk), { ...nothingMore, admitted });
    await expect(running).rejects.toMatchObject({ code: "job.busy" });
    expect(talk).not.toHaveBeenCalled();
    expect(await stored(near)).toEqual([]);
  });

  it("refused or not, brings nobody down whose session has ended meanwhile", async () => {
    const { near, deps } = await atDistance();
    const changed = new Error("changed");
    const reading: Run<null, void, unknown> = {
      ...talking(() => Promise.resolve()),
      store: (tx) => tx.select().from(jobs),
    };
    const objecting = deps.db.provided(
      () => Promise.resolve(changed),
      () => runJobNow(deps, job, reading, nothingMore),
    );
    await expect(objecting).rejects.toBe(changed);
    expect(await stored(near)).toEqual([]);
  });
});

it("over a distance takes two trips: one to take the job and to look, one to store and to end", async () => {
  const near = await makeDeps();
  let trips = 0;
  const deps = overDatabase(
    near,
    await openDistantFile(near.databaseUrl, () => {
      trips += 1;
    }),
  );
  const keys = (db: Queryable) => db.select({ key: jobs.key }).from(jobs);
  const answer = await runJobNow(
    deps,
    job,
    { look: keys, talk: (seen) => Promise.resolve(seen), store: (_, found) => found },
    { ask: async (tx, found) => ({ found, left: await keys(tx) }) },
  );
  expect(answer).toEqual({ found: [{ key: job.key }], left: [] });
  expect(trips).toBe(2);
});
