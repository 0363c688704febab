import type { Deps } from "#src/server/deps.ts";
import { createDelivery } from "#src/server/domain/mail/queue/deliver-mails.ts";
import type { MailTransport } from "#src/server/domain/mail/queue/mail-transport.ts";
import { emailRules, findShown } from "#src/server/jobs/mail-worker.ts";
import { eq, and, lte } from "drizzle-orm";
import { mails } from "#db/schema/index.ts";
import type { Timers } from "#src/server/clock.ts";

/** Every email starts as soon as it is claimed. A worker that is stopped at once ticks once. */
export const withoutWaiting: Timers = {
  now: () => 0,
  wait: (_, run) => {
    let isOn = true;
    queueMicrotask(() => {
      if (isOn) run();
    });
    return () => {
      isOn = false;
    };
  },
  chance: () => 0,
};

/** Delivers and settles all due emails, in as many ticks as a worker needs. */
export async function deliverDueMails(
  deps: Pick<Deps, "db" | "clock" | "log" | "env" | "reachability">,
  transport: MailTransport,
): Promise<void> {
  const isDue = () =>
    deps.db.read
      .select({ id: mails.id })
      .from(mails)
      .where(and(eq(mails.state, "queued"), lte(mails.dueAt, deps.clock.now())))
      .get();
  while ((await isDue()) !== undefined) {
    const delivery = createDelivery(deps, transport, withoutWaiting, emailRules, findShown(deps));
    await delivery.tick(0);
    await delivery.stop();
  }
}

/** The sorted recipients of emails that are due now, which this delivers. */
export async function recipientsOfDueMails(deps: Parameters<typeof deliverDueMails>[0]): Promise<string[]> {
  const sent: string[] = [];
  await deliverDueMails(deps, { send: ({ to }) => Promise.resolve(void sent.push(to)) });
  return sent.toSorted();
}
