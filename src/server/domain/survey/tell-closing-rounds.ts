import { after, days, hours } from "#src/server/clock.ts";
import type { Deps } from "#src/server/deps.ts";
import { queueTopicMail } from "#src/server/domain/mail/queue-topic-mail.ts";
import { roundClosesMail } from "#src/server/domain/mail/templates/round-closes.ts";
import { listClosingRounds, type ClosingTimes } from "./ready-queries.ts";

const timesAt = (now: Date): ClosingTimes => ({
  now,
  from: after(now, hours(1)),
  until: after(now, days(1)),
  leastLifeMs: days(2),
});

/**
 * Queues a mail for each round that ends within a day and could not be opened then: own words are missing, or answers. Once
 * for each deadline, however often and by however many processes it is looked.
 */
export async function tellClosingRounds(deps: Deps): Promise<void> {
  const times = timesAt(deps.clock.now());
  if ((await listClosingRounds(deps.db.read, times)).length === 0) return;
  await deps.db.write(async (tx) => {
    for (const { email, eventKey, closesAt, ...round } of await listClosingRounds(tx, times)) {
      if (closesAt === null) continue;
      await queueTopicMail(tx, deps, {
        eventKey,
        to: email,
        topic: "rounds",
        content: (unsubscribeUrl) => roundClosesMail(deps.env, { ...round, closesAt }, unsubscribeUrl),
      });
    }
  });
  deps.wakeMailWorker();
}
