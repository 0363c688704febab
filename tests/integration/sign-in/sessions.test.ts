import { sessions } from "#db/schema/index.ts";
import { days } from "#src/server/clock.ts";
import { makeUser } from "#tests/factories/user.ts";
import { makeDeps } from "#tests/setup/deps.ts";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

/** The session library reads the time itself. */
const pass = (ms: number) => vi.setSystemTime(Date.now() + ms);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"] });
});
afterEach(() => {
  vi.useRealTimers();
});

async function withSession() {
  const deps = await makeDeps();
  const user = await makeUser(deps);
  return { deps, user, token: await deps.sessions.start(user.userId) };
}

describe("a session", () => {
  it("is not found by its id or anything that isn't its token", async () => {
    const { deps, token } = await withSession();
    const [row] = await deps.db.read.select().from(sessions);
    const others = [row?.id ?? "", "", token.slice(1), `${token}=`, ` ${token}`, `${token}\n`, "' OR 1=1 --"];
    for (const other of others) expect(await deps.sessions.findActor(other)).toBeNull();
  });

  it("expires after 30 days without use, and its row is deleted", async () => {
    const { deps, user, token } = await withSession();
    pass(days(30) - 1);
    const other = await deps.sessions.start(user.userId);
    expect(await deps.sessions.findActor(token)).toEqual(user);
    pass(days(30));
    expect(await deps.sessions.findActor(token)).toBeNull();
    expect(await deps.sessions.findActor(other)).toBeNull();
    expect(await deps.db.read.$count(sessions)).toBe(0);
  });

  it("is extended by use for 90 days at most", async () => {
    const { deps, user, token } = await withSession();
    for (let day = 10; day < 90; day += 10) {
      pass(days(10));
      expect(await deps.sessions.findActor(token)).toEqual(user);
    }
    pass(days(10) - 1);
    expect(await deps.sessions.findActor(token)).toEqual(user);
    pass(1);
    expect(await deps.sessions.findActor(token)).toBeNull();
    expect(await deps.db.read.$count(sessions)).toBe(0);
  });
});

describe("ending sessions", () => {
  it("ends all of one person, and none of another", async () => {
    const { deps, user, token } = await withSession();
    const also = await deps.sessions.start(user.userId);
    const stranger = await makeUser(deps);
    const theirs = await deps.sessions.start(stranger.userId);
    await deps.sessions.endAll(user.userId);
    expect(await deps.sessions.findActor(token)).toBeNull();
    expect(await deps.sessions.findActor(also)).toBeNull();
    expect(await deps.sessions.findActor(theirs)).toEqual(stranger);
  });
});
