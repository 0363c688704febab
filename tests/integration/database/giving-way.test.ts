import { mails, rateLimits, sessions, surveys } from "#db/schema/index.ts";
import { sweepExpired } from "#src/server/jobs/timed-work.ts";
import { days, minutes } from "#src/server/clock.ts";
import type { Actor } from "#src/server/actor.ts";
import type { Deps } from "#src/server/deps.ts";
import { listPeopleForFile } from "#src/server/domain/admin/people/list-people.ts";
import { exportAccount } from "#src/server/domain/own-data/export-account.ts";
import { invitePeople } from "#src/server/domain/invitation/invite-people.ts";
import { remindPeers } from "#src/server/domain/invitation/remind-peers.ts";
import { createSurvey, newSurveyRow } from "#src/server/domain/survey/create-survey.ts";
import { notifyClosingSurveys } from "#src/server/domain/survey/timed/notify-owners.ts";
import { lookBack } from "#src/server/domain/survey/timed/notify-ready-surveys.ts";
import { accountExportOutput } from "#src/shared/account/own-data.output.ts";
import { makeFacilitator } from "#tests/factories/programme/facilitator.ts";
import { makeUser } from "#tests/factories/user.ts";
import { makeDeps } from "#tests/setup/deps.ts";
import { describe, expect, it, vi } from "vitest";

/*
 * A database in a file answers without ever waiting, so nobody else is served until whoever asks it gives way. What works
 * through many rows has to do that every few of them, and to let go of the writer's lock.
 */

/** How many turns others had while `run` was under way. */
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

describe("others have a turn", () => {
  it("while an account of many rounds is exported, and each round is in the file once", async () => {
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

  it("while what an earlier process knew of many rounds is looked for", async () => {
    const deps = await makeDeps();
    const owner = await makeFacilitator(deps);
    for (let n = 0; n < 2; n += 1) await makeSurveys(deps, owner, 1_000);
    const ids: string[] = [];
    const next = () => deps.answeredRounds.lookedUpTo(deps.clock.now());
    for (let id = next(); id !== null; id = next()) {
      ids.push(id);
      expect(await turnsDuring(() => lookBack(deps))).toBeLessThanOrEqual(1);
    }
    expect(ids).toHaveLength(3);
    expect(ids).toEqual(ids.toSorted());
  });

  it("while owners of many rounds are told that these end soon, each of them once", async () => {
    const deps = await makeDeps();
    const ids = await makeSurveys(deps, await makeFacilitator(deps), 50);
    const ends = { closesAt: new Date(deps.clock.now().getTime() + days(3)) };
    await deps.db.write((tx) => tx.update(surveys).set(ends));
    deps.clock.advance(days(2) + minutes(1));
    expect(await turnsDuring(() => notifyClosingSurveys(deps))).toBeGreaterThanOrEqual(2);
    const told = await deps.db.read.select({ event: mails.eventKey }).from(mails);
    const events = ids.map((id) => `round closes ${id} ${String(ends.closesAt.getTime())}`);
    expect(told.map(({ event }) => event).sort()).toEqual(events.sort());
  });

  it("while many people are put into a file for administrators", async () => {
    const deps = await makeDeps();
    for (let n = 0; n < 250; n += 1) await makeUser(deps);
    expect(await turnsDuring(() => listPeopleForFile(deps, {}))).toBeGreaterThanOrEqual(3);
  });

  it("while many people are reminded", async () => {
    const deps = await makeDeps();
    const owner = await makeFacilitator(deps);
    const { id } = await createSurvey(deps, owner, {});
    const emails = Array.from({ length: 100 }, (_, n) => `guest${String(n)}@example.org`);
    await invitePeople(deps, owner, id, { emails, message: null });
    deps.clock.advance(days(3));
    const write = vi.spyOn(deps.db, "write");
    expect(await turnsDuring(() => remindPeers(deps))).toBeGreaterThanOrEqual(4);
    expect(write.mock.calls.length).toBeGreaterThanOrEqual(4);
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

  it("of what is written, where there is nothing to sweep", async () => {
    const deps = await makeDeps();
    const write = vi.spyOn(deps.db, "write");
    await sweepExpired(deps.db, deps.clock.now());
    expect(write).not.toHaveBeenCalled();
  });
});
