import { mails } from "#db/schema/index.ts";
import { findLocalMails } from "#src/server/domain/mail/queue/queries.ts";
import { queueMail, queueMails } from "#src/server/domain/mail/queue/queue-mail.ts";
import {
  MailRefusedError,
  type MailTransport,
  type OutgoingMail,
} from "#src/server/domain/mail/queue/mail-transport.ts";
import { hours, seconds } from "#src/server/clock.ts";
import { parseEnv } from "#src/server/env.ts";
import type { Deps } from "#src/server/deps.ts";
import { startMailWorker } from "#src/server/jobs/mail-worker.ts";
import { TestTimers } from "#tests/setup/test-timers.ts";
import { makeDeps } from "#tests/setup/deps.ts";
import { describe, expect, it, vi } from "vitest";

const content = { subject: "Your code", text: "Type this code.\n\n    K7M2PQ\n", html: "<p>…</p>" };
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

/** A worker whose time passes as fast as it can, until something has come about. */
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
  it("sends what waits at its start, and what comes later, with nobody to wake it", async () => {
    const { deps, timers, passUntil, sent, inbox } = await makeWorld();
    await queue(deps, "first");
    const worker = startMailWorker(deps, inbox, { timers });
    await passUntil(() => sent.length === 1);
    await queue(deps, "second");
    await passUntil(() => sent.length === 2);
    expect(sent).toEqual(["first@example.org", "second@example.org"]);
    await worker.stop();
  });

  it("sends emails about accounts within a second, behind many others and a mail server that hangs", async () => {
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

  it("settles what it has in hand before it stops, gives back what has not started, and takes nothing after", async () => {
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

  it("keeps what the mail server said until the next try, and for good of an email that is given up", async () => {
    const { deps, timers, passUntil } = await makeWorld();
    await queue(deps, "ada");
    const said = (response: string) => Object.assign(new Error("Can't send mail"), { response });
    const refusals = [
      said("451 <ada@example.org>: try later"),
      new MailRefusedError("No.", { cause: said("550 no ada") }),
    ];
    let tries = 0;
    const send = () => {
      tries += 1;
      return Promise.reject(refusals[tries - 1] ?? new Error("Too many tries."));
    };
    const row = async () => {
      const [mail] = await deps.db.read.select().from(mails);
      return mail && { state: mail.state, lastRefusal: mail.lastRefusal, recipient: mail.recipient };
    };
    const first = startMailWorker(deps, { send }, { timers });
    await passUntil(() => tries === 1);
    await first.stop();
    const recipient = "ada@example.org";
    expect(await row()).toEqual({ state: "queued", lastRefusal: "451 <(address)>: try later", recipient });
    deps.clock.advance(hours(1));
    const second = startMailWorker(deps, { send }, { timers });
    await passUntil(() => tries === 2);
    // While it is tried nobody else can have it tried, or dropped.
    expect(await row()).toEqual({ state: "queued", lastRefusal: null, recipient });
    await second.stop();
    expect(await row()).toEqual({ state: "failed", lastRefusal: "550 no (address)", recipient: "" });
  });

  it("outlives a database that is away, and says so once", async () => {
    const { deps, timers, passUntil, sent, inbox } = await makeWorld();
    const away = vi.spyOn(deps.db.read, "select").mockImplementation(() => {
      throw new Error("away");
    });
    const worker = startMailWorker(deps, inbox, { timers });
    await passUntil(() => away.mock.calls.length > 3);
    away.mockRestore();
    await queue(deps, "first");
    await passUntil(() => sent.length === 1);
    await worker.stop();
    expect(deps.logged.filter((line) => line.includes("email worker failed"))).toHaveLength(1);
  });
});

describe("the local mailbox", () => {
  it("prints recipient, subject and text of each email once, and keeps them", async () => {
    const deps = await makeDeps();
    const printed: string[] = [];
    await queue(deps, "ada");
    for (let start = 0; start < 2; start += 1) {
      const worker = startMailWorker(deps, null, { print: (text) => printed.push(text) });
      await worker.stop();
    }
    expect(printed).toEqual([
      "\nEmail to ada@example.org: Your code\n\n    Type this code.\n\n        K7M2PQ\n\n",
    ]);
    expect(await findLocalMails(deps.db.read, 10)).toMatchObject([{ text: content.text }]);
  });

  it("shows the newest email first, and none that was meant for a mail server", async () => {
    const deps = await makeDeps();
    await queue(deps, "old");
    deps.clock.advance(1);
    await queue(deps, "new");
    await queue({ ...deps, env }, "sent");
    const shown = await findLocalMails(deps.db.read, 10);
    expect(shown.map(({ eventKey }) => eventKey)).toEqual(["new", "old"]);
  });
});
