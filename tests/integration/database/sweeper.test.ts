import { rateLimits, sessions, verificationCodes } from "#db/schema/index.ts";
import { enforceLimits } from "#src/server/auth/limits/limits.ts";
import { sweepExpired } from "#src/server/jobs/timed-work.ts";
import { days, minutes } from "#src/server/clock.ts";
import { makeUser } from "#tests/factories/user.ts";
import { startTask } from "#tests/setup/hourly.ts";
import { makeDeps } from "#tests/setup/deps.ts";
import { describe, expect, it, vi } from "vitest";

async function world() {
  const deps = await makeDeps();
  const user = await makeUser(deps);
  const now = deps.clock.now();
  const row = { userId: user.userId, createdAt: now };
  await deps.db.write(async (tx) => {
    await tx
      .insert(sessions)
      .values({ ...row, id: "short", expiresAt: new Date(now.getTime() + minutes(1)) });
    await tx.insert(sessions).values({ ...row, id: "long", expiresAt: new Date(now.getTime() + days(1)) });
    const code = { codeHash: "x", salt: "x", triesLeft: 5 };
    const expiresAt = new Date(now.getTime() + minutes(10));
    await tx.insert(verificationCodes).values({ ...code, email: "a@example.org", expiresAt });
  });
  await enforceLimits(deps, [
    { name: "answers", subject: "network 203.0.113.1", most: 5, windowMs: minutes(1) },
  ]);
  const left = async () => ({
    counters: (await deps.db.read.select().from(rateLimits)).length,
    codes: (await deps.db.read.select().from(verificationCodes)).length,
    sessions: (await deps.db.read.select().from(sessions)).map(({ id }) => id).sort(),
  });
  return { deps, left };
}

describe("expired rows", () => {
  it("are deleted, and nothing else", async () => {
    const { deps, left } = await world();
    await sweepExpired(deps.db, deps.clock.now());
    expect(await left()).toEqual({ counters: 1, codes: 1, sessions: ["long", "short"] });
    deps.clock.advance(minutes(2));
    await sweepExpired(deps.db, deps.clock.now());
    expect(await left()).toEqual({ counters: 0, codes: 1, sessions: ["long"] });
    deps.clock.advance(minutes(9));
    await sweepExpired(deps.db, deps.clock.now());
    expect(await left()).toMatchObject({ codes: 0 });
  });

  it("are swept every five minutes, even after a failure", async () => {
    const { deps, left } = await world();
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const write = vi.spyOn(deps.db, "write").mockRejectedValueOnce(new Error("away"));
    const stop = startTask(deps, "sweeping");
    for (const failed of [true, false]) {
      deps.clock.advance(minutes(10));
      vi.advanceTimersByTime(minutes(10));
      await vi.waitFor(() => expect(write).toHaveBeenCalled());
      if (failed) await vi.waitFor(() => expect(deps.logged.join("")).toContain("sweeping failed"));
    }
    await stop();
    vi.useRealTimers();
    expect(await left()).toMatchObject({ counters: 0, codes: 0 });
  });
});
