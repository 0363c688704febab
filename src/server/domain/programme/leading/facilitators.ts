import type { Actor } from "#src/server/actor.ts";
import type { Deps, TransactionDeps } from "#src/server/deps.ts";
import { getLed, getOwnProgramme } from "#src/server/domain/programme/gate.ts";
import { listMailboxes } from "#src/server/domain/programme/write-queries.ts";
import { joinName } from "#src/shared/account/names.ts";
import type { Colleague, Facilitator } from "#src/shared/programme/programme.output.ts";
import {
  areOfPerson,
  deleteFacilitator,
  findAdded,
  findOwner,
  listFellowLeads,
  listRowsOf,
  listTaking,
  upsertFacilitator,
} from "./lead-queries.ts";
import { coFacilitatorsOf } from "./list-facilitators.ts";
import type { Queryable, Transaction } from "#db/client.ts";
import { takeFromLimitsIn } from "#src/server/auth/limits/limits.ts";
import { facilitatorAddedMail } from "#src/server/domain/mail/templates/programme/facilitator.ts";
import { queueTopicMails } from "#src/server/domain/mail/topics/queue-topic-mail.ts";
import {
  type LedgerEnd,
  insertEntries,
  isOf,
  listLedgers,
} from "#src/server/domain/programme/ending/erase-queries.ts";
import { programmeErrors } from "#src/server/domain/programme/errors.ts";
import { facilitatorsBy } from "#src/server/domain/programme/limits.ts";
import { presentFacilitator } from "#src/server/domain/programme/present-programme.ts";
import { isRunning } from "#src/server/domain/programme/rules.ts";
import { programmeLimits } from "#src/shared/programme/programme.ts";

/**
 * Who could lead a programme with its owner, by name: each once, through the oldest team that both lead.
 *
 * @throws {DomainError} not_found; forbidden for all but its owner.
 */
export async function listColleagues(deps: Deps, actor: Actor, faId: string): Promise<readonly Colleague[]> {
  const db = deps.db.read;
  const { id } = await getOwnProgramme(db, actor, faId);
  const [present, mailboxes, colleagues] = await Promise.all([
    coFacilitatorsOf(db, id),
    listMailboxes(db, id),
    listFellowLeads(db, actor.userId),
  ]);
  const taken = new Set(present.map(({ userId }) => userId));
  const clientMailboxes = new Set(mailboxes);
  const found = new Map<string, Colleague>();
  for (const { userId, firstName, lastName, mailbox, ...team } of colleagues)
    if (!taken.has(userId) && !clientMailboxes.has(mailbox) && !found.has(userId))
      found.set(userId, { userId, name: joinName(firstName, lastName), ...team });
  return [...found.values()];
}

interface Leads {
  readonly facilitatorName: string;
  readonly otherNames: readonly string[];
  readonly mailboxes: readonly string[];
}

/** Of a programme that starts: nobody leads it beside who makes it. */
export const soleLead = ({ firstName, lastName, mailbox }: Actor): Leads => ({
  facilitatorName: joinName(firstName, lastName),
  otherNames: [],
  mailboxes: [mailbox],
});

/** Who leads a programme, by name, for emails to its clients; and the mailboxes that can't be clients of it. */
export async function nameLeads(db: Queryable, programmeId: string): Promise<Leads> {
  const owner = await findOwner(db, programmeId);
  const others = await coFacilitatorsOf(db, programmeId);
  return {
    facilitatorName: owner === undefined ? "" : joinName(owner.firstName, owner.lastName),
    otherNames: others.map(({ name }) => name),
    mailboxes: [...(owner === undefined ? [] : [owner.mailbox]), ...others.map(({ mailbox }) => mailbox)],
  };
}

/** One email to each client who takes part: what this person sees from now on, and what they don't. */
async function tellClients(
  tx: Transaction,
  deps: TransactionDeps,
  taking: Awaited<ReturnType<typeof listTaking>>,
  about: Parameters<typeof facilitatorAddedMail>[1],
): Promise<void> {
  const mails = taking.flatMap(({ name, email, surveyId }) =>
    surveyId === null
      ? []
      : [
          {
            kind: "facilitator added" as const,
            to: email,
            content: (unsubscribeUrl: string) =>
              facilitatorAddedMail(deps.env, about, { name, surveyId }, unsubscribeUrl),
          },
        ],
  );
  if (mails.length > 0) await queueTopicMails(tx, deps, mails);
}

/**
 * Has someone lead a programme with its owner, through a team that both lead. Its clients are told in the same write: by email, and in
 * their ledgers.
 *
 * @throws {DomainError} not_found; forbidden for all but its owner; bad_request for someone who isn't such a colleague; conflict for someone
 * who leads it already or is a client of it, when there are enough, and for a programme that is closed, or the example; too_many_requests.
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
    const name = joinName(colleague.firstName, colleague.lastName);
    const present = await coFacilitatorsOf(tx, programme.id);
    if (present.some((one) => one.userId === userId)) throw programmeErrors.leadsAlready({ name });
    if (present.length >= programmeLimits.coFacilitators) throw programmeErrors.tooManyFacilitators();
    if ((await listMailboxes(tx, programme.id)).includes(colleague.mailbox))
      throw programmeErrors.isClient({ name });
    await takeFromLimitsIn(tx, now, [facilitatorsBy(actor)]);
    await upsertFacilitator(tx, { programmeId: programme.id, userId, organisationId, addedAt: now });
    const entry = { facilitatorName: name, at: now, what: "facilitator added" } as const;
    const ledgers = await listLedgers(tx, isOf(tx, { faId: programme.id }));
    await insertEntries(tx, deps.ids, ledgers, entry);
    const facilitatorName = joinName(actor.firstName, actor.lastName);
    await tellClients(tx, deps, await listTaking(tx, programme.id), {
      title: programme.title,
      addedName: name,
      facilitatorName,
    });
    return presentFacilitator({ ...colleague, name, addedAt: now }, actor, true);
  });
}

/** Someone's access ends in this moment. The ledgers of those clients say when. */
async function tell(
  tx: Transaction,
  deps: TransactionDeps,
  { firstName, lastName }: Pick<Actor, "firstName" | "lastName">,
  ledgers: readonly LedgerEnd[],
): Promise<void> {
  const entry = { facilitatorName: joinName(firstName, lastName), what: "facilitator gone" } as const;
  await insertEntries(tx, deps.ids, ledgers, { ...entry, at: deps.clock.now() });
}

/**
 * Takes someone off a programme: its owner does, or they step out themselves. What they noted on clients goes.
 *
 * @throws {DomainError} not_found, also for the owner; forbidden for others.
 */
export function removeFacilitator(deps: Deps, actor: Actor, faId: string, userId: string): Promise<void> {
  return deps.db.write(async (tx) => {
    const { addedAt } = await getLed(tx, actor, faId);
    if (addedAt !== null && userId !== actor.userId) throw programmeErrors.ownerOnly();
    const row = await findAdded(tx, { programmeId: faId, userId });
    if (row === undefined) throw programmeErrors.facilitatorNotFound();
    await tell(tx, deps, row, await listLedgers(tx, isOf(tx, { faId })));
    await deleteFacilitator(tx, row, deps.clock.now());
  });
}

/** Before an account is erased: its owner leads no programme of others any more. */
export async function stepOutOfAll(tx: Transaction, deps: TransactionDeps, person: Actor): Promise<void> {
  const { userId } = person;
  await tell(tx, deps, person, await listLedgers(tx, areOfPerson(tx, userId)));
  for (const row of await listRowsOf(tx, userId)) await deleteFacilitator(tx, row, deps.clock.now());
}
