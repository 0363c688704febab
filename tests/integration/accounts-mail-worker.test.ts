import { mails } from "#db/schema/index.ts";
import { findLocalMails } from "#src/server/domain/mail/queries.ts";
import { queueMail } from "#src/server/domain/mail/queue-mail.ts";
import type { MailTransport, OutgoingMail } from "#src/server/domain/mail/mail-transport.ts";
import { parseEnv } from "#src/server/env.ts";
import type { Deps } from "#src/server/deps.ts";
import { startMailWorker } from "#src/server/jobs/mail-worker.ts";
import { makeDeps } from "#tests/setup/deps.ts";
import { describe, expect, it, vi } from "vitest";

const content = { subject: "Your code", text: "Type this code.\n\n    K7M2PQ\n", html: "<p>…</p>" };
const env = parseEnv({ MAIL_URL: "smtp://127.0.0.1" });
const queue = (deps: Deps, eventKey: string) =>
  deps.db.write((tx) => queueMail(tx, deps, { eventKey, to: `${eventKey}@example.org`, content }));

/** Takes every mail, and tells of it. */
class Inbox implements MailTransport {
  readonly #arrivals: PromiseWithResolvers<OutgoingMail>[] = [Promise.withResolvers()];
  #count = 0;

  send(mail: OutgoingMail): Promise<void> {
    this.#at(this.#count).resolve(mail);
    this.#count += 1;
    return Promise.resolve();
  }

  /** The mail that comes as number `index`, 0 being the first. */
  mail(index: number): Promise<OutgoingMail> {
    return this.#at(index).promise;
  }

  #at(index: number): PromiseWithResolvers<OutgoingMail> {
    while (this.#arrivals.length <= index) this.#arrivals.push(Promise.withResolvers());
    const arrival = this.#arrivals[index];
    if (arrival === undefined) throw new Error("unreachable");
    return arrival;
  }
}

describe("the mail worker", () => {
  it("sends what waits at its start, and what comes when it is woken", async () => {
    const deps = await makeDeps({ env });
    const inbox = new Inbox();
    await queue(deps, "first");
    const worker = startMailWorker(deps, inbox);
    expect((await inbox.mail(0)).to).toBe("first@example.org");
    await queue(deps, "second");
    worker.wake();
    expect((await inbox.mail(1)).to).toBe("second@example.org");
    await worker.stop();
  });

  it("looks by itself from time to time", async () => {
    const deps = await makeDeps({ env });
    const inbox = new Inbox();
    const worker = startMailWorker(deps, inbox, { pollMs: 5 });
    await queue(deps, "another-process");
    expect((await inbox.mail(0)).to).toBe("another-process@example.org");
    await queue(deps, "and-again");
    expect((await inbox.mail(1)).to).toBe("and-again@example.org");
    await worker.stop();
  });

  it("settles what it has in hand before it stops, and takes nothing after", async () => {
    const deps = await makeDeps({ env });
    const taken = Promise.withResolvers<undefined>();
    const fate = Promise.withResolvers<undefined>();
    await queue(deps, "first");
    const worker = startMailWorker(deps, {
      send: () => {
        taken.resolve(undefined);
        return fate.promise;
      },
    });
    await taken.promise;
    const stopped = worker.stop();
    await queue(deps, "second");
    worker.wake();
    fate.resolve(undefined);
    await stopped;
    const states = (await deps.db.read.select().from(mails)).map(({ eventKey, state }) => [eventKey, state]);
    expect(Object.fromEntries(states)).toEqual({ first: "sent", second: "queued" });
  });

  it("outlives a database that is away, and says so once", async () => {
    const deps = await makeDeps({ env });
    const inbox = new Inbox();
    const away = vi.spyOn(deps.db.read, "select").mockImplementation(() => {
      throw new Error("away");
    });
    const worker = startMailWorker(deps, inbox);
    await vi.waitFor(() => {
      worker.wake();
      expect(away.mock.calls.length).toBeGreaterThan(3);
    }, 10_000);
    away.mockRestore();
    await queue(deps, "first");
    worker.wake();
    expect((await inbox.mail(0)).to).toBe("first@example.org");
    await worker.stop();
    expect(deps.logged.filter((line) => line.includes("mail worker failed"))).toHaveLength(1);
  });
});

describe("the local mailbox", () => {
  it("prints recipient, subject and text of each mail once, and keeps them", async () => {
    const deps = await makeDeps();
    const printed: string[] = [];
    await queue(deps, "ada");
    for (let start = 0; start < 2; start += 1) {
      const worker = startMailWorker(deps, null, { print: (text) => printed.push(text) });
      await worker.stop();
    }
    expect(printed).toEqual([
      "\nMail to ada@example.org: Your code\n\n    Type this code.\n\n        K7M2PQ\n\n",
    ]);
    expect(await findLocalMails(deps.db.read, 10)).toMatchObject([{ text: content.text }]);
  });

  it("shows the newest mail first, and none that was meant for a mail server", async () => {
    const deps = await makeDeps();
    await queue(deps, "old");
    deps.clock.advance(1);
    await queue(deps, "new");
    await queue({ ...deps, env }, "sent");
    const shown = await findLocalMails(deps.db.read, 10);
    expect(shown.map(({ eventKey }) => eventKey)).toEqual(["new", "old"]);
  });
});
