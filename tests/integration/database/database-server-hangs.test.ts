import { openDatabase } from "#db/client.ts";
import { isUnreachable } from "#db/faults.ts";
import { rateLimits } from "#db/schema/index.ts";
import { createSessions } from "#src/server/auth/session/sessions.ts";
import { makeApi } from "#tests/setup/api.ts";
import { makeDeps } from "#tests/setup/deps.ts";
import { listen } from "#tests/fakes/listen.ts";
import { createServer } from "node:http";
import { describe, expect, it, onTestFinished } from "vitest";

/* A libSQL server that accepts requests and never answers. */

async function openHanging() {
  let requests = 0;
  const server = createServer(() => {
    requests += 1;
  });
  const { host, stop } = await listen(server);
  const db = await openDatabase({ url: `http://${host}`, requestTimeoutMs: 100 });
  onTestFinished(async () => {
    await db.close();
    await stop();
  });
  return { db, asked: () => requests };
}

const outcome = (work: Promise<unknown>): Promise<unknown> => work.catch((error: unknown) => error);

describe("a database server that hangs", () => {
  it("makes reads, writes and the readiness check fail as unreachable", async () => {
    const { db } = await openHanging();
    const row = { key: "a", count: 1, resetsAt: new Date(1) };
    const failures = await Promise.all([
      outcome(db.ping()),
      outcome(db.read.select().from(rateLimits)),
      outcome(db.write((tx) => tx.insert(rateLimits).values(row))),
      outcome(db.write((tx) => tx.insert(rateLimits).values(row))),
    ]);
    expect(failures.map(isUnreachable)).toEqual([true, true, true, true]);
  });

  it("is probed by one caller at a time, and others don't wait", async () => {
    const { db, asked } = await openHanging();
    await outcome(db.ping());
    const before = asked();
    const failures = await Promise.all(Array.from({ length: 5 }, () => outcome(db.ping())));
    expect(asked() - before).toBeLessThanOrEqual(1);
    expect(failures.map(isUnreachable)).toEqual([true, true, true, true, true]);
  });

  it("is a 503 for people and for the readiness check", async () => {
    const { db } = await openHanging();
    const api = makeApi({ ...(await makeDeps()), db, sessions: createSessions(db) });
    const statuses = await Promise.all([
      api("/api/shared/some-link").then(({ status }) => status),
      api("/api/responses/some-key", { method: "DELETE" }).then(({ status }) => status),
      api("/readyz").then(({ status }) => status),
    ]);
    expect(statuses).toEqual([503, 503, 503]);
  });
});
