import { after, hours } from "#src/server/clock.ts";
import type { Deps } from "#src/server/deps.ts";
import { queueTopicMail } from "#src/server/domain/mail/queue-topic-mail.ts";
import { roundReadyMail } from "#src/server/domain/mail/templates/round-ready.ts";
import { listReadyRounds } from "./ready-queries.ts";

/** How often it is looked for rounds to tell of: on the hour, so that no mail tells when somebody answered (rule A6). */
export const tellingEveryMs = hours(1);

const eventPrefix = "round ready ";

/**
 * Queues a mail for each round whose first window can be opened and whose owner was not told yet. Many processes may do it
 * at once: the event has one mail. A round that ended by its deadline since the last look counts too: the last answers
 * often come just before it.
 */
export async function tellReadyRounds(deps: Deps): Promise<void> {
  const endsAfter = after(deps.clock.now(), -tellingEveryMs);
  // Most often there are none: nobody has to wait for a write then.
  if ((await listReadyRounds(deps.db.read, eventPrefix, endsAfter)).length === 0) return;
  await deps.db.write(async (tx) => {
    for (const { email, ...round } of await listReadyRounds(tx, eventPrefix, endsAfter)) {
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
