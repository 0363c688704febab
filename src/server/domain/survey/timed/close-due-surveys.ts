import type { Overlap } from "#src/shared/survey/survey.output.ts";
import type { CountedSurvey } from "#src/server/domain/survey/queries.ts";
import { answersUntilReveal } from "#src/server/domain/survey/rules.ts";
import type { Transaction } from "#db/client.ts";
import { after, days } from "#src/server/clock.ts";
import type { Deps, TransactionDeps } from "#src/server/deps.ts";
import { type TopicMail, queueTopicMails } from "#src/server/domain/mail/topics/queue-topic-mail.ts";
import { surveyOverMail } from "#src/server/domain/mail/templates/survey/round-ends.ts";
import { findOverlap } from "#src/server/domain/overlap/find-overlaps.ts";
import { setImmediate } from "node:timers/promises";
import { type OwnedSurvey, endSurveys, hasDueSurvey, listDue, listOwned } from "./timed-queries.ts";

/**
 * What an ended round allows. `open`: the first window can open. `pick`: it could, after the owner picks
 * words. `again`: a newer result can be made. `overlap`: enough answers, but another round blocks it (rule
 * A12). `kept`: the result stays as it is. `none`: there will be no result.
 */
interface SurveyEnding {
  readonly ending: "open" | "pick" | "again" | "overlap" | "kept" | "none";
  readonly overlap: Overlap | null;
  /** All answers, as the owner's pages count them. */
  readonly answered: number;
  /** Answers in no result; with `kept` and `none` they stay hidden (rule A2). */
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

/** Rounds per write, so that other writes don't wait long. */
const surveysPerWrite = 10;

/** Later news of a deadline is no use to the owner. */
const newsForMs = days(7);

/**
 * Ends the rounds whose deadline has passed, and queues the owners' emails in the same write: a crash leaves
 * both or neither, and only one of several processes finds the round open. `endOf` already refuses answers
 * after the deadline; this job only notifies.
 */
export async function closeDueSurveys(deps: Deps): Promise<void> {
  // Mostly there are none: avoid the write.
  if (!(await hasDueSurvey(deps.db.read, deps.clock.now()))) return;
  while ((await closeBatch(deps)) === surveysPerWrite) {
    // A database in a file never yields to the event loop by itself.
    await setImmediate();
  }
}

function closeBatch(deps: Deps): Promise<number> {
  return deps.db.write(async (tx) => {
    const ids = await listDue(tx, deps.clock.now(), surveysPerWrite);
    await endSurveys(tx, ids);
    await queueRoundOverEmails(tx, deps, ids);
    return ids.length;
  });
}

/** Queues one email per round to the owners of rounds that have just reached their deadline. */
async function queueRoundOverEmails(
  tx: Transaction,
  deps: TransactionDeps,
  surveyIds: readonly string[],
): Promise<void> {
  const now = deps.clock.now();
  const ended = await listOwned(tx, surveyIds);
  const notified = ended.filter(({ emailVerifiedAt, closesAt }) => {
    const isNews = closesAt !== null && closesAt > after(now, -newsForMs);
    return emailVerifiedAt !== null && isNews;
  });
  await queueTopicMails(
    tx,
    deps,
    await Promise.all(notified.map((survey) => roundOverEmail(tx, deps, survey))),
  );
}

async function roundOverEmail(
  tx: Transaction,
  deps: TransactionDeps,
  survey: OwnedSurvey,
): Promise<TopicMail> {
  const overlap = await findOverlap(tx, survey, deps.clock.now());
  const opener = await deps.hooks.findOpener(tx, survey.id);
  const over = { ...survey, surveyId: survey.id, ...surveyEnding(survey, overlap), opener };
  return {
    kind: "round over",
    eventKey: `round over ${survey.id}`,
    to: survey.email,
    content: surveyOverMail(over),
  };
}
