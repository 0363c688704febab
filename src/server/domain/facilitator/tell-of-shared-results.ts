import { after, days } from "#src/server/clock.ts";
import type { Deps } from "#src/server/deps.ts";
import { resultSharedMail } from "#src/server/domain/mail/templates/programme/result-shared.ts";
import { queueTopicMail } from "#src/server/domain/mail/topics/queue-topic-mail.ts";
import { inBatches } from "#src/server/queue.ts";
import { listLatelyShown, listUntoldShares } from "./news-queries.ts";

/** Clients that are looked at together, and told of in one write: nobody else waits for longer than these take. */
const lookedAtOnce = 20;

/** Whoever turns such emails on again gets none about what they have long seen. */
const newsForMs = days(7);

/**
 * Queues an email to each facilitator whom a client lets see their result: one for each time that sharing begins. It runs on the hour, so
 * nobody is told of sharing that was taken back before then. It looks only at what was shared in the last seven days.
 */
export async function tellOfSharedResults(deps: Deps): Promise<void> {
  const clientIds = await listLatelyShown(deps.db.read, after(deps.clock.now(), -newsForMs));
  await inBatches(clientIds, lookedAtOnce, (some) => tell(deps, some));
}

async function tell(deps: Deps, clientIds: readonly string[]): Promise<void> {
  // Most often there are none: nobody has to wait for a write then.
  if ((await listUntoldShares(deps.db.read, clientIds)).length === 0) return;
  await deps.db.write(async (tx) => {
    for (const { eventKey, email, ...shared } of await listUntoldShares(tx, clientIds))
      await queueTopicMail(tx, deps, {
        kind: "result shared",
        eventKey,
        to: email,
        content: (unsubscribeUrl) => resultSharedMail(deps.env, shared, unsubscribeUrl),
      });
  });
}
