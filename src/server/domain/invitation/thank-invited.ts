import type { Actor } from "#src/server/actor.ts";
import type { Transaction } from "#db/client.ts";
import type { Deps, TransactionDeps } from "#src/server/deps.ts";
import type { CountedSurvey, OwnSurvey } from "#src/server/domain/survey/queries.ts";
import { thanksMail } from "#src/server/domain/mail/templates/survey/thanks.ts";
import { queueTopicMails } from "#src/server/domain/mail/topics/queue-topic-mail.ts";
import { listToThank } from "./queries.ts";
import type { Survey } from "#src/shared/survey/survey.output.ts";
import { changeSurvey } from "#src/server/domain/survey/change-survey.ts";
import { surveyErrors } from "#src/server/domain/survey/errors.ts";
import { isOpen } from "#src/server/domain/survey/rules.ts";

/**
 * Thanks everyone who is still invited to a round, in the same words, whether they have answered or not: we don't tell the owner who has
 * (rule A7). It happens once; asked again, nothing more is sent.
 *
 * @throws {DomainError} not_found; conflict before the window was opened or the round closed, and where nobody is invited.
 */
export const thankInvited = (deps: Deps, actor: Actor, surveyId: string): Promise<Survey> =>
  changeSurvey(
    deps,
    actor,
    surveyId,
    (survey, now) => {
      if (survey.thankedAt !== null) return {};
      requireThankable(survey, now);
      return { thankedAt: now };
    },
    (tx, survey) => queueThanks(tx, deps, actor, survey),
  );

function requireThankable(survey: CountedSurvey, now: Date): void {
  if (survey.shownAnswers === null && isOpen(survey, now)) throw surveyErrors.tooEarlyToThank();
  if (survey.invitedCount === 0) throw surveyErrors.nobodyToThank();
}

/**
 * Asks whom to thank: everyone who is still invited. Whether they have answered is never looked at, so neither the emails nor
 * the rows that they leave can tell (rules A6 and A7). Those who want no emails about the round, or have had none of it, leave the same rows and get none.
 */
async function queueThanks(
  tx: Transaction,
  deps: TransactionDeps,
  { firstName, lastName }: Actor,
  { id, title }: OwnSurvey,
): Promise<void> {
  const invited = await listToThank(tx, id);
  const names = { ownerFirstName: firstName, ownerLastName: lastName, title };
  await queueTopicMails(
    tx,
    deps,
    invited.map(({ id, email, muted, delivery }) => ({
      kind: "thanks",
      to: email,
      subjectId: id,
      withoutRecipient: muted || delivery !== "usual",
      content: (unsubscribeUrl) => thanksMail(deps.env, names, unsubscribeUrl),
    })),
  );
}
