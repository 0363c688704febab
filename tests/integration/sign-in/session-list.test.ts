import { sessions } from "#db/schema/index.ts";
import { days, hours, minutes } from "#src/server/clock.ts";
import type { SessionInfo } from "#src/shared/account/account.output.ts";
import { makeUser } from "#tests/factories/user.ts";
import { makeApi, signIn } from "#tests/setup/api.ts";
import { makeDeps, type TestDeps } from "#tests/setup/deps.ts";
import { eq } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { z } from "zod";

const start = new Date("2026-11-20T09:25:00.000Z");
const pass = (ms: number) => vi.setSystemTime(Date.now() + ms);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: start });
});
afterEach(() => {
  vi.useRealTimers();
});

const shown = z.array(z.custom<SessionInfo>((value) => typeof value === "object"));

async function world() {
  const deps = await makeDeps();
  const user = await makeUser(deps);
  const api = makeApi(deps);
  const list = async (token: string) => shown.parse(await (await api("/api/sessions", { token })).json());
  return { deps, user, api, list };
}

/** Waits for all writes, which are queued. */
const writesDone = ({ db }: TestDeps) => db.write(() => Promise.resolve());
const rowOf = async ({ db, sessions: all }: TestDeps, token: string) =>
  db.read
    .select()
    .from(sessions)
    .where(eq(sessions.id, all.idOf(token)))
    .get();

describe("a session's last use", () => {
  it("is stored to the hour, at most once an hour", async () => {
    const { deps, user } = await world();
    const token = await deps.sessions.start(user.userId);
    expect((await rowOf(deps, token))?.lastSeenAt).toEqual(new Date("2026-11-20T09:00:00.000Z"));
    const write = vi.spyOn(deps.db, "write");
    for (let n = 0; n < 35; n += 1) {
      expect(await deps.sessions.findActor(token)).toEqual(user);
      pass(minutes(1));
    }
    expect(write).not.toHaveBeenCalled();
    for (let n = 0; n < 5; n += 1) await deps.sessions.findActor(token);
    await writesDone(deps);
    await deps.sessions.findActor(token);
    await writesDone(deps);
    expect((await rowOf(deps, token))?.lastSeenAt).toEqual(new Date("2026-11-20T10:00:00.000Z"));
    // One mark, and the two that this test waits with.
    expect(write).toHaveBeenCalledTimes(3);
  });
});

describe("the list of sessions", () => {
  it("starts with the current one, then by last use, without tokens", async () => {
    const { deps, user, list } = await world();
    const old = await deps.sessions.start(user.userId, { device: "Safari on iOS" });
    pass(days(2));
    const newer = await deps.sessions.start(user.userId, { device: "Firefox on Windows" });
    pass(days(2));
    await signIn(deps, await makeUser(deps));
    const answer = await list(old);
    expect(answer.map(({ device, current }) => [device, current])).toEqual([
      ["Safari on iOS", true],
      ["Firefox on Windows", false],
    ]);
    expect((await list(newer)).map(({ current }) => current)).toEqual([true, false]);
    expect(JSON.stringify(answer)).not.toContain(old);
    expect(JSON.stringify(answer)).not.toContain(newer);
  });

  it("is limited to a hundred per person, and the least recently used is ended", async () => {
    const { deps, user, list } = await world();
    const first = await deps.sessions.start(user.userId, { device: "first" });
    const second = await deps.sessions.start(user.userId, { device: "second" });
    pass(hours(3));
    await deps.sessions.findActor(first);
    await writesDone(deps);
    let last = first;
    for (let n = 0; n < 99; n += 1) {
      pass(minutes(2));
      last = await deps.sessions.start(user.userId);
    }
    expect(await list(last)).toHaveLength(100);
    expect(await deps.sessions.findActor(first)).toEqual(user);
    expect(await deps.sessions.findActor(second)).toBeNull();
  });

  it("shows ids that sign nobody in", async () => {
    const { deps, user, api, list } = await world();
    const token = await deps.sessions.start(user.userId);
    const [{ id } = { id: "" }] = await list(token);
    expect(id).not.toBe("");
    expect((await api("/api/me", { token: id })).status).toBe(401);
    expect((await api("/api/me", { headers: { cookie: `auth_token=${id}` } })).status).toBe(401);
  });
});

describe("ending sessions from the list", () => {
  it("ends all others and keeps the current one", async () => {
    const { deps, user, api, list } = await world();
    const others = await Promise.all(Array.from({ length: 50 }, () => signIn(deps, user)));
    const here = await signIn(deps, user);
    expect(await list(here)).toHaveLength(51);
    expect((await api("/api/sessions", { method: "DELETE", token: here })).status).toBe(204);
    expect(await list(here)).toMatchObject([{ current: true }]);
    for (const token of others) expect(await deps.sessions.findActor(token)).toBeNull();
  });
});
