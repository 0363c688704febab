import { hours } from "#src/server/clock.ts";
import type { Deps } from "#src/server/deps.ts";
import { queueTopicMail } from "#src/server/domain/mail/queue-topic-mail.ts";
import { roundReadyMail } from "#src/server/domain/mail/templates/round-ready.ts";
import { listReadyRounds } from "./ready-queries.ts";

/** How often it is looked for rounds to tell of: on the hour, so that no mail tells when somebody answered (rule A6). */
export const tellingEveryMs = hours(1);

const eventPrefix = "round ready ";

/**
 * Queues a mail for each round whose first window can be opened and whose owner was not told yet. Many processes may do it
 * at once: the event has one mail. Of a round that has ended by its deadline the mail about its end tells.
 */
export async function tellReadyRounds(deps: Deps): Promise<void> {
  const now = deps.clock.now();
  // Most often there are none: nobody has to wait for a write then.
  if ((await listReadyRounds(deps.db.read, eventPrefix, now)).length === 0) return;
  await deps.db.write(async (tx) => {
    for (const { email, ...round } of await listReadyRounds(tx, eventPrefix, now)) {
      await queueTopicMail(tx, deps, {
        eventKey: `${eventPrefix}${round.surveyId}`,
        to: email,
        topic: "rounds",
        content: (unsubscribeUrl) => roundReadyMail(deps.env, round, unsubscribeUrl),
      });
    }
  });
  deps.wakeMailWorker();
}
