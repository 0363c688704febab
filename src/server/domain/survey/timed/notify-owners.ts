import { after, days, hours } from "#src/server/clock.ts";
import type { Deps } from "#src/server/deps.ts";
import { suppressMail } from "#src/server/domain/mail/queue/queue-mail.ts";
import { queueTopicMail } from "#src/server/domain/mail/topics/queue-topic-mail.ts";
import { surveyClosesMail } from "#src/server/domain/mail/templates/survey/survey-closes.ts";
import { findOverlap } from "#src/server/domain/overlap/find-overlaps.ts";
import {
  listClosingSurveys,
  type ClosingSurvey,
  type ClosingTimes,
  type LastClosing,
} from "./ready-queries.ts";
import { setImmediate } from "node:timers/promises";
import { surveyEnding } from "./survey-ending.ts";
import { answersUntilReveal } from "#src/server/domain/survey/rules.ts";
import { describeFault } from "#src/server/log.ts";
import { notifyReadySurveys } from "./notify-ready-surveys.ts";

/** Rounds that are told of in one write: nobody else waits for longer than these take. */
const toldAtOnce = 20;

const timesAt = (now: Date): ClosingTimes => ({
  now,
  from: after(now, hours(1)),
  until: after(now, days(1)),
  leastLifeMs: days(2),
});

/**
 * Queues an email for each round that ends within a day, with what it lacks or what can be done. Once for each deadline,
 * however often and by however many processes it is looked. Where enough have answered, it says so: the email that is about
 * nothing else is then not needed. That is why it has to run before `notifyReadySurveys`.
 */
export async function notifyClosingSurveys(deps: Deps): Promise<void> {
  const times = timesAt(deps.clock.now());
  let last: LastClosing | null = null;
  for (;;) {
    const page: readonly ClosingSurvey[] = await listClosingSurveys(deps.db.read, times, last, toldAtOnce);
    if (page.length > 0) await tell(deps, times, last);
    if (page.length < toldAtOnce) return;
    last = page.at(-1) ?? null;
    // A database in a file answers without ever waiting: requests need a turn, too.
    await setImmediate();
  }
}

async function tell(deps: Deps, times: ClosingTimes, last: LastClosing | null): Promise<void> {
  await deps.db.write(async (tx) => {
    const page = await listClosingSurveys(tx, times, last, toldAtOnce);
    for (const { email, eventKey, readyKey, closesAt, ...round } of page) {
      if (closesAt === null) continue;
      const overlap = await findOverlap(tx, { ...round, id: round.surveyId }, times.now);
      const opener = await deps.hooks.findOpener(tx, round.surveyId);
      const state = { ...round, ...surveyEnding(round, overlap), closesAt, opener };
      const isQueued = await queueTopicMail(tx, deps, {
        kind: "round closes",
        eventKey,
        to: email,
        content: (unsubscribeUrl) => surveyClosesMail(deps.env, state, unsubscribeUrl),
      });
      const isEnough = answersUntilReveal(round.newAnswers, round.minResponses) === 0;
      if (isQueued && isEnough) await suppressMail(tx, deps, "round ready", readyKey);
    }
  });
}

/**
 * Tells owners by email whose round ends soon, and who has enough answers for a window or its next result. In this order: the
 * first of the two emails says what the other would.
 */
export async function notifyOwners(deps: Deps): Promise<void> {
  await notifyClosingSurveys(deps).catch((error: unknown) => {
    deps.log.error("telling of closing rounds failed", describeFault(error));
  });
  await notifyReadySurveys(deps);
}
