import type { Language } from "#src/shared/languages/languages.ts";
import { canonicalMailbox } from "#src/server/auth/limits/limits.ts";
import { maxInvitations } from "#src/shared/invitation/invitation-limits.ts";
import { type ListedPerson, readList } from "./list/read-list.ts";
import { surveyErrors } from "#src/server/domain/survey/errors.ts";
import { invitationErrors } from "./errors.ts";
import type { Transaction } from "#db/client.ts";
import type { Actor } from "#src/server/actor.ts";
import type { Deps, TransactionDeps } from "#src/server/deps.ts";
import { getPlanIn, requireAddresses } from "#src/server/domain/billing/plan.ts";
import { findOverlap } from "#src/server/domain/overlap/find-overlaps.ts";
import { findRespelled, rememberInvited } from "#src/server/domain/overlap/mailbox-list.ts";
import { readRoom } from "#src/server/domain/mail/throttle/release-mails.ts";
import { invitationMail } from "#src/server/domain/mail/templates/survey/invitation.ts";
import { getOwnSurvey } from "#src/server/domain/survey/read.ts";
import type { OwnSurvey } from "#src/server/domain/survey/queries.ts";
import { isOpen, requireOutsideTeamRound } from "#src/server/domain/survey/rules.ts";
import type { InvitationOutcome } from "#src/shared/invitation/invitation.output.ts";
import type { NewInvitations } from "#src/shared/invitation/invitation.input.ts";
import { limitReasons, queueInvitationEmails, splitByLimits } from "./invite-by-email.ts";
import { invitationsByOwner } from "./limits.ts";
import { presentInvitation } from "./list-invitations.ts";
import { insertInvitations, listMailboxes } from "./queries.ts";
import { dropMarks, findMarks } from "./revoked-queries.ts";

/** No reason reveals whether anyone has answered (rule A7). */
export const skipReasons = {
  noAddress: "This isn’t an email address.",
  second_address: "This is a second address of someone on your list.",
  in_note: "This is in a note on your list.",
  not_read: "We couldn’t tell whose address this is.",
  twice: "This is on your list twice: one email is enough.",
  invitedAlready: "You’ve already invited them.",
  respelled:
    "You’ve invited this person before, with their address spelled another way. Please use that spelling.",
  own: "This is your own address. Other people answer your round.",
  full: `A round has at most ${String(maxInvitations)} invitations.`,
  ...limitReasons,
} as const;

interface Candidate {
  readonly email: string;
  readonly mailbox: string;
}

interface Skipped {
  readonly email: string;
  readonly reason: string;
}

interface KnownMailboxes {
  readonly ownMailbox: string;
  readonly invitedMailboxes: readonly string[];
}

/** Splits a list into people to invite and people to skip, in its order. */
function splitInvitees(
  addresses: readonly ListedPerson[],
  { ownMailbox, invitedMailboxes }: KnownMailboxes,
): { readonly candidates: readonly Candidate[]; readonly skipped: readonly Skipped[] } {
  const invited = new Set(invitedMailboxes);
  const candidates = new Map<string, Candidate>();
  const skipped: Skipped[] = [];
  for (const { email, written, name, fate } of addresses) {
    const mailbox = email === null ? "" : canonicalMailbox(email);
    const reason = skipReason();
    if (reason === null && email !== null) candidates.set(mailbox, { email, mailbox });
    else if (reason !== null) skipped.push({ email: email ?? (written || name), reason });

    function skipReason(): string | null {
      if (email === null) return skipReasons.noAddress;
      if (fate !== "row" && fate !== "duplicate") return skipReasons[fate];
      if (mailbox === ownMailbox) return skipReasons.own;
      if (invited.has(mailbox)) return skipReasons.invitedAlready;
      if (candidates.has(mailbox)) return skipReasons.twice;
      return invited.size + candidates.size >= maxInvitations ? skipReasons.full : null;
    }
  }
  return { candidates: [...candidates.values()], skipped };
}

/**
 * Invites people to a round by email, each with a link for one answer, and lists those it skips, each with a
 * reason. Someone who has opted out counts as invited but gets no email: the owner must not learn of it.
 *
 * @throws {DomainError} not_found; bad_request for too many addresses; plan_needed; conflict for a closed
 *   round or part of a team round
 */
export async function invitePeople(
  deps: Deps,
  actor: Actor,
  surveyId: string,
  { emails, message, language: chosen }: NewInvitations,
): Promise<InvitationOutcome> {
  const addresses = readList(emails.join("\n"));
  if (addresses.some(({ fate }) => fate === "not_read")) throw invitationErrors.tooManyAddresses();
  return deps.db.write(async (tx) => {
    const now = deps.clock.now();
    const survey = await getOwnSurvey(tx, actor, surveyId);
    const plan = await getPlanIn(tx, deps, actor);
    requireAddresses(plan.features, addresses.length);
    if (!isOpen(survey, now)) throw surveyErrors.closed();
    requireOutsideTeamRound(survey);
    const { candidates, skipped } = splitInvitees(addresses, {
      ownMailbox: actor.mailbox,
      invitedMailboxes: await listMailboxes(tx, survey.id),
    });
    const respelled = await findRespelled(tx, deps, survey, candidates);
    const invitable = candidates.filter((candidate) => !respelled.has(candidate));
    const { allowed, refused } = await splitByLimits(tx, actor, invitable, invitationsByOwner(actor), now);
    const mailboxes = allowed.map(({ mailbox }) => mailbox);
    const deliveryTo = await readRoom(tx, now, mailboxes);
    await rememberInvited(tx, deps, survey, allowed);
    const language = chosen === undefined ? survey.language : chosen;
    const invited = await storeInvitations(tx, deps, survey, { people: allowed, language });
    const owner = { language, ownerName: actor.name, ownerFirstName: actor.firstName };
    await queueInvitationEmails(
      tx,
      deps,
      "invitation",
      invited.map((row) => ({
        invitation: row,
        content: (token) => invitationMail({ ...survey, ...owner }, token, message),
        withoutRecipient: row.used || row.muted,
        throttle: { sender: actor, mailbox: row.mailbox, delivery: deliveryTo(row.mailbox) },
      })),
    );
    return {
      invited: invited.map((row) => presentInvitation({ ...row, delivery: deliveryTo(row.mailbox) })),
      skipped: [
        ...skipped,
        ...Array.from(respelled, ({ email }) => ({ email, reason: skipReasons.respelled })),
        ...refused.map(({ candidate: { email }, reason }) => ({ email, reason })),
      ],
      overlap: await findOverlap(tx, survey, now),
    };
  });
}

/** Restores the marks of people invited before, so that nobody answers twice. */
async function storeInvitations(
  tx: Transaction,
  deps: TransactionDeps,
  { id: surveyId }: OwnSurvey,
  { people, language }: { readonly people: readonly Candidate[]; readonly language: Language | null },
) {
  const invitedAt = deps.clock.now();
  const mailboxes = people.map(({ mailbox }) => mailbox);
  const marksOf = await findMarks(tx, surveyId, mailboxes);
  const rows = people.map(({ email, mailbox }) => ({
    ...{ id: deps.ids.id(), surveyId, email, mailbox, language, invitedAt },
    ...marksOf(mailbox),
  }));
  await dropMarks(tx, surveyId, mailboxes);
  await insertInvitations(tx, rows);
  return rows;
}
