import { mailOptOuts, mails, programmes, rateLimits, sessions, users } from "#db/schema/index.ts";
import { after, days, minutes } from "#src/server/clock.ts";
import { createSessions } from "#src/server/auth/session/sessions.ts";
import { makeFacilitator } from "#tests/factories/programme/facilitator.ts";
import { makeUser } from "#tests/factories/user.ts";
import { makeApi, signIn } from "#tests/setup/api.ts";
import { makeDeps } from "#tests/setup/deps.ts";
import { overDatabase } from "#tests/setup/over-database.ts";
import { withWorkBesideFirstWrite } from "#tests/setup/database/write-beside.ts";
import { openDistantFile } from "#tests/setup/database/distant-file.ts";
import { eq } from "drizzle-orm";
import { afterEach, describe, expect, it, vi } from "vitest";
import { z } from "zod";

/*
 * A process remembers who it has seen, so that a call asks a distant database once less. Nothing may come of what is no longer so: here,
 * something happens to a session in another process, between two calls.
 */

const me = z.object({ firstName: z.string() });

async function world() {
  const near = await makeDeps();
  const deps = overDatabase(near, await openDistantFile(near.databaseUrl, () => undefined));
  const user = await makeUser(deps);
  const token = await signIn(deps, user);
  const api = makeApi(deps);
  const nameOf = async () => {
    const [row] = await deps.db.read.select().from(users).where(eq(users.id, user.userId));
    return row?.firstName;
  };
  const rename = (firstName: string) => api("/api/me", { method: "PATCH", token, json: { firstName } });
  await api("/api/me", { token });
  return { deps, user, token, api, nameOf, rename, elsewhere: createSessions(deps.db) };
}

afterEach(() => {
  vi.useRealTimers();
});

describe("a session that this process remembers", () => {
  it("is remembered", async () => {
    const { deps, user, token } = await world();
    expect(deps.sessions.recall(token)?.actor).toEqual(user);
    expect(deps.sessions.recall("x".repeat(43))).toBeNull();
    expect(deps.sessions.recall("no token")).toBeNull();
  });

  it("stores and answers nothing once it was ended elsewhere", async () => {
    const { token, api, rename, nameOf, elsewhere } = await world();
    const before = await nameOf();
    await elsewhere.end(token);
    expect((await rename("Mallory")).status).toBe(401);
    expect(await nameOf()).toBe(before);
    expect((await api("/api/me", { token })).status).toBe(401);
  });

  it("stores nothing where it ends while something is about to be stored", async () => {
    const { deps, token, elsewhere } = await world();
    const distant = await withWorkBesideFirstWrite(deps, () => elsewhere.end(token));
    await distant.sessions.findActor(token);
    const api = makeApi(distant);
    const answer = await api("/api/mail-preferences", { method: "PUT", token, json: { rounds: false } });
    expect(answer.status).toBe(401);
    expect(await deps.db.read.$count(mailOptOuts)).toBe(0);
  });

  it("has what happens outside of the database happen once", async () => {
    const sent: unknown[] = [];
    const { deps, user, token } = await world();
    const api = makeApi({ ...deps, analytics: { send: (event) => sent.push(event) } });
    await deps.db.write((tx) => tx.update(users).set({ lastName: "New" }).where(eq(users.id, user.userId)));
    const json = { name: "pageview", path: "/" };
    expect((await api("/api/analytics", { method: "POST", token, json })).status).toBeLessThan(300);
    expect(sent).toHaveLength(1);
  });

  it("has its last try counted, once it was ended elsewhere, and no more", async () => {
    const { deps, token, api, elsewhere } = await world();
    await elsewhere.end(token);
    const json = { currentPassword: "Wrong-tulip-5", password: "Another-tulip-5" };
    const counts = async () => (await deps.db.read.select().from(rateLimits)).map(({ count }) => count);
    for (let n = 0; n < 3; n += 1) {
      expect((await api("/api/change-password", { method: "POST", token, json })).status).toBe(401);
      expect(new Set(await counts())).toEqual(new Set([1]));
    }
  });

  it("is refused before what is asked with it is looked at", async () => {
    const { token, api, elsewhere } = await world();
    await elsewhere.end(token);
    const bad = await api("/api/me", { method: "PATCH", token, json: { firstName: 7 } });
    expect(bad.status).toBe(401);
  });

  it("acts as the person is now", async () => {
    const { deps, user, token, api } = await world();
    await deps.db.write((tx) =>
      tx.update(users).set({ firstName: "Renamed" }).where(eq(users.id, user.userId)),
    );
    const answer = await api("/api/me", { token });
    expect(me.parse(await answer.json()).firstName).toBe("Renamed");
    expect(deps.sessions.recall(token)?.actor.firstName).toBe("Renamed");
  });

  it("does for an administrator only as long as they are one", async () => {
    const { deps, user, token, api } = await world();
    const appoint = (isAdmin: boolean) =>
      deps.db.write((tx) => tx.update(users).set({ isAdmin }).where(eq(users.id, user.userId)));
    const status = async () => (await api("/api/admin/people", { token })).status;
    await appoint(true);
    expect(await status()).toBe(200);
    await appoint(false);
    expect(await status()).toBe(403);
  });

  it("costs a call no trip", async () => {
    const { deps, token, user } = await world();
    let trips = 0;
    const db = await openDistantFile(deps.databaseUrl, () => {
      trips += 1;
    });
    const distant = overDatabase(deps, db);
    const api = makeApi(distant);
    const tripsOf = async (path: string) => {
      trips = 0;
      expect((await api(path, { token })).status).toBe(200);
      return trips;
    };
    expect(await tripsOf("/api/surveys")).toBe(2);
    expect(await tripsOf("/api/surveys")).toBe(1);
    await deps.db.write((tx) => tx.update(users).set({ lastName: "New" }).where(eq(users.id, user.userId)));
    expect(await tripsOf("/api/surveys")).toBe(3);
    expect(await tripsOf("/api/surveys")).toBe(1);
  });

  it("is looked up at once after an hour, when it is due to be extended, and when its time is over", async () => {
    const { deps, token } = await world();
    const [row] = await deps.db.read.select().from(sessions);
    vi.useFakeTimers({ toFake: ["Date"] });
    const recallAt = (now: Date) => {
      vi.setSystemTime(now);
      return deps.sessions.recall(token) !== null;
    };
    const begun = row?.createdAt ?? new Date();
    expect(recallAt(after(begun, minutes(59)))).toBe(true);
    expect(recallAt(after(begun, minutes(61)))).toBe(false);
    vi.setSystemTime(after(begun, days(14)));
    await deps.sessions.findActor(token);
    expect(deps.sessions.recall(token)).not.toBeNull();
    vi.setSystemTime(after(begun, days(15)));
    expect(deps.sessions.recall(token)).toBeNull();
  });

  it("gets the cookie back that its browser has lost", async () => {
    const { api, token } = await world();
    const headers = { "sec-fetch-site": "same-origin" };
    const answer = await api("/api/me", { token, headers });
    expect(answer.headers.getSetCookie().join()).toContain(token);
  });
});

describe("someone without a facilitator’s plan", () => {
  it("starts no programme, though it is looked at while it gets ready", async () => {
    const deps = await makeDeps();
    const facilitator = await makeFacilitator(deps);
    const json = { title: "Spring", clients: [{ name: "Ann", email: "ann@example.org" }] };
    const start = async (token: string) =>
      (await makeApi(deps)("/api/facilitator/assessments", { method: "POST", token, json })).status;
    const counts = async () => [await deps.db.read.$count(programmes), await deps.db.read.$count(mails)];
    expect(await start(await signIn(deps, await makeUser(deps)))).toBe(402);
    expect(await counts()).toEqual([0, 0]);
    expect(await start(await signIn(deps, facilitator))).toBe(201);
    expect(await counts()).toEqual([1, 1]);
  });
});
