import { after, days, hours } from "#src/server/clock.ts";
import type { Deps } from "#src/server/deps.ts";
import { suppressMail } from "#src/server/domain/mail/queue/queue-mail.ts";
import { queueTopicMail } from "#src/server/domain/mail/topics/queue-topic-mail.ts";
import { surveyClosesMail } from "#src/server/domain/mail/templates/survey/survey-closes.ts";
import { findOverlap } from "#src/server/domain/overlap/find-overlaps.ts";
import {
  type ClosingSurvey,
  type ClosingTimes,
  type LastClosing,
  findPageEnd,
  listClosingSurveys,
  listReadySurveys,
} from "./timed-queries.ts";
import { setImmediate } from "node:timers/promises";
import { surveyEnding } from "./close-due-surveys.ts";
import { answersUntilReveal } from "#src/server/domain/survey/rules.ts";
import { describeFault } from "#src/server/log.ts";
import { inBatches } from "#src/server/queue.ts";
import { surveyReadyMail } from "#src/server/domain/mail/templates/survey/survey-ready.ts";

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
    if (page.length > 0) await tellClosing(deps, times, last);
    if (page.length < toldAtOnce) return;
    last = page.at(-1) ?? null;
    // A database in a file answers without ever waiting: requests need a turn, too.
    await setImmediate();
  }
}

async function tellClosing(deps: Deps, times: ClosingTimes, last: LastClosing | null): Promise<void> {
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

/** Rounds that are looked at together, and those of them that are told of in one write: nobody else waits for longer than these take. */
const lookedAtOnce = 1000;

/**
 * Queues an email for each open round that has the answers for its next result, the first or a later one, and whose owner was
 * not told yet: one for each result, never one for an answer, and none more once own words are picked that were missing
 * then, or once no other round stands in the way. To be run on the hour, so that no email tells when someone answered (rule A6).
 * Many processes may do it at once: the event has one email.
 *
 * An answer leaves no mark on its round that would tell of it (A6), so the database doesn't know where to look: this process does, of the answers that
 * it took itself, and of what it has found when it looked back: of answers that another process took and never told of, and of rounds that
 * are ready for other reasons, it finds out within a day.
 */
export async function notifyReadySurveys(deps: Deps): Promise<void> {
  const now = deps.clock.now();
  const answered = deps.answeredRounds.take();
  try {
    await inBatches(answered, lookedAtOnce, (some) => look(deps, now, some));
  } catch (error) {
    deps.answeredRounds.giveBack(answered);
    throw error;
  }
}

/**
 * Looks at some rounds that others may have taken answers for, and notes those to tell of on the hour. A look at all of them at once would take
 * longer, the more there are.
 */
export async function lookBack(deps: Deps): Promise<void> {
  const { answeredRounds, db, clock } = deps;
  const now = clock.now();
  const after = answeredRounds.lookedUpTo(now);
  if (after === null) return;
  const upTo = await findPageEnd(db.read, after, lookedAtOnce);
  const ready = await listReadySurveys(db.read, now, { after, upTo });
  for (const { surveyId } of ready) answeredRounds.note(surveyId);
  answeredRounds.goOnBehind(upTo);
}

/** Most often there are none to tell of: nobody has to wait for a write then. */
async function look(deps: Deps, now: Date, some: readonly string[]): Promise<void> {
  const ready = await listReadySurveys(deps.db.read, now, some);
  const ids = ready.map(({ surveyId }) => surveyId);
  await inBatches(ids, toldAtOnce, (few) => tellReady(deps, now, few));
}

async function tellReady(deps: Deps, now: Date, surveyIds: readonly string[]): Promise<void> {
  await deps.db.write(async (tx) => {
    for (const { email, eventKey, ...round } of await listReadySurveys(tx, now, surveyIds)) {
      const overlap = await findOverlap(tx, { ...round, id: round.surveyId }, now);
      const opener = await deps.hooks.findOpener(tx, round.surveyId);
      await queueTopicMail(tx, deps, {
        kind: "round ready",
        eventKey,
        to: email,
        content: (unsubscribeUrl) => surveyReadyMail(deps.env, { ...round, overlap, opener }, unsubscribeUrl),
      });
    }
  });
}
