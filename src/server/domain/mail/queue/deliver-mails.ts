import type { Queryable, Transaction } from "#db/client.ts";
import { type Timers, after, hours, minutes, seconds } from "#src/server/clock.ts";
import type { Deps } from "#src/server/deps.ts";
import type { MailContent } from "#src/server/domain/mail/text/email.ts";
import { withOwnBrand } from "#src/server/domain/mail/text/render-mail.ts";
import type { Brand } from "#src/server/domain/own-brand/queries.ts";
import { describeFault } from "#src/server/log.ts";
import { type SubjectKind, type SubjectType, factsOf } from "#src/shared/mail/email-kinds.ts";
import { hasDueMail, leaseMails, listDueMails, settleMail } from "./claim-queries.ts";
import { MailRefusedError, type MailTransport, mailDeadlineMs } from "./mail-transport.ts";
import { type MailRow, erasedContent } from "./queries.ts";
import { noteRefusal, refusalOf } from "./refusal.ts";
import { type TokenBucket, createBuckets } from "./token-bucket.ts";

/*
 * A tick leases due emails: it sets their due time past the longest possible attempt and counts the attempt,
 * so no two workers send the same email. Each takes a token and starts at that moment; a later tick stores
 * the result. Neither moment depends on whether other emails had a recipient, were sent or failed
 * (docs/decisions/041-mail-queue.md).
 */

type DeliveryDeps = Pick<Deps, "db" | "clock" | "log" | "env" | "reachability">;

const leaseMs = 2 * mailDeadlineMs;

/**
 * Results are stored no sooner than this after the claim, so emails with and without a recipient settle in
 * the same write. After a `kill -9`, an email sent within this time is sent again under the same Message-ID.
 */
const settleDelayMs = seconds(5);

/** The wait after the first, second … failure; after the last one the email fails for good. */
export const retryDelaysMs: readonly number[] = [
  minutes(1),
  minutes(5),
  minutes(30),
  hours(2),
  hours(6),
  hours(12),
];

/** An email leased by this worker. */
interface ClaimedMail extends MailRow {
  readonly wasDueAt: Date;
  readonly isWanted: boolean;
  readonly brand: Brand | null;
}

interface Outcome {
  readonly mail: ClaimedMail;
  readonly changes: Partial<MailRow>;
  /** In the time of `Timers`. */
  readonly settleAt: number;
}

/** Finds the subjects whose emails should still be sent. */
type IsStillWanted = (
  db: Queryable,
  subjectIds: readonly string[],
  now: Date,
) => Promise<readonly { readonly id: string }[]>;

/** One rule per kind of email; a kind with a subject but no rule doesn't compile. */
export type EmailRules = Readonly<Record<SubjectKind, IsStillWanted>>;

/** Finds whose logo and colour an email shows; about other subjects it shows none. */
export type BrandOwners = Partial<
  Record<
    SubjectType,
    (tx: Transaction, id: string) => Promise<{ readonly userId: string | null } | undefined>
  >
>;

/** What an email shows as it is sent, by its kind's subject: plans can end while emails wait. */
interface Shown extends Partial<MailContent> {
  readonly brand: Brand | null;
}

export type FindShown = (tx: Transaction, email: MailRow) => Promise<Shown>;

const asQueued: FindShown = () => Promise.resolve({ brand: null });

interface Delivery {
  /**
   * Stores earlier results and leases the next emails in one write; these start as they get tokens.
   *
   * @param at the time of the tick, in the time of `Timers`
   * @throws the database's error; the next tick tries again
   */
  tick(at: number): Promise<void>;
  /** Releases emails that haven't started, waits for those that have, and stores their results. */
  stop(): Promise<void>;
}

const hasSubject = (kind: MailRow["kind"]): kind is SubjectKind =>
  kind !== "" && factsOf(kind).subject !== null;

/** Finds emails whose recipient or subject is gone or over. Calls each kind's rule once. */
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

/** The time of the next attempt; null after a refusal or the last retry. */
function nextAttempt(error: unknown, attempts: number, startedAt: Date): Date | null {
  const delayMs = error instanceof MailRefusedError ? undefined : retryDelaysMs[attempts - 1];
  return delayMs === undefined ? null : after(startedAt, delayMs);
}

/** Sends an email that is still wanted. @returns the changes to its row */
async function send(
  { clock, log, env, reachability }: DeliveryDeps,
  transport: MailTransport,
  mail: ClaimedMail,
): Promise<Partial<MailRow>> {
  if (!mail.isWanted) return { state: "sent", ...erasedContent, keep: false };
  const startedAt = clock.now();
  const { id, recipient: to, subject, text, unsubscribeUrl, createdAt: date } = mail;
  const { fromName, replyTo, brand } = mail;
  const logo = brand?.logo ? { cid: `logo-${id}`, bytes: brand.logo } : null;
  const html = withOwnBrand(mail.html, logo?.cid ?? null, brand?.colour ?? null);
  const messageId = `<${id}@${new URL(env.siteUrl).hostname}>`;
  // Only account emails count here: when others are retried would tell administrators who has answered.
  const emailReachability = mail.bucket === "account" ? reachability.email : null;
  try {
    const content = { subject, text, html, logo };
    await transport.send({ messageId, to, ...content, fromName, replyTo, unsubscribeUrl, date });
    emailReachability?.answered();
    return { state: "sent", ...erasedContent, keep: mail.keep };
  } catch (error) {
    if (emailReachability !== null) noteRefusal(emailReachability, error);
    const dueAt = nextAttempt(error, mail.attempts, startedAt);
    log.warn(dueAt === null ? "email given up" : "email not sent", {
      mailId: id,
      attempts: mail.attempts,
      ...describeFault(error),
    });
    const lastRefusal = refusalOf(error, mail);
    return dueAt === null ? { state: "failed", ...erasedContent, lastRefusal } : { dueAt, lastRefusal };
  }
}

/** Several processes may each run one on the same database. */
export function createDelivery(
  deps: DeliveryDeps,
  transport: MailTransport,
  timers: Timers,
  rules: EmailRules,
  findShown = asQueued,
): Delivery {
  const { db, clock } = deps;
  const buckets = createBuckets(deps.env.MAIL_PER_SECOND, () => timers.chance());
  const waiting = new Map<ClaimedMail, () => void>();
  const sending = new Set<Promise<void>>();
  let outcomes: readonly Outcome[] = [];

  function start(mail: ClaimedMail, settleAt: number): void {
    waiting.delete(mail);
    const attempt = send(deps, transport, mail)
      .then((changes) => {
        outcomes = [...outcomes, { mail, changes, settleAt }];
      })
      .finally(() => sending.delete(attempt));
    sending.add(attempt);
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
    const claimed = [];
    for (const { row, bucket } of due)
      claimed.push({ row, bucket, isWanted: !unwanted.has(row), shown: await findShown(tx, row) });
    return claimed;
  }

  async function settle(tx: Transaction, settleable: readonly Outcome[]): Promise<void> {
    for (const { mail, changes } of settleable) await settleMail(tx, mail, changes);
  }

  return {
    async tick(at) {
      transport.prepare?.();
      const settleable = outcomes.filter(({ settleAt }) => settleAt <= at);
      if (settleable.length === 0 && !(await hasDueMail(db.read, buckets, clock.now()))) return;
      const claimed = await db.write(async (tx) => {
        await settle(tx, settleable);
        return claim(tx, at);
      });
      // Kept if the write failed, for the next tick.
      outcomes = outcomes.filter((outcome) => !settleable.includes(outcome));
      for (const { row, bucket, isWanted, shown } of claimed) {
        const startAt = bucket.take(at);
        const mail = { ...row, ...shown, attempts: row.attempts + 1, wasDueAt: row.dueAt, isWanted };
        const cancel = timers.wait(Math.max(0, startAt - timers.now()), () => {
          start(mail, at + settleDelayMs);
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
      await Promise.all(sending);
      if (outcomes.length === 0) return;
      const write = () => db.write((tx) => settle(tx, outcomes));
      // Retries once: an email that was sent but not stored as sent would go out again.
      await write().catch(write);
    },
  };
}
