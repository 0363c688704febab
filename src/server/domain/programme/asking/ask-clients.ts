import type { Queryable, Transaction } from "#db/client.ts";
import type { Actor } from "#src/server/actor.ts";
import type { Deps, TransactionDeps } from "#src/server/deps.ts";
import { getPlanIn } from "#src/server/domain/billing/plan.ts";
import { readAddress } from "#src/server/domain/invitation/list/address.ts";
import { queueInvitationEmails, splitByLimits } from "#src/server/domain/invitation/invite-by-email.ts";
import { hasOwnName } from "#src/server/domain/own-brand/own-brand.ts";
import { readRoom } from "#src/server/domain/mail/throttle/release-mails.ts";
import { type OwnWords, clientInvitationMail } from "#src/server/domain/mail/templates/programme/client.ts";
import type { MailRow } from "#src/server/domain/mail/queue/queries.ts";
import type { MailContent } from "#src/server/domain/mail/text/email.ts";
import { renderMail } from "#src/server/domain/mail/text/render-mail.ts";
import { paths } from "#src/shared/site/paths.ts";
import type { NewProgrammeInput } from "#src/shared/programme/programme.input.ts";
import type { Client, ClientsAdded, Sending } from "#src/shared/programme/programme.output.ts";
import { nextClientReminder } from "./remind-clients.ts";
import { type Candidate, splitClients } from "#src/server/domain/programme/check/check-clients.ts";
import { clientsByFacilitator } from "#src/server/domain/programme/limits.ts";
import { loadLeads } from "#src/server/domain/programme/leading/facilitators.ts";
import { type ProgrammeAccess, getClientOf, getLedProgramme } from "#src/server/domain/programme/gate.ts";
import { presentClient } from "#src/server/domain/programme/present-programme.ts";
import { type ClientRow, type ProgrammeRow, noRound } from "#src/server/domain/programme/queries.ts";
import { insertNotes, listNotesOn } from "#src/server/domain/programme/result-queries.ts";
import { insertClients, listMailboxes } from "#src/server/domain/programme/write-queries.ts";
import { programmeErrors } from "#src/server/domain/programme/errors.ts";
import { eraseClients } from "#src/server/domain/programme/ending/end-programme.ts";
import { isRunning } from "#src/server/domain/programme/rules.ts";
import { countInvitationMails, findOwnerOfClient } from "./client-queries.ts";

/** The event key of a client's first email; `countInvitationMails` builds the same one. */
const invitationKey = (clientId: string): string => `client invitation ${clientId}`;

type People = NewProgrammeInput["clients"];

/**
 * Invites people by email, and lists those it skips, each with a reason. Someone who has opted out of such
 * emails counts as invited but gets none: the facilitator must not learn of it.
 *
 * @param now for the first clients, the programme's start: it identifies them when the request is repeated
 */
export async function inviteClients(
  tx: Transaction,
  deps: TransactionDeps,
  actor: Actor,
  access: ProgrammeAccess,
  people: People,
  now: Date,
): Promise<ClientsAdded> {
  const { programme } = access;
  const leads = await loadLeads(tx, programme.id);
  const words = await findOwnWords(tx, deps, programme);
  const clientMailboxes = await listMailboxes(tx, programme.id);
  const listed = people.map(({ name, email }) => ({ name, email: readAddress(email), written: email }));
  const { candidates, skipped } = splitClients(listed, { ownMailboxes: leads.mailboxes, clientMailboxes });
  const most = clientsByFacilitator(actor, await getPlanIn(tx, deps, actor));
  const { allowed, refused } = await splitByLimits(tx, actor, candidates, most, now);
  const deliveryTo = await readRoom(
    tx,
    now,
    allowed.map(({ mailbox }) => mailbox),
  );
  const rows = allowed.map((candidate) => newClientRow(deps.ids.id(), programme.id, candidate, now));
  await insertClients(tx, rows);
  await queueInvitationEmails(
    tx,
    deps,
    "client invitation",
    rows.map((client) => ({
      eventKey: invitationKey(client.id),
      invitation: client,
      sender: leads.sender,
      content: (token) => clientInvitationMail({ ...programme, ...leads, words }, client.name, token),
      throttle: { sender: actor, mailbox: client.mailbox, delivery: deliveryTo(client.mailbox) },
    })),
  );
  const invited = rows.map((row) =>
    presentClient(access, { ...noRound, ...row, delivery: deliveryTo(row.mailbox) }, now),
  );
  return {
    invited,
    skipped: [
      ...skipped,
      ...refused.map(({ candidate: { name, email }, reason }) => ({ name, email, reason })),
    ],
  };
}

/** The invitation's own words, while the owner's plan has them. */
export async function findOwnWords(
  db: Queryable,
  deps: Pick<Deps, "env" | "clock">,
  { facilitatorId, invitationSubject, invitationOpening }: ProgrammeRow,
): Promise<OwnWords | null> {
  if (invitationSubject === null && invitationOpening === null) return null;
  const isShown = await hasOwnName(db, deps, facilitatorId);
  return isShown ? { subject: invitationSubject, opening: invitationOpening } : null;
}

/**
 * A waiting invitation in our words, if the owner's plan no longer has their own; null leaves it as it is.
 *
 * @param invitation its text has the only copy of its link
 */
export async function inOurWords(
  db: Queryable,
  deps: Pick<Deps, "env" | "clock">,
  { subjectId, text, unsubscribeUrl }: Pick<MailRow, "subjectId" | "text" | "unsubscribeUrl">,
): Promise<MailContent | null> {
  const found = await findOwnerOfClient(db, subjectId ?? "");
  const token = text.split(deps.env.siteUrl + paths.clientInvitation(""))[1]?.split("\n")[0];
  if (found === undefined || token === undefined) return null;
  const { name, programme } = found;
  const hasOwnWords = programme.invitationSubject !== null || programme.invitationOpening !== null;
  if (!hasOwnWords || (await findOwnWords(db, deps, programme)) !== null) return null;
  const leads = await loadLeads(db, programme.id);
  const email = clientInvitationMail({ ...programme, ...leads, words: null }, name, token);
  return renderMail(deps.env, email, unsubscribeUrl ?? undefined);
}

export const newClientRow = (
  id: string,
  programmeId: string,
  candidate: Candidate,
  now: Date,
): ClientRow => ({
  id,
  programmeId,
  ...candidate,
  state: "invited",
  surveyId: null,
  agreedAt: null,
  sharedSince: null,
  isCounted: null,
  sharedPlan: null,
  invitedAt: now,
  repliedAt: null,
  nudgedAt: null,
  doneAt: null,
  remindersDone: 0,
  nextReminderAt: nextClientReminder(now, 0),
});

/** @throws {DomainError} not_found; conflict for a closed programme or the example */
export function addClients(
  deps: Deps,
  actor: Actor,
  faId: string,
  people: NewProgrammeInput["clients"],
): Promise<ClientsAdded> {
  return deps.db.write(async (tx) => {
    const access = await getLedProgramme(tx, actor, faId);
    const { programme } = access;
    if (programme.isExample) throw programmeErrors.isExample();
    if (!isRunning(programme)) throw programmeErrors.closed();
    return inviteClients(tx, deps, actor, access, people, deps.clock.now());
  });
}

/**
 * Invites someone again, at a corrected address. The link sent to the old one stops working; the notes on
 * them stay.
 *
 * @throws {DomainError} not_found; bad_request for an address that can't be invited; conflict for someone who
 *   has replied, a closed programme or the example
 */
export function correctAddress(
  deps: Deps,
  actor: Actor,
  { faId, clientId, email }: { readonly faId: string; readonly clientId: string; readonly email: string },
): Promise<Client> {
  return deps.db.write(async (tx) => {
    const { client, ...access } = await getClientOf(tx, actor, faId, clientId);
    const { programme } = access;
    if (programme.isExample) throw programmeErrors.isExample();
    if (!isRunning(programme)) throw programmeErrors.closed();
    if (client.state !== "invited") throw programmeErrors.repliedAlready({ name: client.name });
    const notes = await listNotesOn(tx, client.id);
    await eraseClients(tx, deps, actor, { clientId: client.id });
    const people = [{ name: client.name, email }];
    const { invited, skipped } = await inviteClients(tx, deps, actor, access, people, deps.clock.now());
    const [corrected] = invited;
    if (corrected === undefined) throw programmeErrors.notInvited({ reason: skipped[0]?.reason ?? "" });
    await insertNotes(
      tx,
      notes.map((note) => ({ ...note, clientId: corrected.id })),
    );
    return corrected;
  });
}

/** Counts invitations by state of delivery. @throws {DomainError} not_found */
export async function getSending(deps: Deps, actor: Actor, faId: string): Promise<Sending> {
  const { programme } = await getLedProgramme(deps.db.read, actor, faId);
  const counts = await countInvitationMails(deps.db.read, programme.id);
  const sending = { sent: 0, waiting: 0, later: 0, failed: 0 };
  for (const { state, n } of counts) {
    if (state === "later") sending.later += n;
    else if (state === "queued") sending.waiting += n;
    else if (state === "failed") sending.failed += n;
    else sending.sent += n;
  }
  return sending;
}
