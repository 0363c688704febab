import type { Queryable, Transaction } from "#db/client.ts";
import { type Timers, after, hours, minutes, seconds } from "#src/server/clock.ts";
import type { Deps } from "#src/server/deps.ts";
import { describeFault } from "#src/server/log.ts";
import { type SubjectKind, factsOf } from "#src/shared/mail/email-kinds.ts";
import { hasDueMail, leaseMails, listDueMails, settleMail } from "./claim-queries.ts";
import { MailRefusedError, type MailTransport, mailDeadlineMs } from "./mail-transport.ts";
import { type MailRow, emptied } from "./queries.ts";
import { noteRefusal, refusalOf } from "./refusal.ts";
import { type TokenBucket, createBuckets } from "./token-bucket.ts";

/*
 * A tick claims due emails by a lease: it moves their due time beyond the longest that a try can take and counts the try, so no two
 * workers have the same email. Each takes a token and starts at its moment; a later tick writes what came of it. When an email starts,
 * and when that is written, does not depend on whether others had a recipient, were sent or failed (docs/decisions/041-mail-queue.md).
 */

type Needs = Pick<Deps, "db" | "clock" | "log" | "env" | "reachability">;

const leaseMs = 2 * mailDeadlineMs;

/**
 * What came of an email is written no sooner than this after its claim, so that one without a recipient is settled in the same write as one
 * that the mail server took some time for. After a `kill -9` an email that went out within this time goes out again, under the
 * same Message-ID.
 */
const settledAfterMs = seconds(5);

/** How long to wait after the first, second … failure; after the last of them the email is given up. */
export const retryDelaysMs: readonly number[] = [
  minutes(1),
  minutes(5),
  minutes(30),
  hours(2),
  hours(6),
  hours(12),
];

/** An email that a worker has for the length of its lease. */
interface ClaimedMail extends MailRow {
  readonly wasDueAt: Date;
  readonly isWanted: boolean;
}

interface Outcome {
  readonly mail: ClaimedMail;
  readonly changes: Partial<MailRow>;
  /** On the clock of the timers. */
  readonly settleAt: number;
}

/** Those of some subjects whose emails are still to be sent. */
type IsStillWanted = (
  db: Queryable,
  subjectIds: readonly string[],
  now: Date,
) => Promise<readonly { readonly id: string }[]>;

/** What each feature says of its emails; a kind with a subject and without a rule does not compile. */
export type EmailRules = Readonly<Record<SubjectKind, IsStillWanted>>;

/** What a process does with the queue. */
interface Delivery {
  /**
   * Settles what has come of earlier emails and claims the next ones, in one write, and lets them start as they get tokens.
   *
   * @param at the time of the tick, on the clock of the timers.
   * @throws what kept the database from being read or written; the next tick tries again.
   */
  tick(at: number): Promise<void>;
  /** Gives back what has not started, waits for what has, and settles it. */
  stop(): Promise<void>;
}

const hasSubject = (kind: MailRow["kind"]): kind is SubjectKind =>
  kind !== "" && factsOf(kind).subject !== null;

/** Which of some emails have no recipient any more, as what they are about is gone or over. A rule is asked once for all of its kind. */
async function findUnwanted(
  tx: Transaction,
  rules: EmailRules,
  due: readonly MailRow[],
  now: Date,
): Promise<ReadonlySet<MailRow>> {
  const isOver = ({ expiresAt }: MailRow) => expiresAt !== null && expiresAt <= now;
  const unwanted = new Set(due.filter((row) => row.recipient === "" || isOver(row)));
  for (const [kind, rows] of Map.groupBy(due, (row) => row.kind)) {
    if (!hasSubject(kind)) continue;
    const subjectIds = rows.flatMap(({ subjectId }) => subjectId ?? []);
    const wanted = await rules[kind](tx, subjectIds, now);
    const ids = new Set(wanted.map(({ id }) => id));
    for (const row of rows) if (row.subjectId !== null && !ids.has(row.subjectId)) unwanted.add(row);
  }
  return unwanted;
}

/** When to try again an email that was started at that time and failed; null: never. */
function nextTry(error: unknown, attempts: number, startedAt: Date): Date | null {
  const delayMs = error instanceof MailRefusedError ? undefined : retryDelaysMs[attempts - 1];
  return delayMs === undefined ? null : after(startedAt, delayMs);
}

/** Sends an email, if there is still someone to send it to. @returns what is to be written of it. */
async function send(
  { clock, log, env, reachability }: Needs,
  transport: MailTransport,
  mail: ClaimedMail,
): Promise<Partial<MailRow>> {
  if (!mail.isWanted) return { state: "sent", ...emptied, keep: false };
  const startedAt = clock.now();
  const { id, recipient: to, subject, text, html, replyTo, unsubscribeUrl, createdAt: date } = mail;
  const messageId = `<${id}@${new URL(env.siteUrl).hostname}>`;
  // Administrators may know of emails about accounts alone: when others are tried depends on who has answered.
  const reached = mail.bucket === "account" ? reachability.email : null;
  try {
    await transport.send({ messageId, to, subject, text, html, replyTo, unsubscribeUrl, date });
    reached?.answered();
    return { state: "sent", ...emptied, keep: mail.keep };
  } catch (error) {
    if (reached !== null) noteRefusal(reached, error);
    const dueAt = nextTry(error, mail.attempts, startedAt);
    log.warn(dueAt === null ? "email given up" : "email not sent", {
      mailId: id,
      attempts: mail.attempts,
      ...describeFault(error),
    });
    const lastRefusal = refusalOf(error, mail);
    return dueAt === null ? { state: "failed", ...emptied, lastRefusal } : { dueAt, lastRefusal };
  }
}

/** Several processes may each have one over the same database. */
export function createDelivery(
  deps: Needs,
  transport: MailTransport,
  timers: Timers,
  rules: EmailRules,
): Delivery {
  const { db, clock } = deps;
  const buckets = createBuckets(deps.env.MAIL_PER_SECOND, () => timers.chance());
  const waiting = new Map<ClaimedMail, () => void>();
  const talks = new Set<Promise<void>>();
  let outcomes: readonly Outcome[] = [];

  function start(mail: ClaimedMail, settleAt: number): void {
    waiting.delete(mail);
    const talk = send(deps, transport, mail)
      .then((changes) => {
        outcomes = [...outcomes, { mail, changes, settleAt }];
      })
      .finally(() => talks.delete(talk));
    talks.add(talk);
  }

  async function claim(tx: Transaction, at: number) {
    const now = clock.now();
    const due: { readonly row: MailRow; readonly bucket: TokenBucket }[] = [];
    for (const bucket of buckets) {
      const rows = await listDueMails(tx, bucket, now, bucket.count(at));
      due.push(...rows.map((row) => ({ row, bucket })));
    }
    const rows = due.map(({ row }) => row);
    const unwanted = await findUnwanted(tx, rules, rows, now);
    await leaseMails(
      tx,
      rows.map(({ id }) => id),
      after(now, leaseMs),
    );
    return due.map(({ row, bucket }) => ({ row, bucket, isWanted: !unwanted.has(row) }));
  }

  async function settle(tx: Transaction, ripe: readonly Outcome[]): Promise<void> {
    for (const { mail, changes } of ripe) await settleMail(tx, mail, changes);
  }

  return {
    async tick(at) {
      transport.prepare?.();
      const ripe = outcomes.filter(({ settleAt }) => settleAt <= at);
      if (ripe.length === 0 && !(await hasDueMail(db.read, buckets, clock.now()))) return;
      const claimed = await db.write(async (tx) => {
        await settle(tx, ripe);
        return claim(tx, at);
      });
      // After a write that failed they stay, for the next.
      outcomes = outcomes.filter((outcome) => !ripe.includes(outcome));
      for (const { row, bucket, isWanted } of claimed) {
        const startAt = bucket.take(at);
        const mail = { ...row, attempts: row.attempts + 1, wasDueAt: row.dueAt, isWanted };
        const cancel = timers.wait(Math.max(0, startAt - timers.now()), () => {
          start(mail, at + settledAfterMs);
        });
        waiting.set(mail, cancel);
      }
    },
    async stop() {
      for (const [mail, cancel] of waiting) {
        cancel();
        const changes = { dueAt: mail.wasDueAt, attempts: mail.attempts - 1 };
        outcomes = [...outcomes, { mail, changes, settleAt: 0 }];
      }
      waiting.clear();
      await Promise.all(talks);
      if (outcomes.length === 0) return;
      const write = () => db.write((tx) => settle(tx, outcomes));
      // Once more where the database was away for a moment: what is out, and not written down as sent, goes out again.
      await write().catch(write);
    },
  };
}
