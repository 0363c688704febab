import type { Overlap } from "#src/shared/survey/survey.output.ts";
import type { CountedSurvey } from "#src/server/domain/survey/queries.ts";
import { answersUntilReveal } from "#src/server/domain/survey/rules.ts";
import type { Transaction } from "#db/client.ts";
import { after, days } from "#src/server/clock.ts";
import type { Deps, TransactionDeps } from "#src/server/deps.ts";
import { type TopicMail, queueTopicMails } from "#src/server/domain/mail/topics/queue-topic-mail.ts";
import { surveyOverMail } from "#src/server/domain/mail/templates/survey/survey-over.ts";
import { findOverlap } from "#src/server/domain/overlap/find-overlaps.ts";
import { setImmediate } from "node:timers/promises";
import { type OwnedSurvey, endSurveys, hasDueSurvey, listDue, listOwned } from "./timed-queries.ts";

/**
 * What a round leaves behind when it ends. `open`: a first window can be opened. `pick`: it could, once own words are
 * picked. `again`: a newer result can be made. `overlap`: enough have answered, and another round stands in the way (rule A12). `kept`: its result stays as it is. `none`: there is none and never will be.
 */
interface SurveyEnding {
  readonly ending: "open" | "pick" | "again" | "overlap" | "kept" | "none";
  readonly overlap: Overlap | null;
  /** All answers, as its owner's pages count them. */
  readonly answered: number;
  /** Answers that no result has; in `kept` and `none` they stay unshown (rule A2). */
  readonly unshown: number;
}

export function surveyEnding(
  survey: Pick<CountedSurvey, "newAnswers" | "shownAnswers" | "minResponses" | "selfTraitIds">,
  overlap: Overlap | null,
): SurveyEnding {
  const { newAnswers, shownAnswers, minResponses, selfTraitIds } = survey;
  const isEnough = answersUntilReveal(newAnswers, minResponses) === 0;
  return { ending: endingOf(), overlap, answered: (shownAnswers ?? 0) + newAnswers, unshown: newAnswers };

  function endingOf(): SurveyEnding["ending"] {
    if (isEnough && overlap !== null) return "overlap";
    if (shownAnswers !== null) return isEnough ? "again" : "kept";
    if (!isEnough) return "none";
    return selfTraitIds === null ? "pick" : "open";
  }
}

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
