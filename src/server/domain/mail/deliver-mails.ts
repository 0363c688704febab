import { after, hours, minutes } from "#src/server/clock.ts";
import type { Deps } from "#src/server/deps.ts";
import { describeFault } from "#src/server/log.ts";
import { mailDeadlineMs, MailRefusedError, type MailTransport } from "./mail-transport.ts";
import { claimDueMails, dropStaleMails, hasDueMail, settleMail, type MailRow } from "./queries.ts";

/*
 * The mail queue. A worker takes due mails by a lease: it moves their due time beyond the longest that a try can take and
 * counts the try, in one write, so no two workers have the same mail. Then it sends, without a transaction, and writes
 * what came of it. A worker that dies in between leaves mails that are due again when the lease ends. If it dies after
 * the mail server took the mail and before that is written, the mail goes out a second time; both carry the same
 * Message-ID, by which mail programs show them as one. The other order would lose a mail in that case.
 */

type Needs = Pick<Deps, "db" | "clock" | "log" | "env">;

const leaseMs = 2 * mailDeadlineMs;
const claimedAtOnce = 5;

/** How long to wait after the first, second … failure; after the last of them the mail is given up. */
export const retryDelaysMs: readonly number[] = [
  minutes(1),
  minutes(5),
  minutes(30),
  hours(2),
  hours(6),
  hours(12),
];

/**
 * What a mail says is not kept once it is settled, as it may hold a code; nor whom it went to, as an account that is
 * deleted must leave no address behind. The event stays, so that it never has a second mail.
 */
const emptied = { recipient: "", text: "", html: "", unsubscribeUrl: null, invitationId: null };

const messageId = (id: string, siteUrl: string): string => `<${id}@${new URL(siteUrl).hostname}>`;

/** When to try again a mail that failed just now; null: never. */
function nextTry(error: unknown, attempts: number, now: Date): Date | null {
  const delayMs = error instanceof MailRefusedError ? undefined : retryDelaysMs[attempts - 1];
  return delayMs === undefined ? null : after(now, delayMs);
}

/** Once more where the database was away for a moment: a mail that is out, and not written down as sent, goes out again. */
async function settle(
  { db }: Needs,
  mail: MailRow,
  changes: Parameters<typeof settleMail>[2],
): Promise<void> {
  const write = () => db.write((tx) => settleMail(tx, mail, changes));
  await write().catch(write);
}

async function deliver(deps: Needs, transport: MailTransport, mail: MailRow): Promise<void> {
  const { clock, log, env } = deps;
  const { id, recipient: to, subject, text, html, unsubscribeUrl, attempts, createdAt: date } = mail;
  const isNobodys = to === "";
  try {
    const content = { to, subject, text, html, unsubscribeUrl, date };
    // Nobody's is claimed and settled like everybody's: a writer who has to wait for us cannot tell whether there is a mail.
    if (!isNobodys) await transport.send({ messageId: messageId(id, env.siteUrl), ...content });
  } catch (error) {
    const dueAt = nextTry(error, attempts, clock.now());
    log.warn(dueAt === null ? "mail given up" : "mail not sent", {
      mailId: id,
      attempts,
      ...describeFault(error),
    });
    await settle(deps, mail, dueAt === null ? { state: "failed", ...emptied } : { dueAt });
    return;
  }
  // What was never tried is swept away.
  await settle(deps, mail, { state: "sent", ...emptied, attempts: isNobodys ? 0 : attempts });
}

/**
 * Sends all mails that are due, a few at a time, until `signal` says to take no more. Several processes may run it at
 * once.
 *
 * @throws what kept the database from being read or written; what was sent and is not settled is due again after its lease.
 */
export async function deliverDueMails(
  deps: Needs,
  transport: MailTransport,
  signal?: AbortSignal,
): Promise<void> {
  const { db, clock } = deps;
  while (signal?.aborted !== true && (await hasDueMail(db.read, clock.now()))) {
    const now = clock.now();
    const mails = await db.write(async (tx) => {
      await dropStaleMails(tx, now);
      return claimDueMails(tx, now, after(now, leaseMs), claimedAtOnce);
    });
    const tries = await Promise.allSettled(mails.map((mail) => deliver(deps, transport, mail)));
    // One that cannot be settled must not leave the others in the air: who stops the worker waits for all of them.
    const failed = tries.find(({ status }) => status === "rejected");
    if (failed?.status === "rejected") throw failed.reason;
  }
}
