import { mails } from "#db/schema/index.ts";
import { createDelivery } from "#src/server/domain/mail/queue/deliver-mails.ts";
import type { MailTransport } from "#src/server/domain/mail/queue/mail-transport.ts";
import { tickMs } from "#src/server/domain/mail/queue/token-bucket.ts";
import { emailRules } from "#src/server/jobs/mail-worker.ts";
import { TestTimers } from "#tests/setup/test-timers.ts";
import { asc } from "drizzle-orm";
import type { PlayedSurvey } from "./survey.ts";

/** The steps of a talk with a mail server, up to the end of the email. */
const answersOfATalk = 6;
/** By then everything waiting is sent and settled. */
const ticks = 18;

/**
 * Sends all waiting emails by a mail server that takes `answerMs` for each answer. @returns visible arrivals,
 * except to people who have answered, and the queue after each tick
 */
export async function watchArrivals(
  { deps }: PlayedSurvey,
  answered: ReadonlySet<string>,
  answerMs: number,
): Promise<readonly string[]> {
  const timers = new TestTimers(deps.clock);
  const seen: string[] = [];
  const transport: MailTransport = {
    send: ({ to }) =>
      new Promise((resolve) => {
        timers.wait(answersOfATalk * answerMs, () => {
          if (!answered.has(to)) seen.push(`${String(timers.now())} ${to}`);
          resolve();
        });
      }),
  };
  const atRest = () => new Promise<void>((resolve) => setImmediate(resolve));
  const delivery = createDelivery(deps, transport, timers, emailRules);
  for (let tick = 0; tick < ticks; tick += 1) {
    await timers.runUntil(tick * tickMs, atRest);
    await delivery.tick(tick * tickMs);
    const queue = await deps.db.read.select().from(mails).orderBy(asc(mails.id));
    seen.push(...queue.map(({ bucket, state, dueAt }) => `${bucket} ${state} ${String(dueAt.getTime())}`));
  }
  await delivery.stop();
  return seen;
}
