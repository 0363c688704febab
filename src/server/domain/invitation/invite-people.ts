import type { Transaction } from "#db/client.ts";
import type { Actor } from "#src/server/actor.ts";
import { isWithinLimitIn } from "#src/server/auth/limits.ts";
import type { Deps } from "#src/server/deps.ts";
import { invitationMail } from "#src/server/domain/mail/templates/invitation.ts";
import { getOwnSurvey } from "#src/server/domain/survey/get-survey.ts";
import { isOpen } from "#src/server/domain/survey/rules.ts";
import { badField, conflict } from "#src/server/errors.ts";
import type { InvitationOutcome, NewInvitations } from "#src/shared/invitation.ts";
import { mostEntries, readInvitedAddresses } from "#src/shared/invited-addresses.ts";
import { firstMailEventPrefix } from "./first-mail-event.ts";
import { invitationMailsTo, invitationsByOwner, invitationsToMailbox } from "./limits.ts";
import { presentInvitation } from "./list-invitations.ts";
import { insertInvitation, listMailboxes } from "./queries.ts";
import { queueInvitationMail } from "./queue-invitation-mail.ts";
import { skipReasons, sortOut } from "./rules.ts";

/**
 * Invites people to answer a round, by a mail with a link that takes one answer. Who cannot be invited is skipped with a
 * reason, and stops nobody else. Somebody who wants no such mails counts as invited and gets none: that is theirs to know.
 *
 * @throws {DomainError} not_found; bad_request for a list without end; conflict for a closed round.
 */
export async function invitePeople(
  deps: Deps,
  actor: Actor,
  surveyId: string,
  { emails, message }: NewInvitations,
): Promise<InvitationOutcome> {
  const addresses = readInvitedAddresses(emails);
  if (addresses.length > mostEntries)
    throw badField("emails", "These are more addresses than a round takes.");
  const outcome = await deps.db.write(async (tx) => {
    const now = deps.clock.now();
    const survey = await getOwnSurvey(tx, actor, surveyId);
    if (!isOpen(survey, now)) throw conflict("This round is closed.");
    const invitedMailboxes = await listMailboxes(tx, surveyId);
    const { candidates, skipped } = sortOut(addresses, { ownMailbox: actor.mailbox, invitedMailboxes });
    const round = { ...survey, ownerName: `${actor.firstName} ${actor.lastName}` };
    const invited = [];
    const refused = [];
    for (const { email, mailbox } of candidates) {
      const reason = await limitReached(tx, actor, mailbox, now);
      if (reason !== null) {
        refused.push({ email, reason });
        continue;
      }
      const row = { id: deps.ids.id(), surveyId, email, mailbox, invitedAt: now };
      await insertInvitation(tx, row);
      await queueInvitationMail(tx, deps, {
        invitationId: row.id,
        email,
        eventKey: `${firstMailEventPrefix}${row.id}`,
        content: (links) => invitationMail(deps.env, round, { ...links, note: message }),
        isBlank: !(await isWithinLimitIn(tx, now, invitationMailsTo(mailbox))),
      });
      invited.push(presentInvitation(row));
    }
    return { invited, skipped: [...skipped, ...refused] };
  });
  deps.wakeMailWorker();
  return outcome;
}

async function limitReached(
  tx: Transaction,
  actor: Actor,
  mailbox: string,
  now: Date,
): Promise<string | null> {
  if (!(await isWithinLimitIn(tx, now, invitationsToMailbox(actor, mailbox)))) return skipReasons.tooOften;
  return (await isWithinLimitIn(tx, now, invitationsByOwner(actor))) ? null : skipReasons.tooManyToday;
}
