import { after, hours, minutes, seconds } from "#src/server/clock.ts";
import type { Deps } from "#src/server/deps.ts";
import { describeFault } from "#src/server/log.ts";
import type { Timers } from "#src/server/timers.ts";
import {
  claimDueMails,
  hasDueMail,
  settleMail,
  type ClaimedMail,
  type MailChanges,
} from "./claim-queries.ts";
import { emptied } from "./queries.ts";
import { mailDeadlineMs, MailRefusedError, type MailTransport } from "./mail-transport.ts";
import { noteRefusal, refusalOf } from "./refusal.ts";
import { slotOf } from "./slots.ts";

/*
 * The email queue. A tick takes due emails by a lease: it moves their due time beyond the longest that a try can take and counts
 * the try, so no two workers have the same email. Each email then starts in its slot, and what came of it is written by a
 * later tick. Nobody waits for anyone: when an email starts, and when it is settled, does not depend on whether others were
 * sent, failed, or were for nobody (docs/decisions/041-mail-queue.md).
 */

type Needs = Pick<Deps, "db" | "clock" | "log" | "env" | "reachability">;

const leaseMs = 2 * mailDeadlineMs;

/**
 * What came of an email is written no sooner than this after its claim, so that an email for nobody is settled in the same write as
 * one that the mail server took some time for. It is also how long before a `kill -9` an email can have gone out that then goes
 * out again, under the same Message-ID.
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

interface Outcome {
  readonly mail: ClaimedMail;
  readonly changes: MailChanges;
  /** On the clock of the timers. */
  readonly settleAt: number;
}

/** What a process does with the queue. */
export interface Delivery {
  /**
   * Settles what has come of earlier emails and claims the next ones, in one write, and lets them start in their slots.
   *
   * @param at the time of the tick, on the clock of the timers.
   * @throws what kept the database from being read or written; the next tick tries again.
   */
  tick(at: number): Promise<void>;
  /** Gives back what has not started, waits for what has, and settles it. */
  stop(): Promise<void>;
}

/** When to try again an email that was started at that time and failed; null: never. */
function nextTry(error: unknown, { attempts }: ClaimedMail, startedAt: Date): Date | null {
  const delayMs = error instanceof MailRefusedError ? undefined : retryDelaysMs[attempts - 1];
  return delayMs === undefined ? null : after(startedAt, delayMs);
}

/**
 * Whether administrators may know when this email was tried: only of emails about accounts. When one goes out to an invited person, or doesn't,
 * depends on who has answered.
 */
const isTelling = ({ line }: ClaimedMail): boolean => line.lane === "account";

/** Sends an email, if there is someone to send it to. @returns what is to be written of it. */
async function send(
  { clock, log, env, reachability }: Needs,
  transport: MailTransport,
  mail: ClaimedMail,
): Promise<MailChanges> {
  const { attempts } = mail;
  if (mail.isForNobody) return { state: "sent", ...emptied, attempts, keep: false };
  const startedAt = clock.now();
  const { id, recipient: to, subject, text, html, replyTo, unsubscribeUrl, createdAt: date } = mail;
  const messageId = `<${id}@${new URL(env.siteUrl).hostname}>`;
  try {
    await transport.send({ messageId, to, subject, text, html, replyTo, unsubscribeUrl, date });
    if (isTelling(mail)) reachability.email.answered();
    return { state: "sent", ...emptied, attempts, keep: mail.keep };
  } catch (error) {
    if (isTelling(mail)) noteRefusal(reachability.email, error);
    const dueAt = nextTry(error, mail, startedAt);
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
export function createDelivery(deps: Needs, transport: MailTransport, timers: Timers): Delivery {
  const { db, clock } = deps;
  const perTick = deps.env.MAIL_PER_SECOND;
  const waiting = new Map<ClaimedMail, () => void>();
  const talks = new Set<Promise<void>>();
  let outcomes: readonly Outcome[] = [];

  function add(outcome: Outcome): void {
    outcomes = [...outcomes, outcome];
  }

  function start(mail: ClaimedMail, settleAt: number): void {
    waiting.delete(mail);
    const talk = send(deps, transport, mail)
      .then((changes) => {
        add({ mail, changes, settleAt });
      })
      .finally(() => talks.delete(talk));
    talks.add(talk);
  }

  /** What is not written stays, and is written by the next. */
  async function settle(ripe: readonly Outcome[], next: "claim" | "end"): Promise<readonly ClaimedMail[]> {
    const now = clock.now();
    const claimed = await db.write(async (tx) => {
      for (const { mail, changes } of ripe) await settleMail(tx, mail, changes);
      return next === "claim" ? claimDueMails(tx, now, after(now, leaseMs), perTick) : [];
    });
    outcomes = outcomes.filter((outcome) => !ripe.includes(outcome));
    return claimed;
  }

  return {
    async tick(at) {
      transport.prepare?.();
      const ripe = outcomes.filter(({ settleAt }) => settleAt <= at);
      if (ripe.length === 0 && !(await hasDueMail(db.read, clock.now()))) return;
      for (const mail of await settle(ripe, "claim")) {
        const startAt = at + slotOf(mail.line, mail.place, mail.wasDueAt, perTick, timers.chance());
        const run = () => {
          start(mail, at + settledAfterMs);
        };
        waiting.set(mail, timers.wait(Math.max(0, startAt - timers.now()), run));
      }
    },
    async stop() {
      for (const [mail, cancel] of waiting) {
        cancel();
        add({ mail, changes: { dueAt: mail.wasDueAt, attempts: mail.attempts - 1 }, settleAt: 0 });
      }
      waiting.clear();
      await Promise.all(talks);
      if (outcomes.length === 0) return;
      const write = () => settle(outcomes, "end");
      // Once more where the database was away for a moment: what is out, and not written down as sent, goes out again.
      await write().catch(write);
    },
  };
}
