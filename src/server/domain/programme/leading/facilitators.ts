import type { Actor, Authorized } from "#src/server/actor.ts";
import type { Deps, TransactionDeps } from "#src/server/deps.ts";
import { getLedProgramme, getOwnProgramme } from "#src/server/domain/programme/gate.ts";
import { listMailboxes } from "#src/server/domain/programme/write-queries.ts";
import type { Colleague, Facilitator } from "#src/shared/programme/programme.output.ts";
import {
  isClientCoLedBy,
  deleteFacilitator,
  findCoFacilitator,
  findOwner,
  listFellowLeads,
  listAllRowsOf,
  listParticipants,
  upsertFacilitator,
} from "./lead-queries.ts";
import { coFacilitatorsOf } from "./list-facilitators.ts";
import type { Queryable, Transaction } from "#db/client.ts";
import { enforceLimitsIn } from "#src/server/auth/limits/limits.ts";
import { facilitatorAddedMail } from "#src/server/domain/mail/templates/programme/facilitator.ts";
import { type MailSender, senderOf } from "#src/server/domain/mail/queue/queue-mail.ts";
import { queueTopicMails } from "#src/server/domain/mail/topics/queue-topic-mail.ts";
import { isSelected, recordInLedgers } from "#src/server/domain/programme/ending/erase-queries.ts";
import { programmeErrors } from "#src/server/domain/programme/errors.ts";
import { facilitatorsBy } from "#src/server/domain/programme/limits.ts";
import { presentFacilitator } from "#src/server/domain/programme/present-programme.ts";
import { isRunning } from "#src/server/domain/programme/rules.ts";
import { programmeLimits } from "#src/shared/programme/programme.ts";

/**
 * Lists people who could co-lead, by name: each once, with the oldest team that both lead.
 *
 * @throws {DomainError} not_found; forbidden for all but the owner
 */
export async function listColleagues(deps: Deps, actor: Actor, faId: string): Promise<readonly Colleague[]> {
  const db = deps.db.read;
  const { id } = await getOwnProgramme(db, actor, faId);
  const [coFacilitators, mailboxes, colleagues] = await Promise.all([
    coFacilitatorsOf(db, id),
    listMailboxes(db, id),
    listFellowLeads(db, actor.userId),
  ]);
  const taken = new Set(coFacilitators.map(({ userId }) => userId));
  const clientMailboxes = new Set(mailboxes);
  const found = new Map<string, Colleague>();
  for (const { userId, name, mailbox, ...team } of colleagues)
    if (!taken.has(userId) && !clientMailboxes.has(mailbox) && !found.has(userId))
      found.set(userId, { userId, name, ...team });
  return [...found.values()];
}

interface Leads {
  /** The owner, in whose name clients are invited. */
  readonly sender: MailSender | null;
  readonly facilitatorName: string;
  readonly otherNames: readonly string[];
  readonly mailboxes: readonly string[];
}

/** For a new programme, which has no co-facilitators. */
export const soleLead = (owner: Actor): Leads => ({
  sender: senderOf(owner),
  facilitatorName: owner.name,
  otherNames: [],
  mailboxes: [owner.mailbox],
});

/** The facilitators' names for emails to clients, and their mailboxes, which can't be clients. */
export async function loadLeads(db: Queryable, programmeId: string): Promise<Leads> {
  const owner = await findOwner(db, programmeId);
  const others = await coFacilitatorsOf(db, programmeId);
  return {
    sender: owner === undefined ? null : senderOf(owner),
    facilitatorName: owner?.name ?? "",
    otherNames: others.map(({ name }) => name),
    mailboxes: [...(owner === undefined ? [] : [owner.mailbox]), ...others.map(({ mailbox }) => mailbox)],
  };
}

/** Emails each participating client what the new facilitator sees and doesn't see. */
async function emailClients(
  tx: Transaction,
  deps: TransactionDeps,
  programmeId: Authorized<"programme">,
  about: Parameters<typeof facilitatorAddedMail>[0],
): Promise<void> {
  const participants = await listParticipants(tx, programmeId);
  await queueTopicMails(
    tx,
    deps,
    participants.map(({ name, email, surveyId }) => ({
      kind: "facilitator added",
      to: email,
      sender: about.sender,
      content: facilitatorAddedMail(about, name, surveyId),
    })),
  );
}

/**
 * Adds a co-facilitator, through a team that both lead. In the same write, clients are told by email and in
 * their ledgers.
 *
 * @throws {DomainError} not_found; forbidden for all but the owner; bad_request for someone who isn't such a
 *   colleague; conflict for a facilitator or client of the programme, above the limit, and for a closed
 *   programme or the example; too_many_requests
 */
export function addFacilitator(
  deps: Deps,
  actor: Actor,
  faId: string,
  { userId, organisationId }: { readonly userId: string; readonly organisationId: string },
): Promise<Facilitator> {
  return deps.db.write(async (tx) => {
    const now = deps.clock.now();
    const programme = await getOwnProgramme(tx, actor, faId);
    if (programme.isExample) throw programmeErrors.isExample();
    if (!isRunning(programme)) throw programmeErrors.closed();
    const colleagues = await listFellowLeads(tx, actor.userId);
    const colleague = colleagues.find(
      (one) => one.userId === userId && one.organisationId === organisationId,
    );
    if (colleague === undefined) throw programmeErrors.notColleague();
    const { name } = colleague;
    const coFacilitators = await coFacilitatorsOf(tx, programme.id);
    if (coFacilitators.some((one) => one.userId === userId)) throw programmeErrors.leadsAlready({ name });
    if (coFacilitators.length >= programmeLimits.coFacilitators) throw programmeErrors.tooManyFacilitators();
    if ((await listMailboxes(tx, programme.id)).includes(colleague.mailbox))
      throw programmeErrors.isClient({ name });
    await enforceLimitsIn(tx, now, [facilitatorsBy(actor)]);
    await upsertFacilitator(tx, { programmeId: programme.id, userId, organisationId, addedAt: now });
    const selected = isSelected(tx, { faId: programme.id });
    await recordInLedgers(tx, deps, "facilitator added", name, selected);
    const { title } = programme;
    await emailClients(tx, deps, programme.id, { title, addedName: name, sender: senderOf(actor) });
    return presentFacilitator({ ...colleague, addedAt: now }, actor, true);
  });
}

/**
 * Removes a co-facilitator and their notes; the owner may, and so may they.
 *
 * @throws {DomainError} not_found, also for the owner; forbidden for others
 */
export function removeFacilitator(deps: Deps, actor: Actor, faId: string, userId: string): Promise<void> {
  return deps.db.write(async (tx) => {
    const { addedAt } = await getLedProgramme(tx, actor, faId);
    if (addedAt !== null && userId !== actor.userId) throw programmeErrors.ownerOnly();
    const row = await findCoFacilitator(tx, { programmeId: faId, userId });
    if (row === undefined) throw programmeErrors.facilitatorNotFound();
    await recordInLedgers(tx, deps, "facilitator gone", row.name, isSelected(tx, { faId }));
    await deleteFacilitator(tx, row, deps.clock.now());
  });
}

/** Ends a person's access to all programmes of others, before their account is erased. */
export async function stepOutOfAll(tx: Transaction, deps: TransactionDeps, person: Actor): Promise<void> {
  const { userId, name } = person;
  await recordInLedgers(tx, deps, "facilitator gone", name, isClientCoLedBy(tx, userId));
  for (const row of await listAllRowsOf(tx, userId)) await deleteFacilitator(tx, row, deps.clock.now());
}
