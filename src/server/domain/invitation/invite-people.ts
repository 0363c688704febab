import { surveyErrors } from "#src/server/domain/survey/errors.ts";
import { invitationErrors } from "./errors.ts";
import type { Transaction } from "#db/client.ts";
import type { Actor } from "#src/server/actor.ts";
import { addToEach } from "#src/server/auth/limits/counters.ts";
import { canonicalMailbox } from "#src/server/auth/limits/mailbox.ts";
import { readLeft } from "#src/server/auth/limits/read-ahead.ts";
import type { Deps } from "#src/server/deps.ts";
import { getPlanIn } from "#src/server/domain/billing/plan/get-plan.ts";
import { requireAddresses } from "#src/server/domain/billing/plan/plan-rules.ts";
import { listOpenedBy, overlapBeside } from "#src/server/domain/overlap/find-overlaps.ts";
import { readMailboxList, respelledIn } from "#src/server/domain/overlap/mailbox-list.ts";
import { rememberInvited } from "#src/server/domain/overlap/remember-invited.ts";
import { readRoom } from "#src/server/domain/mail/throttle/read-room.ts";
import { invitationMail } from "#src/server/domain/mail/templates/survey/invitation.ts";
import { getOwnSurvey } from "#src/server/domain/survey/read/get-survey.ts";
import { isOpen, requireOwnPace } from "#src/server/domain/survey/rules.ts";
import type { InvitationOutcome } from "#src/shared/invitation/invitation.output.ts";
import type { NewInvitations } from "#src/shared/invitation/invitation.input.ts";
import {
  mostEntries,
  readInvitedAddresses,
  type InvitedAddress,
} from "#src/server/domain/invitation/invited-addresses.ts";
import { invitationsByOwner, invitationsToMailbox } from "./limits.ts";
import { presentInvitation } from "./list-invitations.ts";
import { insertInvitations } from "./queries.ts";
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
    const { survey, plan, list, opened, left, marksOf, deliveryTo } = await readAll(tx, deps, actor, {
      surveyId,
      addresses,
    });
    requireAddresses(plan.features, addresses.length);
    if (!isOpen(survey, now)) throw surveyErrors.closed();
    requireOwnPace(survey);
    const invitedMailboxes = list.invitees.map(({ mailbox }) => mailbox);
    const { candidates, skipped } = splitInvitees(addresses, { ownMailbox: actor.mailbox, invitedMailboxes });
    const respelled = respelledIn(list, candidates);
    const known = candidates.filter((candidate) => !respelled.has(candidate));
    const { allowed, refused } = await splitByLimits(tx, actor, known, { left, now });
    const invited = await store(tx, deps, { surveyId, people: allowed, marksOf });
    const grown = await rememberInvited(tx, list, allowed);
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
      overlap: overlapBeside(grown, opened, survey.minResponses),
    };
  });
}

interface Asked {
  readonly surveyId: string;
  readonly addresses: readonly InvitedAddress[];
}

/** All that inviting goes by, for everyone on the list: who of them can be invited isn't known yet. */
async function readAll(tx: Transaction, deps: Deps, actor: Actor, { surveyId, addresses }: Asked) {
  const now = deps.clock.now();
  const emails = [...new Set(addresses.flatMap(({ email }) => email ?? []))];
  const mailboxes = [...new Set(emails.map(canonicalMailbox))];
  const counters = [
    invitationsByOwner(actor),
    ...mailboxes.map((mailbox) => invitationsToMailbox(actor, mailbox)),
  ];
  const [survey, plan, list, opened, left, marksOf, deliveryTo] = await Promise.all([
    getOwnSurvey(tx, actor, surveyId),
    getPlanIn(tx, deps, actor),
    readMailboxList(tx, deps, { id: surveyId, userId: actor.userId }),
    listOpenedBy(tx, actor.userId, now),
    readLeft(tx, now, counters),
    findMarks(tx, surveyId, mailboxes),
    readRoom(tx, now, mailboxes),
  ]);
  return { survey, plan, list, opened, left, marksOf, deliveryTo };
}

type Known = Awaited<ReturnType<typeof readAll>>;

/** Counts them all at once: over a database server each statement costs. */
async function splitByLimits(
  tx: Transaction,
  actor: Actor,
  candidates: readonly Candidate[],
  { left, now }: Pick<Known, "left"> & { readonly now: Date },
) {
  const limitOf = ({ mailbox }: Candidate) => invitationsToMailbox(actor, mailbox);
  const ofOwner = invitationsByOwner(actor);
  const welcome = candidates.filter((candidate) => left(limitOf(candidate)) > 0);
  await addToEach(tx, now, candidates.map(limitOf));
  if (welcome.length > 0) await addToEach(tx, now, [ofOwner], welcome.length);
  const allowed = welcome.slice(0, left(ofOwner));
  const refused = candidates
    .filter((candidate) => !allowed.includes(candidate))
    .map((candidate) => ({
      email: candidate.email,
      reason: welcome.includes(candidate) ? skipReasons.tooManyToday : skipReasons.tooOften,
    }));
  return { allowed, refused };
}

interface Welcome extends Pick<Known, "marksOf"> {
  readonly surveyId: string;
  readonly people: readonly Candidate[];
}

/** Someone who was revoked comes back with what they had done: whoever has answered does not answer again. */
async function store(tx: Transaction, deps: Deps, { surveyId, people, marksOf }: Welcome) {
  const invitedAt = deps.clock.now();
  const rows = people.map(({ email, mailbox }) => ({
    ...{ id: deps.ids.id(), surveyId, email, mailbox, invitedAt },
    ...marksOf(mailbox),
  }));
  await dropMarks(
    tx,
    surveyId,
    people.map(({ mailbox }) => mailbox),
  );
  await insertInvitations(tx, rows);
  return rows;
}
