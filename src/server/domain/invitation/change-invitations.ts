import type { IdSelection, Transaction } from "#db/client.ts";
import { forgetInvitations } from "#src/server/domain/mail/topics/forget-address.ts";
import {
  deleteInvitations,
  listToThank,
  selectInvitation,
  selectInvitationsOf,
  setInvitationMuted,
} from "./queries.ts";
import { deleteInvitationLinks } from "./queries.ts";
import { deleteMarks, findMailbox, storeMarks } from "./revoked-queries.ts";
import { rescanSurveys } from "./reminder-queries.ts";
import { invitationErrors } from "./errors.ts";
import type { Actor } from "#src/server/actor.ts";
import type { Deps, TransactionDeps } from "#src/server/deps.ts";
import { getOwnSurvey } from "#src/server/domain/survey/read.ts";
import { rememberRevoked } from "#src/server/domain/overlap/mailbox-list.ts";
import { type MailSubscription, getLink, isWanted } from "#src/server/domain/mail/topics/opt-outs.ts";
import type { CountedSurvey, OwnSurvey } from "#src/server/domain/survey/queries.ts";
import { thanksMail } from "#src/server/domain/mail/templates/survey/invitation.ts";
import { queueTopicMails } from "#src/server/domain/mail/topics/queue-topic-mail.ts";
import type { Survey } from "#src/shared/survey/survey.output.ts";
import { changeSurvey } from "#src/server/domain/survey/change-survey.ts";
import { surveyErrors } from "#src/server/domain/survey/errors.ts";
import { isOpen } from "#src/server/domain/survey/rules.ts";

/** Erases all invitations to some rounds, and the marks of revoked ones. */
export async function eraseInvitationsOf(tx: Transaction, surveyIds: IdSelection): Promise<void> {
  const ids = selectInvitationsOf(tx, surveyIds);
  await deleteMarks(tx, surveyIds);
  await forgetInvitations(tx, ids);
  await deleteInvitations(tx, ids);
}

export const eraseInvitationLinks = (tx: Transaction, ids: IdSelection): Promise<void> =>
  deleteInvitationLinks(tx, ids);

/** Recomputes due reminders within the hour, after deadlines have moved. */
export const rescheduleReminders = (tx: Transaction, surveyIds: readonly string[]): Promise<void> =>
  rescanSurveys(tx, surveyIds);

/**
 * Revokes an invitation: its links stop working, and queued emails are canceled. An answer already given
 * stays, and the owner can't tell whether there is one (rule A7). The marks "used" and "muted" are kept, so
 * that a new invitation allows no second answer.
 *
 * @throws {DomainError} not_found
 */
export function revokeInvitation(
  deps: Deps,
  actor: Actor,
  surveyId: string,
  invitationId: string,
): Promise<void> {
  return deps.db.write(async (tx) => {
    const survey = await getOwnSurvey(tx, actor, surveyId);
    const found = await findMailbox(tx, survey.id, invitationId);
    if (found === undefined) throw invitationErrors.notFound();
    await storeMarks(tx, survey.id, { id: invitationId, mailbox: found.mailbox });
    await rememberRevoked(tx, deps, survey, found.mailbox);
    const invitation = selectInvitation(tx, survey.id, invitationId);
    await forgetInvitations(tx, invitation);
    await deleteInvitations(tx, invitation);
  });
}

/**
 * Turns emails about one round off or on, by an email's link. The owner doesn't learn of it. Once the
 * invitation is gone, no more emails come anyway, so muting succeeds.
 *
 * @throws {DomainError} not_found, also for emails about something else
 */
export const setSurveyMuted = (deps: Deps, token: string, muted: boolean): Promise<MailSubscription> =>
  deps.db.write(async (tx) => {
    const link = await getLink(tx, token);
    if (link.topic !== "invitations") throw invitationErrors.notFound();
    if (link.invitationId !== null) await setInvitationMuted(tx, link.invitationId, muted);
    const surveyMuted = muted || link.invitationId !== null ? muted : null;
    return { topic: link.topic, wanted: await isWanted(tx, link), surveyMuted };
  });

/**
 * Thanks everyone still invited, in the same words, whether they have answered or not: the owner must not
 * learn who has (rule A7). Sends nothing the second time.
 *
 * @throws {DomainError} not_found; conflict before the window was opened or the round closed, and without
 *   invitations
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
 * Never reads who has answered, so neither the emails nor their rows can tell (rules A6, A7). People who
 * muted the round, or whose invitation never went out, leave the same rows but get nothing.
 */
async function queueThanks(
  tx: Transaction,
  deps: TransactionDeps,
  { name: ownerName, firstName: ownerFirstName }: Actor,
  { id }: OwnSurvey,
): Promise<void> {
  const invited = await listToThank(tx, id);
  await queueTopicMails(
    tx,
    deps,
    invited.map(({ id, email, muted, language, delivery }) => ({
      kind: "thanks",
      to: email,
      subjectId: id,
      withoutRecipient: muted || delivery !== "usual",
      content: thanksMail({ ownerName, ownerFirstName, language }),
    })),
  );
}
