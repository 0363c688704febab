import type { Transaction } from "#db/client.ts";
import type { Actor } from "#src/server/actor.ts";
import { addToEach, type Counter } from "#src/server/auth/limits/counters.ts";
import { canonicalMailbox } from "#src/server/auth/limits/mailbox.ts";
import { readLeft } from "#src/server/auth/limits/read-ahead.ts";
import type { Deps } from "#src/server/deps.ts";
import { getPlanIn } from "#src/server/domain/billing/plan/get-plan.ts";
import { readAddress } from "#src/server/domain/invitation/invited-addresses.ts";
import { invitationsToMailbox } from "#src/server/domain/invitation/limits.ts";
import { readRoom } from "#src/server/domain/mail/throttle/read-room.ts";
import { clientInvitationMail } from "#src/server/domain/mail/templates/programme/client-invitation.ts";
import type { NewProgrammeInput } from "#src/shared/programme/programme.input.ts";
import type { ClientsAdded } from "#src/shared/programme/programme.output.ts";
import { nextClientReminder } from "./client-reminders.ts";
import {
  skipReasons,
  splitClients,
  type Candidate,
} from "#src/server/domain/programme/check/client-verdicts.ts";
import { clientsByFacilitator } from "#src/server/domain/programme/limits.ts";
import { nameLeads, soleLead } from "#src/server/domain/programme/leading/name-leads.ts";
import { presentClient } from "#src/server/domain/programme/present-programme.ts";
import {
  noRound,
  type ClientProgress,
  type ClientRow,
  type ProgrammeRow,
} from "#src/server/domain/programme/queries.ts";
import { invitationKey, queueClientMails } from "./queue-client-mails.ts";
import { insertClients, listMailboxes } from "#src/server/domain/programme/write-queries.ts";

type People = NewProgrammeInput["clients"];

/** All that asking people goes by, of everyone on a list: who of them can be asked isn't known yet. */
async function readAll(tx: Transaction, deps: Deps, actor: Actor, faId: string | null, people: People) {
  const listed = people.map(({ name, email }) => ({ name, email: readAddress(email), written: email }));
  const emails = [...new Set(listed.flatMap(({ email }) => email ?? []))];
  const mailboxes = [...new Set(emails.map(canonicalMailbox))];
  const counters = [
    // How many it allows goes by the plan, and what it says doesn't.
    clientsByFacilitator(actor, { status: "active" }),
    ...mailboxes.map((mailbox) => invitationsToMailbox(actor, mailbox)),
  ];
  const [clientMailboxes, leads, plan, left, deliveryTo] = await Promise.all([
    faId === null ? [] : listMailboxes(tx, faId),
    faId === null ? soleLead(actor) : nameLeads(tx, actor, faId),
    getPlanIn(tx, deps, actor),
    readLeft(tx, deps.clock.now(), counters),
    readRoom(tx, deps.clock.now(), mailboxes),
  ]);
  return { listed, clientMailboxes, leads, plan, left, deliveryTo };
}

type Left = Awaited<ReturnType<typeof readLeft>>;

interface Asked extends ClientsAdded {
  readonly rows: readonly (ClientRow & Pick<ClientProgress, "delivery">)[];
}

/**
 * Asks people to be clients of a programme, by an email each. Who can't be asked is skipped with a reason, and stops nobody else.
 * Someone who wants no such emails counts as asked and gets none: that is theirs to know. It takes as many statements for one person as
 * for two hundred.
 *
 * @param faId null for a programme that starts in this unit
 * @returns asks them. Whom a programme starts with are asked at the time that it starts at: a request that comes again knows them by it.
 */
export async function askToInvite(
  tx: Transaction,
  deps: Deps,
  actor: Actor,
  faId: string | null,
  people: People,
): Promise<(programme: ProgrammeRow, now: Date) => Promise<Asked>> {
  const { listed, clientMailboxes, leads, plan, left, deliveryTo } = await readAll(
    ...([tx, deps, actor, faId, people] as const),
  );
  return async (programme, now) => {
    const { candidates, skipped } = splitClients(listed, { ownMailboxes: leads.mailboxes, clientMailboxes });
    const most = clientsByFacilitator(actor, plan);
    const { allowed, refused } = await splitByLimits(tx, actor, candidates, { most, left, now });
    const rows = allowed.map((candidate) => newClientRow(deps.ids.id(), programme.id, candidate, now));
    await insertClients(tx, rows);
    await queueClientMails(
      tx,
      deps,
      rows.map((client) => ({
        kind: "client invitation",
        eventKey: invitationKey(client.id),
        client,
        content: (links) => clientInvitationMail(deps.env, { ...programme, ...leads }, client.name, links),
        throttle: { sender: actor, mailbox: client.mailbox, delivery: deliveryTo(client.mailbox) },
      })),
    );
    const led = { programme, addedAt: null };
    const asked = rows.map((row) => ({ ...row, delivery: deliveryTo(row.mailbox) }));
    const invited = asked.map((row) => presentClient(led, { ...noRound, ...row }, now));
    return { rows: asked, invited, skipped: [...skipped, ...refused] };
  };
}

const newClientRow = (id: string, programmeId: string, candidate: Candidate, now: Date): ClientRow => ({
  id,
  programmeId,
  ...candidate,
  state: "invited",
  surveyId: null,
  sharesResult: false,
  agreedAt: null,
  sharedSince: null,
  countedSince: null,
  sharedPlan: null,
  invitedAt: now,
  repliedAt: null,
  nudgedAt: null,
  remindersDone: 0,
  nextReminderAt: nextClientReminder(now, 0),
});

interface Limits {
  readonly most: Counter;
  readonly left: Left;
  readonly now: Date;
}

/** Counts them all at once: over a database server each statement costs. */
async function splitByLimits(
  tx: Transaction,
  actor: Actor,
  candidates: readonly Candidate[],
  { most, left, now }: Limits,
) {
  const limitOf = ({ mailbox }: Candidate) => invitationsToMailbox(actor, mailbox);
  const welcome = candidates.filter((candidate) => left(limitOf(candidate)) > 0);
  await addToEach(tx, now, candidates.map(limitOf));
  if (welcome.length > 0) await addToEach(tx, now, [most], welcome.length);
  const allowed = welcome.slice(0, left(most));
  const refused = candidates
    .filter((candidate) => !allowed.includes(candidate))
    .map((candidate) => ({
      name: candidate.name,
      email: candidate.email,
      reason: skipReasons[welcome.includes(candidate) ? "tooManyToday" : "tooOften"],
    }));
  return { allowed, refused };
}
