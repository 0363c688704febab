import type { Transaction } from "#db/client.ts";
import { after, days } from "#src/server/clock.ts";
import type { Deps, TransactionDeps } from "#src/server/deps.ts";
import { queueTopicMails, type TopicMail } from "#src/server/domain/mail/topics/queue-topic-mail.ts";
import { surveyOverMail } from "#src/server/domain/mail/templates/survey/survey-over.ts";
import { findOverlap } from "#src/server/domain/overlap/find-overlaps.ts";
import { setImmediate } from "node:timers/promises";
import { endSurveys, hasDueSurvey, listDue, listOwned, type OwnedSurvey } from "./due-queries.ts";
import { surveyEnding } from "./survey-ending.ts";

/** So many in one write: others wait for it. */
const mostAtOnce = 10;

/** Who learns of a deadline later than this has found out, or does not care. */
const newsForMs = days(7);

/**
 * Ends the rounds whose deadline is over, at their deadline, and queues an email to each owner in the same write: a process
 * that dies leaves both or neither, and of many that look at once one finds the round open. That nobody answers after the
 * deadline does not depend on it (see `endOf`): what changes is only what the owner hears.
 */
export async function closeDueSurveys(deps: Deps): Promise<void> {
  // Most often there are none: nobody has to wait for a write then.
  if (!(await hasDueSurvey(deps.db.read, deps.clock.now()))) return;
  while ((await closeSome(deps)) === mostAtOnce) {
    // A database in a file answers without ever waiting: requests need a turn, too.
    await setImmediate();
  }
}

function closeSome(deps: Deps): Promise<number> {
  return deps.db.write(async (tx) => {
    const ids = await listDue(tx, deps.clock.now(), mostAtOnce);
    await endSurveys(tx, ids);
    await tellOwners(tx, deps, ids);
    return ids.length;
  });
}

/** Queues an email to the owner of each of some rounds that have reached their deadline, where that is still news: one for good. */
export async function tellOwners(
  tx: Transaction,
  deps: TransactionDeps,
  surveyIds: readonly string[],
): Promise<void> {
  const now = deps.clock.now();
  // Now that they have ended: before, the answers of a team round count as none.
  const ended = await listOwned(tx, surveyIds);
  const told = ended.filter(({ emailVerifiedAt, closesAt }) => {
    const isNews = closesAt !== null && closesAt > after(now, -newsForMs);
    return emailVerifiedAt !== null && isNews;
  });
  await queueTopicMails(tx, deps, await Promise.all(told.map((survey) => mailTo(tx, deps, survey))));
}

/** What the owner of a round that has ended gets. */
async function mailTo(tx: Transaction, deps: TransactionDeps, survey: OwnedSurvey): Promise<TopicMail> {
  const overlap = await findOverlap(tx, survey, deps.clock.now());
  const opener = await deps.hooks.findOpener(tx, survey.id);
  const over = { ...survey, ...surveyEnding(survey, overlap), opener };
  return {
    kind: "round over",
    eventKey: `round over ${survey.id}`,
    to: survey.email,
    content: (unsubscribeUrl) => surveyOverMail(deps.env, over, unsubscribeUrl),
  };
}
