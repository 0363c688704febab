import { after, days, hours } from "#src/server/clock.ts";
import { remindPeers } from "#src/server/domain/invitation/remind-peers.ts";
import { lookBackMail } from "#src/server/domain/mail/templates/look-back.ts";
import { surveyClosesMail, surveyOverMail } from "#src/server/domain/mail/templates/survey/round-ends.ts";
import { surveyReadyMail } from "#src/server/domain/mail/templates/survey/round-ready.ts";
import { sendLookBacks } from "#src/server/domain/action-plan/send-look-backs.ts";
import { closeDueSurveys, surveyEnding } from "#src/server/domain/survey/timed/close-due-surveys.ts";
import { notifyClosingSurveys, notifyReadySurveys } from "#src/server/domain/survey/timed/notify-owners.ts";
import { lookBackTime } from "#src/shared/action-plan/action-plan-limits.ts";
import { isOpen, type PlayedSurvey } from "./survey.ts";

/** Time passes, and hourly jobs run at its end. */
export async function wait(round: PlayedSurvey, count: number): Promise<void> {
  const { deps } = round;
  deps.clock.advance(hours(count));
  expectMails(round);
  expectLookBack(round);
  await closeDueSurveys(deps);
  await notifyClosingSurveys(deps);
  await notifyReadySurveys(deps);
  await remindPeers(deps);
  await sendLookBacks(deps);
}

/** On the owner's chosen day, whatever anyone else did. */
function expectLookBack(round: PlayedSurvey): void {
  const { deps, owner, survey, lookBackOn, mails } = round;
  if (lookBackOn === null || lookBackTime(lookBackOn) > deps.clock.now()) return;
  const about = { surveyId: survey.id, title: survey.title, firstName: owner.firstName };
  mails.push(lookBackMail({ ...about, panes: ["arena"] }));
  Object.assign(round, { lookBackOn: null, wasReminded: true });
}

/** What the owner reads, by the model: the number of answers and whether they are enough. */
function expectMails(round: PlayedSurvey): void {
  const { deps, owner, survey, closesAt, model, mails } = round;
  const now = deps.clock.now();
  const { id, title, selfAssessmentComplete } = survey;
  const about = { surveyId: id, title, firstName: owner.firstName, minResponses: model.minResponses };
  const selfTraitIds = selfAssessmentComplete ? survey.traits : null;
  const results = model.results.length;

  const numbers = {
    newAnswers: model.fresh,
    shownAnswers: results === 0 ? null : model.shown,
    minResponses: model.minResponses,
    selfTraitIds,
  };

  if (isOpen(round)) {
    const isNear = closesAt !== null && closesAt > after(now, hours(1)) && closesAt <= after(now, days(1));
    const isLong = closesAt !== null && closesAt >= after(new Date(survey.createdAt), days(2));
    if (isNear && isLong && !round.toldOfClosing) {
      round.toldOfClosing = true;
      const closing = { ...about, ...surveyEnding(numbers, null), closesAt, selfTraitIds };
      mails.push(surveyClosesMail(closing));
      // It mentions whether the next result can be made.
      if (model.isDue) round.toldAt.add(results);
    }
    if (model.isDue && !round.toldAt.has(results)) {
      round.toldAt.add(results);
      round.toldWordless ||= selfTraitIds === null;
      mails.push(surveyReadyMail({ ...about, snapshots: results, selfTraitIds, overlap: null }));
    }
  } else if (round.completedAt === null && closesAt !== null) {
    round.completedAt = closesAt;
    if (closesAt > after(now, -days(7)))
      mails.push(surveyOverMail({ ...about, ...surveyEnding(numbers, null), selfTraitIds }));
  }
}
