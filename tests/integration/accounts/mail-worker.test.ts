import { mails } from "#db/schema/index.ts";
import { findLocalMails } from "#src/server/domain/mail/queue/queries.ts";
import { queueMail, queueMails } from "#src/server/domain/mail/queue/queue-mail.ts";
import type { MailTransport, OutgoingMail } from "#src/server/domain/mail/queue/mail-transport.ts";
import { seconds } from "#src/server/clock.ts";
import { parseEnv } from "#src/server/env.ts";
import type { Deps } from "#src/server/deps.ts";
import { startMailWorker } from "#src/server/jobs/mail-worker.ts";
import { TestTimers } from "#tests/setup/test-timers.ts";
import { makeDeps } from "#tests/setup/deps.ts";
import { describe, expect, it } from "vitest";

const content = { subject: "Your code", lines: ["Type this code."], code: "K7M2PQ" };
const env = parseEnv({ MAIL_URL: "smtp://127.0.0.1" });
const queue = (deps: Deps, eventKey: string) =>
  deps.db.write((tx) =>
    queueMail(tx, deps, { kind: "password changed", eventKey, to: `${eventKey}@example.org`, content }),
  );

const statesOf = async (deps: Deps) =>
  (await deps.db.read.select().from(mails)).map(({ eventKey, state, attempts, dueAt, createdAt }) => ({
    ...{ eventKey, state, attempts },
    isInPlace: dueAt.getTime() === createdAt.getTime(),
  }));

/** A worker on a fast clock, until something has happened. */
async function makeWorld() {
  const deps = await makeDeps({ env });
  const timers = new TestTimers(deps.clock);
  const turn = () => new Promise<void>((resolve) => setImmediate(resolve));
  const passUntil = async (isThere: () => boolean) => {
    while (!isThere()) await timers.runUntil(timers.now() + 10, turn);
  };
  const sent: string[] = [];
  const inbox: MailTransport = { send: ({ to }) => Promise.resolve(void sent.push(to)) };
  return { deps, timers, passUntil, sent, inbox };
}

describe("the email worker", () => {
  it("sends waiting and later emails without being woken", async () => {
    const { deps, timers, passUntil, sent, inbox } = await makeWorld();
    await queue(deps, "first");
    const worker = startMailWorker(deps, inbox, { timers });
    await passUntil(() => sent.length === 1);
    await queue(deps, "second");
    await passUntil(() => sent.length === 2);
    expect(sent).toEqual(["first@example.org", "second@example.org"]);
    await worker.stop();
  });

  it("sends emails about accounts within a second despite a long queue and a hanging mail server", async () => {
    const { deps, timers, passUntil } = await makeWorld();
    const news = { kind: "round ready", content } as const;
    await deps.db.write((tx) =>
      queueMails(
        tx,
        deps,
        Array.from({ length: 100 }, (_, n) => ({ ...news, to: `owner${String(n)}@example.org` })),
      ),
    );
    const startOf = new Map<string, number>();
    const send = ({ to }: OutgoingMail) => {
      startOf.set(to, timers.now());
      return new Promise<never>(() => undefined);
    };
    startMailWorker(deps, { send }, { timers });
    for (let n = 0; n < 10; n += 1) {
      await timers.runUntil(timers.now() + 530, () => new Promise((resolve) => setImmediate(resolve)));
      const queuedAt = timers.now();
      await queue(deps, `event${String(n)}`);
      await passUntil(() => startOf.has(`event${String(n)}@example.org`));
      expect(timers.now() - queuedAt).toBeLessThan(1_000);
    }
  });

  it("finishes what it sends before it stops, and releases the rest", async () => {
    const { deps, timers, passUntil } = await makeWorld();
    const fate = Promise.withResolvers<undefined>();
    let taken = 0;
    for (const event of ["first", "second"]) await queue(deps, event);
    const send = () => {
      taken += 1;
      return fate.promise;
    };
    const worker = startMailWorker(deps, { send }, { timers });
    await passUntil(() => taken === 1);
    const stopped = worker.stop();
    await queue(deps, "third");
    fate.resolve(undefined);
    await stopped;
    await timers.runUntil(timers.now() + seconds(5), () => Promise.resolve());
    expect(taken).toBe(1);
    const waits = { state: "queued", attempts: 0, isInPlace: true };
    expect((await statesOf(deps)).toSorted((a, b) => a.eventKey.localeCompare(b.eventKey))).toEqual([
      { eventKey: "first", state: "sent", attempts: 1, isInPlace: false },
      { eventKey: "second", ...waits },
      { eventKey: "third", ...waits },
    ]);
  });
});

describe("the local mailbox", () => {
  it("prints each email once and keeps it", async () => {
    const deps = await makeDeps();
    const printed: string[] = [];
    await queue(deps, "ada");
    for (let start = 0; start < 2; start += 1) {
      const worker = startMailWorker(deps, null, { print: (text) => printed.push(text) });
      await worker.stop();
    }
    expect(printed).toHaveLength(1);
    expect(printed[0]).toMatch(
      /^\nEmail to ada@example.org: Your code\n\n {4}Type this code.\n\n {8}K7M2PQ\n/,
    );
    const [mail] = await findLocalMails(deps.db.read, 10);
    expect(mail?.text).toContain("Type this code.\n\n    K7M2PQ\n");
  });
});
