import { after, days, hours } from "#src/server/clock.ts";
import type { Deps } from "#src/server/deps.ts";
import { suppressMail } from "#src/server/domain/mail/queue/queue-mail.ts";
import { queueTopicMail } from "#src/server/domain/mail/topics/queue-topic-mail.ts";
import { surveyClosesMail } from "#src/server/domain/mail/templates/survey/round-ends.ts";
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
import { surveyReadyMail } from "#src/server/domain/mail/templates/survey/round-ready.ts";

/** Rounds per write, so that other writes don't wait long. */
const surveysPerWrite = 20;

const timesAt = (now: Date): ClosingTimes => ({
  now,
  from: after(now, hours(1)),
  until: after(now, days(1)),
  leastLifeMs: days(2),
});

/**
 * Emails the owner of each round that ends within a day, once per deadline. With enough answers, the email
 * says so and replaces "round ready", so this must run before `notifyReadySurveys`.
 */
export async function notifyClosingSurveys(deps: Deps): Promise<void> {
  const times = timesAt(deps.clock.now());
  let last: LastClosing | null = null;
  for (;;) {
    const page: readonly ClosingSurvey[] = await listClosingSurveys(
      deps.db.read,
      times,
      last,
      surveysPerWrite,
    );
    if (page.length > 0) await notifyClosingPage(deps, times, last);
    if (page.length < surveysPerWrite) return;
    last = page.at(-1) ?? null;
    // A database in a file never yields to the event loop by itself.
    await setImmediate();
  }
}

async function notifyClosingPage(deps: Deps, times: ClosingTimes, last: LastClosing | null): Promise<void> {
  await deps.db.write(async (tx) => {
    const page = await listClosingSurveys(tx, times, last, surveysPerWrite);
    for (const { email, eventKey, readyKey, closesAt, ...round } of page) {
      if (closesAt === null) continue;
      const overlap = await findOverlap(tx, { ...round, id: round.surveyId }, times.now);
      const opener = await deps.hooks.findOpener(tx, round.surveyId);
      const state = { ...round, ...surveyEnding(round, overlap), closesAt, opener };
      const isQueued = await queueTopicMail(tx, deps, {
        kind: "round closes",
        eventKey,
        to: email,
        content: surveyClosesMail(state),
      });
      const isEnough = answersUntilReveal(round.newAnswers, round.minResponses) === 0;
      if (isQueued && isEnough) await suppressMail(tx, deps, "round ready", readyKey);
    }
  });
}

/** Emails owners about deadlines and ready results; the order matters, see `notifyClosingSurveys`. */
export async function notifyOwners(deps: Deps): Promise<void> {
  await notifyClosingSurveys(deps).catch((error: unknown) => {
    deps.log.error("telling of closing rounds failed", describeFault(error));
  });
  await notifyReadySurveys(deps);
}

/** Rounds per read. */
const surveysPerRead = 1000;

/**
 * Emails the owner of each open round that has the answers for its next result: once per result, across
 * processes, and not again when missing words are picked or an overlap ends. Runs on the hour, so that no
 * email tells when someone answered (rule A6).
 *
 * Answers leave no mark on their round (A6), so each process remembers the rounds it has stored answers for.
 * Rounds that became ready in another way are found by `scanForReadySurveys` within a day.
 */
export async function notifyReadySurveys(deps: Deps): Promise<void> {
  const now = deps.clock.now();
  const answered = deps.answeredRounds.take();
  try {
    await inBatches(answered, surveysPerRead, (some) => notifyReadyAmong(deps, now, some));
  } catch (error) {
    deps.answeredRounds.giveBack(answered);
    throw error;
  }
}

/** Checks one page of all rounds and notes the ready ones for the hourly job. */
export async function scanForReadySurveys(deps: Deps): Promise<void> {
  const { answeredRounds, db, clock } = deps;
  const now = clock.now();
  const after = answeredRounds.scannedUpTo(now);
  if (after === null) return;
  const upTo = await findPageEnd(db.read, after, surveysPerRead);
  const ready = await listReadySurveys(db.read, now, { after, upTo });
  for (const { surveyId } of ready) answeredRounds.note(surveyId);
  answeredRounds.continueAfter(upTo);
}

/** Mostly there are none: avoid the write. */
async function notifyReadyAmong(deps: Deps, now: Date, some: readonly string[]): Promise<void> {
  const ready = await listReadySurveys(deps.db.read, now, some);
  const ids = ready.map(({ surveyId }) => surveyId);
  await inBatches(ids, surveysPerWrite, (few) => notifyReady(deps, now, few));
}

async function notifyReady(deps: Deps, now: Date, surveyIds: readonly string[]): Promise<void> {
  await deps.db.write(async (tx) => {
    for (const { email, eventKey, ...round } of await listReadySurveys(tx, now, surveyIds)) {
      const overlap = await findOverlap(tx, { ...round, id: round.surveyId }, now);
      const opener = await deps.hooks.findOpener(tx, round.surveyId);
      await queueTopicMail(tx, deps, {
        kind: "round ready",
        eventKey,
        to: email,
        content: surveyReadyMail({ ...round, overlap, opener }),
      });
    }
  });
}
