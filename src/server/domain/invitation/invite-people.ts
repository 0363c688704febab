import { surveyErrors } from "#src/server/domain/survey/errors.ts";
import { invitationErrors } from "./errors.ts";
import type { Transaction } from "#db/client.ts";
import type { Actor } from "#src/server/actor.ts";
import { listUsedUpIn, takeUpToIn } from "#src/server/auth/limits/limits.ts";
import type { Deps } from "#src/server/deps.ts";
import { getPlan } from "#src/server/domain/billing/plan/get-plan.ts";
import { requireAddresses } from "#src/server/domain/billing/plan/plan-rules.ts";
import { findOverlap } from "#src/server/domain/overlap/find-overlaps.ts";
import { listRespelledInvitees } from "#src/server/domain/overlap/list-respelled.ts";
import { rememberInvited } from "#src/server/domain/overlap/remember-invited.ts";
import { invitationMail } from "#src/server/domain/mail/templates/survey/invitation.ts";
import { getOwnSurvey } from "#src/server/domain/survey/read/get-survey.ts";
import { isOpen, requireOwnPace } from "#src/server/domain/survey/rules.ts";
import type { InvitationOutcome } from "#src/shared/invitation/invitation.output.ts";
import type { NewInvitations } from "#src/shared/invitation/invitation.input.ts";
import { mostEntries, readInvitedAddresses } from "#src/server/domain/invitation/invited-addresses.ts";
import { invitationMailsTo, invitationsByOwner, invitationsToMailbox } from "./limits.ts";
import { presentInvitation } from "./list-invitations.ts";
import { insertInvitations, listMailboxes } from "./queries.ts";
import { queueInvitationMails } from "./queue-invitation-mails.ts";
import { takeMarks } from "./revoked-queries.ts";
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
  const { features } = await getPlan(deps, actor);
  requireAddresses(features, addresses.length);
  return deps.db.write(async (tx) => {
    const now = deps.clock.now();
    const survey = await getOwnSurvey(tx, actor, surveyId);
    if (!isOpen(survey, now)) throw surveyErrors.closed();
    requireOwnPace(survey);
    const invitedMailboxes = await listMailboxes(tx, surveyId);
    const { candidates, skipped } = splitInvitees(addresses, { ownMailbox: actor.mailbox, invitedMailboxes });
    const respelled = await listRespelledInvitees(tx, deps, survey, candidates);
    const known = candidates.filter((candidate) => !respelled.has(candidate));
    const { allowed, refused } = await splitByLimits(tx, actor, known, now);
    const invited = await store(tx, deps, surveyId, allowed);
    await rememberInvited(tx, deps, survey, allowed);
    const owner = { ownerFirstName: actor.firstName, ownerLastName: actor.lastName };
    const flooded = await listFlooded(tx, invited, now);
    await queueInvitationMails(
      tx,
      deps,
      invited.map((row) => ({
        invitationId: row.id,
        email: row.email,
        content: (links) => invitationMail(deps.env, { ...survey, ...owner }, { ...links, note: message }),
        isBlank: row.used || row.muted || flooded.has(row.mailbox),
      })),
    );
    return {
      invited: invited.map(presentInvitation),
      skipped: [
        ...skipped,
        ...Array.from(respelled, ({ email }) => ({ email, reason: skipReasons.respelled })),
        ...refused,
      ],
      overlap: await findOverlap(tx, survey, now),
    };
  });
}

/** Counts them all at once: over a database server each statement is a round trip. */
async function splitByLimits(tx: Transaction, actor: Actor, candidates: readonly Candidate[], now: Date) {
  const limits = candidates.map(({ mailbox }) => invitationsToMailbox(actor, mailbox));
  const usedUp = await listUsedUpIn(tx, now, limits);
  const isTooOften = limits.map((limit) => usedUp.has(limit));
  const welcome = candidates.filter((_, n) => isTooOften[n] === false);
  const left = await takeUpToIn(tx, now, invitationsByOwner(actor), welcome.length);
  const allowed = welcome.slice(0, left);
  const refused = candidates
    .filter((candidate) => !allowed.includes(candidate))
    .map((candidate) => ({
      email: candidate.email,
      reason: welcome.includes(candidate) ? skipReasons.tooManyToday : skipReasons.tooOften,
    }));
  return { allowed, refused };
}

/** Someone who was revoked comes back with what they had done: whoever has answered does not answer again. */
async function store(tx: Transaction, deps: Deps, surveyId: string, people: readonly Candidate[]) {
  const mailboxes = people.map(({ mailbox }) => mailbox);
  const marks = await takeMarks(tx, surveyId, mailboxes);
  const invitedAt = deps.clock.now();
  const rows = people.map(({ email, mailbox }) => ({
    ...{ id: deps.ids.id(), surveyId, email, mailbox, invitedAt },
    ...(marks.get(mailbox) ?? { used: false, muted: false }),
  }));
  await insertInvitations(tx, rows);
  return rows;
}

/** Mailboxes that have got enough invitations today, from whomever. */
async function listFlooded(
  tx: Transaction,
  people: readonly Pick<Candidate, "mailbox">[],
  now: Date,
): Promise<ReadonlySet<string>> {
  const limits = people.map(({ mailbox }) => invitationMailsTo(mailbox));
  return new Set([...(await listUsedUpIn(tx, now, limits))].map(({ subject }) => subject));
}
