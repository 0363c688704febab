import { surveyErrors } from "#src/server/domain/survey/errors.ts";
import { invitationErrors } from "./errors.ts";
import type { Transaction } from "#db/client.ts";
import type { Actor } from "#src/server/actor.ts";
import { countEach } from "#src/server/auth/limits/counters.ts";
import { readLeft } from "#src/server/auth/limits/limits.ts";
import type { Deps } from "#src/server/deps.ts";
import { getPlanIn } from "#src/server/domain/billing/plan/get-plan.ts";
import { requireAddresses } from "#src/server/domain/billing/plan/plan-rules.ts";
import { findOverlap } from "#src/server/domain/overlap/find-overlaps.ts";
import { findRespelled, rememberInvited } from "#src/server/domain/overlap/mailbox-list.ts";
import { readRoom } from "#src/server/domain/mail/throttle/read-room.ts";
import { invitationMail } from "#src/server/domain/mail/templates/survey/invitation.ts";
import { getOwnSurvey } from "#src/server/domain/survey/read/get-survey.ts";
import type { OwnSurvey } from "#src/server/domain/survey/queries.ts";
import { isOpen, requireOwnPace } from "#src/server/domain/survey/rules.ts";
import type { InvitationOutcome } from "#src/shared/invitation/invitation.output.ts";
import type { NewInvitations } from "#src/shared/invitation/invitation.input.ts";
import { mostEntries, readInvitedAddresses } from "./invited-addresses.ts";
import { invitationsByOwner, invitationsToMailbox } from "./limits.ts";
import { presentInvitation } from "./list-invitations.ts";
import { insertInvitations, listMailboxes } from "./queries.ts";
import { queueInvitationMails } from "./queue-invitation-mails.ts";
import { dropMarks, findMarks } from "./revoked-queries.ts";
import { skipReasons, splitInvitees, type Candidate } from "./rules.ts";

/**
 * Invites people to answer a round, by an email with a link that takes one answer. Who cannot be invited is skipped with a
 * reason, and stops nobody else. Someone who wants no such emails counts as invited and gets none: that is theirs to know.
 *
 * @throws {DomainError} not_found; bad_request for a list without end; plan_needed; conflict for a closed round, and for a part of a team round.
 */
export async function invitePeople(
  deps: Deps,
  actor: Actor,
  surveyId: string,
  { emails, message }: NewInvitations,
): Promise<InvitationOutcome> {
  const addresses = readInvitedAddresses(emails);
  if (addresses.length > mostEntries) throw invitationErrors.tooManyAddresses();
  return deps.db.write(async (tx) => {
    const now = deps.clock.now();
    const survey = await getOwnSurvey(tx, actor, surveyId);
    const plan = await getPlanIn(tx, deps, actor);
    requireAddresses(plan.features, addresses.length);
    if (!isOpen(survey, now)) throw surveyErrors.closed();
    requireOwnPace(survey);
    const { candidates, skipped } = splitInvitees(addresses, {
      ownMailbox: actor.mailbox,
      invitedMailboxes: await listMailboxes(tx, survey.id),
    });
    const respelled = await findRespelled(tx, deps, survey, candidates);
    const known = candidates.filter((candidate) => !respelled.has(candidate));
    const { allowed, refused } = await splitByLimits(tx, actor, known, now);
    const mailboxes = allowed.map(({ mailbox }) => mailbox);
    const deliveryTo = await readRoom(tx, now, mailboxes);
    await rememberInvited(tx, deps, survey, allowed);
    const invited = await store(tx, deps, survey, allowed);
    const owner = { ownerFirstName: actor.firstName, ownerLastName: actor.lastName };
    await queueInvitationMails(
      tx,
      deps,
      invited.map((row) => ({
        invitationId: row.id,
        email: row.email,
        content: (links) => invitationMail(deps.env, { ...survey, ...owner }, { ...links, note: message }),
        isBlank: row.used || row.muted,
        throttle: { sender: actor, mailbox: row.mailbox, delivery: deliveryTo(row.mailbox) },
      })),
    );
    return {
      invited: invited.map((row) => presentInvitation({ ...row, delivery: deliveryTo(row.mailbox) })),
      skipped: [
        ...skipped,
        ...Array.from(respelled, ({ email }) => ({ email, reason: skipReasons.respelled })),
        ...refused,
      ],
      overlap: await findOverlap(tx, survey, now),
    };
  });
}

async function splitByLimits(tx: Transaction, actor: Actor, candidates: readonly Candidate[], now: Date) {
  const limitOf = ({ mailbox }: Candidate) => invitationsToMailbox(actor, mailbox);
  const ofOwner = invitationsByOwner(actor);
  const left = await readLeft(tx, now, [ofOwner, ...candidates.map(limitOf)]);
  const welcome = candidates.filter((candidate) => left(limitOf(candidate)) > 0);
  await countEach(tx, now, candidates.map(limitOf));
  if (welcome.length > 0) await countEach(tx, now, [ofOwner], welcome.length);
  const allowed = welcome.slice(0, left(ofOwner));
  const refused = candidates
    .filter((candidate) => !allowed.includes(candidate))
    .map((candidate) => ({
      email: candidate.email,
      reason: welcome.includes(candidate) ? skipReasons.tooManyToday : skipReasons.tooOften,
    }));
  return { allowed, refused };
}

/** Someone who was revoked comes back with what they had done: whoever has answered does not answer again. */
async function store(tx: Transaction, deps: Deps, { id: surveyId }: OwnSurvey, people: readonly Candidate[]) {
  const invitedAt = deps.clock.now();
  const mailboxes = people.map(({ mailbox }) => mailbox);
  const marksOf = await findMarks(tx, surveyId, mailboxes);
  const rows = people.map(({ email, mailbox }) => ({
    ...{ id: deps.ids.id(), surveyId, email, mailbox, invitedAt },
    ...marksOf(mailbox),
  }));
  await dropMarks(tx, surveyId, mailboxes);
  await insertInvitations(tx, rows);
  return rows;
}
