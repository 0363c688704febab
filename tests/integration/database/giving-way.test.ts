import { rateLimits, sessions, surveys } from "#db/schema/index.ts";
import { sweepExpired } from "#src/server/jobs/timed-work.ts";
import { minutes } from "#src/server/clock.ts";
import type { Actor } from "#src/server/actor.ts";
import type { Deps } from "#src/server/deps.ts";
import { exportAccount } from "#src/server/domain/own-data/export-account.ts";
import { newSurveyRow } from "#src/server/domain/survey/create-survey.ts";
import { accountExportOutput } from "#src/shared/account/own-data.output.ts";
import { makeFacilitator } from "#tests/factories/programme/facilitator.ts";
import { makeUser } from "#tests/factories/user.ts";
import { makeDeps } from "#tests/setup/deps.ts";
import { describe, expect, it, vi } from "vitest";

/*
 * A database in a file answers synchronously, so long work must yield to the event loop and release the
 * writer's lock.
 */

/** How often others had a turn during `run`. */
async function turnsDuring(run: () => Promise<unknown>): Promise<number> {
  let turns = 0;
  const count = (): void => {
    turns += 1;
    next = setImmediate(count);
  };
  let next = setImmediate(count);
  await run();
  clearImmediate(next);
  return turns;
}

async function makeSurveys(deps: Deps, owner: Actor, count: number): Promise<readonly string[]> {
  const rows = Array.from({ length: count }, () => newSurveyRow(deps, owner, {}, deps.clock.now()));
  await deps.db.write((tx) => tx.insert(surveys).values(rows));
  return rows.map(({ id }) => id);
}

describe("other requests are served", () => {
  it("while a large account is exported, with each survey once", async () => {
    const deps = await makeDeps();
    const owner = await makeFacilitator(deps);
    const ids = await makeSurveys(deps, owner, 95);
    let body = "";
    const turns = await turnsDuring(async () => {
      ({ body } = await exportAccount(deps, owner));
    });
    expect(turns).toBeGreaterThanOrEqual(4);
    const { rounds } = accountExportOutput.parse(JSON.parse(body));
    expect(rounds.map(({ id }) => id)).toEqual([...ids].sort().reverse());
  });

  it("while much is swept, a little in each write", async () => {
    const deps = await makeDeps();
    const { userId } = await makeUser(deps);
    const now = deps.clock.now();
    const rows = Array.from({ length: 1_200 }, () => deps.ids.token(256));
    await deps.db.write(async (tx) => {
      const times = { createdAt: now, expiresAt: now };
      await tx.insert(sessions).values(rows.map((id) => ({ id, userId, ...times })));
      await tx.insert(rateLimits).values(rows.map((key) => ({ key, count: 1, resetsAt: now })));
    });
    deps.clock.advance(minutes(1));
    const write = vi.spyOn(deps.db, "write");
    expect(await turnsDuring(() => sweepExpired(deps.db, deps.clock.now()))).toBeGreaterThanOrEqual(6);
    expect(write).toHaveBeenCalledTimes(6);
    expect(await deps.db.read.$count(sessions)).toBe(0);
    expect(await deps.db.read.$count(rateLimits)).toBe(0);
  });
});
