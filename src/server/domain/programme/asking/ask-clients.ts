import type { Transaction } from "#db/client.ts";
import type { Actor } from "#src/server/actor.ts";
import type { Counter } from "#src/server/auth/limits/counters.ts";
import { listUsedUpIn, takeUpToIn } from "#src/server/auth/limits/limits.ts";
import type { Deps } from "#src/server/deps.ts";
import { getPlan } from "#src/server/domain/billing/plan/get-plan.ts";
import { readAddress } from "#src/server/domain/invitation/invited-addresses.ts";
import { invitationMailsTo } from "#src/server/domain/invitation/limits.ts";
import {
  clientInvitationMail,
  type InvitingProgramme,
} from "#src/server/domain/mail/templates/programme/client-invitation.ts";
import type { NewProgrammeInput } from "#src/shared/programme/programme.input.ts";
import type { ClientsAdded } from "#src/shared/programme/programme.output.ts";
import { nextClientReminder } from "./client-reminders.ts";
import {
  skipReasons,
  splitClients,
  type Candidate,
} from "#src/server/domain/programme/check/client-verdicts.ts";
import { clientMailsTo, clientsByFacilitator } from "#src/server/domain/programme/limits.ts";
import { nameLeads } from "#src/server/domain/programme/leading/name-leads.ts";
import { presentClient } from "#src/server/domain/programme/present-programme.ts";
import type { ClientRow, ProgrammeRow } from "#src/server/domain/programme/queries.ts";
import { invitationKey, queueClientMails } from "./queue-client-mails.ts";
import { insertClients, listMailboxes } from "#src/server/domain/programme/write-queries.ts";

/** A round that isn't there yet. */
const noRound = {
  hasOwnWords: false,
  isAsking: false,
  roundMinResponses: null,
  roundClosesAt: null,
  roundCompletedAt: null,
  newAnswers: 0,
  shownAnswers: null,
};

/**
 * Asks people to be clients of a programme, by an email each. Who can't be asked is skipped with a reason, and stops nobody else.
 * Someone who wants no such emails counts as asked and gets none: that is theirs to know. It takes as many statements for one person as
 * for two hundred.
 */
export async function askClientsIn(
  tx: Transaction,
  deps: Deps,
  actor: Actor,
  programme: ProgrammeRow,
  people: NewProgrammeInput["clients"],
  now: Date,
): Promise<ClientsAdded> {
  const listed = people.map(({ name, email }) => ({ name, email: readAddress(email), written: email }));
  const clientMailboxes = await listMailboxes(tx, programme.id);
  const leads = await nameLeads(tx, actor, programme);
  const { candidates, skipped } = splitClients(listed, { ownMailboxes: leads.mailboxes, clientMailboxes });
  const most = clientsByFacilitator(actor, await getPlan(deps, actor));
  const { allowed, refused } = await splitByLimits(tx, actor, candidates, most, now);
  const rows = allowed.map((candidate) => newClientRow(deps.ids.id(), programme.id, candidate, now));
  await insertClients(tx, rows);
  await queueInvitations(tx, deps, { ...programme, ...leads }, rows);
  return {
    invited: rows.map((row) => presentClient({ programme, addedAt: null }, { ...row, ...noRound }, now)),
    skipped: [...skipped, ...refused],
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

/** Counts them all at once: over a database server each statement is a round trip. */
async function splitByLimits(
  tx: Transaction,
  actor: Actor,
  candidates: readonly Candidate[],
  most: Counter,
  now: Date,
) {
  const limits = candidates.map(({ mailbox }) => clientMailsTo(actor, mailbox));
  const usedUp = await listUsedUpIn(tx, now, limits);
  const isTooOften = limits.map((limit) => usedUp.has(limit));
  const welcome = candidates.filter((_, n) => isTooOften[n] === false);
  const left = await takeUpToIn(tx, now, most, welcome.length);
  const allowed = welcome.slice(0, left);
  const refused = candidates
    .filter((candidate) => !allowed.includes(candidate))
    .map((candidate) => ({
      name: candidate.name,
      email: candidate.email,
      reason: skipReasons[welcome.includes(candidate) ? "tooManyToday" : "tooOften"],
    }));
  return { allowed, refused };
}

async function queueInvitations(
  tx: Transaction,
  deps: Deps,
  asking: InvitingProgramme,
  rows: readonly ClientRow[],
): Promise<void> {
  const limits = rows.map(({ mailbox }) => invitationMailsTo(mailbox));
  const used = await listUsedUpIn(tx, deps.clock.now(), limits);
  const flooded = new Set([...used].map(({ subject }) => subject));
  await queueClientMails(
    tx,
    deps,
    rows.map((client) => ({
      kind: "client invitation",
      eventKey: invitationKey(client.id),
      client,
      content: (links) => clientInvitationMail(deps.env, asking, client.name, links),
      isBlank: flooded.has(client.mailbox),
    })),
  );
}
