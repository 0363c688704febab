import type { Deps } from "#src/server/deps.ts";
import { findOpener } from "#src/server/domain/client/find-opener.ts";
import { queueTopicMail } from "#src/server/domain/mail/topics/queue-topic-mail.ts";
import { surveyReadyMail } from "#src/server/domain/mail/templates/survey/survey-ready.ts";
import { setImmediate } from "node:timers/promises";
import { findOverlap } from "#src/server/domain/overlap/find-overlaps.ts";
import { findPageEnd, listReadySurveys, type SurveyPage } from "./ready-queries.ts";

/** Rounds that are looked at together: nobody else waits for longer than these take. */
const lookedAtOnce = 200;

/**
 * Queues an email for each open round that has the answers for its next result, the first or a later one, and whose owner was
 * not told yet: one for each result, never one for an answer, and none more once own words are picked that were missing
 * then, or once no other round stands in the way. To be run on the hour, so that no email tells when someone answered (rule A6).
 * Many processes may do it at once: the event has one email.
 *
 * It goes through all rounds, because an answer leaves no mark on its round that would tell of it (A6).
 */
export async function notifyReadySurveys(deps: Deps): Promise<void> {
  const now = deps.clock.now();
  let after = "";
  for (;;) {
    const upTo = await findPageEnd(deps.db.read, after, lookedAtOnce);
    await tellPage(deps, now, { after, upTo });
    if (upTo === null) return;
    after = upTo;
    // A database in a file answers without ever waiting: requests need a turn, too.
    await setImmediate();
  }
}

async function tellPage(deps: Deps, now: Date, page: SurveyPage): Promise<void> {
  // Most often there are none: nobody has to wait for a write then.
  if ((await listReadySurveys(deps.db.read, now, page)).length === 0) return;
  await deps.db.write(async (tx) => {
    for (const { email, eventKey, ...round } of await listReadySurveys(tx, now, page)) {
      const overlap = await findOverlap(tx, { ...round, id: round.surveyId }, now);
      const opener = await findOpener(tx, round.surveyId);
      await queueTopicMail(tx, deps, {
        kind: "round ready",
        eventKey,
        to: email,
        topic: "rounds",
        content: (unsubscribeUrl) => surveyReadyMail(deps.env, { ...round, overlap, opener }, unsubscribeUrl),
      });
    }
  });
}
