import { after, days } from "#src/server/clock.ts";
import type { Deps } from "#src/server/deps.ts";
import { resultSharedMail } from "#src/server/domain/mail/templates/programme/result-shared.ts";
import { queueTopicMail } from "#src/server/domain/mail/topics/queue-topic-mail.ts";
import { setImmediate } from "node:timers/promises";
import { findProgrammePageEnd, listUntoldShares, type ProgrammePage } from "./news-queries.ts";

/** Programmes that are looked at together: nobody else waits for longer than these take. */
const lookedAtOnce = 200;

/** Whoever turns such emails on again gets none about what they have long seen. */
const newsForMs = days(7);

/**
 * Queues an email to each facilitator whom a client lets see their result: one for each time that sharing begins. Run on the hour, and
 * of what was shared and taken back in between nobody hears.
 */
export async function tellOfSharedResults(deps: Deps): Promise<void> {
  let last = "";
  for (;;) {
    const upTo = await findProgrammePageEnd(deps.db.read, last, lookedAtOnce);
    await tellPage(deps, { after: last, upTo });
    if (upTo === null) return;
    last = upTo;
    // A database in a file answers without ever waiting: requests need a turn, too.
    await setImmediate();
  }
}

async function tellPage(deps: Deps, page: ProgrammePage): Promise<void> {
  const since = after(deps.clock.now(), -newsForMs);
  // Most often there are none: nobody has to wait for a write then.
  if ((await listUntoldShares(deps.db.read, page, since)).length === 0) return;
  await deps.db.write(async (tx) => {
    for (const { eventKey, email, ...shared } of await listUntoldShares(tx, page, since))
      await queueTopicMail(tx, deps, {
        kind: "result shared",
        eventKey,
        to: email,
        topic: "clients",
        content: (unsubscribeUrl) => resultSharedMail(deps.env, shared, unsubscribeUrl),
      });
  });
}
