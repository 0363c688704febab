import type { Database } from "#db/client.ts";
import { mails } from "#db/schema/index.ts";
import { listInvitations } from "#src/server/domain/invitation/list-invitations.ts";
import { createSmtpTransport } from "#src/server/integrations/smtp.ts";
import { startMailWorker } from "#src/server/jobs/mail-worker.ts";
import { startSteppingSmtpServer, type Mishap, type Trouble } from "#tests/fakes/stepping-smtp-server.ts";
import { mailsByState, queueInvitations } from "#tests/factories/queued-invitations.ts";
import { withoutWaiting } from "#tests/setup/deliver-mails.ts";
import { makeDeps, type TestDeps } from "#tests/setup/deps.ts";
import { eq, min } from "drizzle-orm";
import { describe, expect, it } from "vitest";

/* Fault injection: the 1st, 2nd, 3rd … write or SMTP step fails, until the worker no longer gets that far. */

const invited = 2;

/** Runs the worker and advances to each retry until no email waits. */
async function workUntilSettled(deps: TestDeps, db: Database, smtpUrl: string): Promise<void> {
  const transport = createSmtpTransport({ url: smtpUrl, from: "Openpane <no-reply@example.org>" });
  for (let looks = 0; looks < 10; looks += 1) {
    // Stopping a worker right after its start makes it poll exactly once.
    await startMailWorker({ ...deps, db }, transport, { timers: withoutWaiting }).stop();
    const next = await deps.db.read
      .select({ dueAt: min(mails.dueAt) })
      .from(mails)
      .where(eq(mails.state, "queued"))
      .get();
    if (next?.dueAt === undefined || next.dueAt === null) return;
    deps.clock.advance(Math.max(0, next.dueAt.getTime() - deps.clock.now().getTime()));
  }
  throw new Error("A mail waits for ever.");
}

async function sendWith(deps: TestDeps, db: Database, trouble: Trouble | null) {
  const { server, url } = await startSteppingSmtpServer(trouble);
  const { owner, surveyId, people } = await queueInvitations(deps, invited);
  const before = await listInvitations(deps, owner, surveyId);
  const failedBefore = (await mailsByState(deps)).failed.length;
  await workUntilSettled(deps, db, url);
  // Rule A7: a missing mailbox must not show.
  expect(await listInvitations(deps, owner, surveyId)).toEqual(before);
  await server.stop();
  const arrivals = people.map((person) => server.taken.filter(({ to }) => to === person));
  return {
    step: server.troubledStep,
    arrivals: arrivals.map((mails) => mails.length),
    messages: arrivals.map((mails) => new Set(mails.map(({ messageId }) => messageId)).size),
    failed: (await mailsByState(deps)).failed.length - failedBefore,
  };
}

describe("a write that fails", () => {
  const fault = (code: string) => Object.assign(new Error("away"), { code });
  type Failing = (db: Database, unit: Parameters<Database["write"]>[0]) => Promise<never>;
  const failAfterUnit =
    (code: string): Failing =>
    (db, unit) =>
      db.write(async (tx) => {
        await unit(tx);
        throw fault(code);
      });
  const ways: readonly (readonly [string, Failing])[] = [
    ["before it begins", () => Promise.reject(fault("SQLITE_IOERR"))],
    ["by a lock after its statements ran, as does its retry", failAfterUnit("SQLITE_BUSY")],
    ["by the disk after its statements ran", failAfterUnit("SQLITE_IOERR")],
    [
      "for its caller, but is stored",
      async (db, unit) => {
        await db.write(unit);
        throw fault("SERVER_ERROR");
      },
    ],
  ];

  it.each(ways)("%s is recovered, and each invitation arrives once", async (_name, fail) => {
    const deps = await makeDeps();
    for (let at = 1; ; at += 1) {
      let writes = 0;
      const write: Database["write"] = (unit, options) => {
        writes += 1;
        return writes === at ? fail(deps.db, unit) : deps.db.write(unit, options);
      };
      const outcome = await sendWith(deps, { ...deps.db, write }, null);
      expect(outcome, `write ${String(at)}`).toMatchObject({ arrivals: [1, 1], failed: 0 });
      // One to claim them, one to settle them.
      expect(writes).toBeGreaterThan(1);
      if (writes < at) return;
    }
  });
});

describe("a mail server that fails", () => {
  const refusable = new Set(["RCPT", "DATA", "content"]);

  it.each<Mishap>([451, 550, "drop"])("with %s at any step loses no invitation", async (mishap) => {
    const deps = await makeDeps();
    const seen = new Set<string>();
    for (let at = 1; ; at += 1) {
      const { step, arrivals, messages, failed } = await sendWith(deps, deps.db, { at, mishap });
      if (step === null) break;
      seen.add(step);
      const name = `${String(mishap)} at ${step}, step ${String(at)}`;
      // A permanent failure of this email: it is given up. Everything else is retried.
      const isGivenUp = mishap === 550 && refusable.has(step);
      // The mail server has accepted it, but couldn't say so.
      const isTwice = mishap === "drop" && step === "taken";
      expect(failed, name).toBe(isGivenUp ? 1 : 0);
      expect(arrivals.toSorted(), name).toEqual(isGivenUp ? [0, 1] : isTwice ? [1, 2] : [1, 1]);
      expect(
        messages.every((count) => count <= 1),
        name,
      ).toBe(true);
    }
    expect([...seen]).toEqual(
      expect.arrayContaining(["greeting", "EHLO", "MAIL", "RCPT", "DATA", "content", "taken"]),
    );
  });
});
