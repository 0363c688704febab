import type { Transaction } from "#db/client.ts";
import type { Actor } from "#src/server/actor.ts";
import { enforceLimitsIn } from "#src/server/auth/limits/limits.ts";
import type { Deps, TransactionDeps } from "#src/server/deps.ts";
import { invitationsToMailbox } from "#src/server/domain/invitation/limits.ts";
import { senderOf } from "#src/server/domain/mail/queue/queue-mail.ts";
import { readRoom } from "#src/server/domain/mail/throttle/release-mails.ts";
import type { Throttle } from "#src/server/domain/mail/throttle/throttle-queries.ts";
import { clientNudgeMail, clientReminderMail } from "#src/server/domain/mail/templates/programme/client.ts";
import { queueTopicMails, type TopicMail } from "#src/server/domain/mail/topics/queue-topic-mail.ts";
import type { Client, MailPreview, Reminded } from "#src/shared/programme/programme.output.ts";
import type { RemindersInput } from "#src/shared/programme/programme.input.ts";
import type { Email } from "#src/server/domain/mail/text/email.ts";
import { renderMail } from "#src/server/domain/mail/text/render-mail.ts";
import { deadToken } from "#src/server/domain/programme/create-programme.ts";
import { DomainError } from "#src/server/errors.ts";
import { serverPaths } from "#src/shared/site/server-paths.ts";
import type { Stage } from "#src/shared/programme/programme.ts";
import { programmeErrors } from "#src/server/domain/programme/errors.ts";
import { getClientOf, getLedClient } from "#src/server/domain/programme/gate.ts";
import { loadLeads } from "#src/server/domain/programme/leading/facilitators.ts";
import { nudgesByFacilitator } from "#src/server/domain/programme/limits.ts";
import { presentClient } from "#src/server/domain/programme/present-programme.ts";
import type { ClientProgress, ProgrammeRow } from "#src/server/domain/programme/queries.ts";
import { queueInvitationEmails } from "#src/server/domain/invitation/invite-by-email.ts";
import {
  canNudge,
  hasSomethingToDo,
  isRunning,
  nextNudge,
  stageOf,
} from "#src/server/domain/programme/rules.ts";
import { updateClient } from "#src/server/domain/programme/write-queries.ts";

/**
 * Emails a client about their next step.
 *
 * @throws {DomainError} not_found; conflict without a next step, too soon after the last email, or in a
 *   closed programme; too_many_requests
 */
export const nudgeClient = (deps: Deps, actor: Actor, faId: string, clientId: string): Promise<Client> =>
  nudge(deps, actor, null, (tx) => getClientOf(tx, actor, faId, clientId));

/** Emails several clients, each about their own next step; who can't be reminded is listed with the reason. */
export async function nudgeClients(
  deps: Deps,
  actor: Actor,
  { clientIds, text }: RemindersInput,
): Promise<Reminded> {
  const reminded: Client[] = [];
  const skipped: Reminded["skipped"][number][] = [];
  for (const clientId of new Set(clientIds)) {
    try {
      reminded.push(await nudge(deps, actor, text, (tx) => getLedClient(tx, actor, clientId)));
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      skipped.push({ clientId, reason: error.message });
    }
  }
  return { reminded, skipped };
}

type LedClient = Awaited<ReturnType<typeof getLedClient>>;

const nudge = (
  deps: Deps,
  actor: Actor,
  text: string | null,
  find: (tx: Transaction) => Promise<LedClient>,
): Promise<Client> =>
  deps.db.write(async (tx) => {
    const now = deps.clock.now();
    const { client, programme, addedAt } = await find(tx);
    const stage = stageOf(client, now);
    if (!canNudge(programme, client, stage, now)) throw refusalOf(programme, client, stage);
    const limits = [nudgesByFacilitator(actor)];
    if (!programme.isExample) limits.push(invitationsToMailbox(actor, client.mailbox));
    await enforceLimitsIn(tx, now, limits);
    const leads = await loadLeads(tx, programme.id);
    const delivery = (await readRoom(tx, now, [client.mailbox]))(client.mailbox);
    const throttle = { sender: actor, mailbox: client.mailbox, delivery };
    await updateClient(tx, client.id, { nudgedAt: now });
    await queueNudge(tx, deps, actor, { client, programme, stage, leads, throttle, text });
    return presentClient({ programme, addedAt }, { ...client, nudgedAt: now, delivery }, now);
  });

/** Renders the email that a client would get now, with dead links. @throws {DomainError} not_found; conflict */
export async function previewNudge(
  deps: Deps,
  actor: Actor,
  clientId: string,
  text: string | null,
): Promise<MailPreview> {
  const db = deps.db.read;
  const { client, programme } = await getLedClient(db, actor, clientId);
  const stage = stageOf(client, deps.clock.now());
  if (!hasSomethingToDo(stage)) throw programmeErrors.nothingToNudge();
  const leads = await loadLeads(db, programme.id);
  const email = nudgeMail(actor, { client, programme, stage, leads, text }, deadToken);
  return renderMail(deps.env, email, deps.env.siteUrl + serverPaths.unsubscribe(deadToken));
}

function refusalOf(programme: ProgrammeRow, client: ClientProgress, stage: Stage) {
  if (!isRunning(programme)) return programmeErrors.closed();
  if (!hasSomethingToDo(stage)) return programmeErrors.nothingToNudge();
  return programmeErrors.nudgedLately({ next: nextNudge(client) });
}

interface Nudge {
  readonly client: ClientProgress;
  readonly programme: ProgrammeRow;
  readonly stage: Stage;
  readonly leads: Awaited<ReturnType<typeof loadLeads>>;
  /** The facilitator's own words; null without. */
  readonly text: string | null;
}

/** The email: a reminder of the invitation, or of the round's next step. */
function nudgeMail(actor: Actor, { client, programme, stage, leads, text }: Nudge, token: string): Email {
  const sender = senderOf(actor);
  const askedBy = sender.name;
  const { surveyId, name, roundClosesAt: closesAt } = client;
  if (surveyId === null)
    return clientReminderMail({ ...programme, ...leads, sender }, name, token, { askedBy, text });
  const asking = { ...programme, sender, facilitatorName: askedBy, otherNames: [], closesAt };
  return clientNudgeMail(asking, name, { surveyId, stage, text });
}

async function queueNudge(
  tx: Transaction,
  deps: TransactionDeps,
  actor: Actor,
  { throttle, ...nudged }: Nudge & { readonly throttle: Throttle },
): Promise<void> {
  const { client, programme } = nudged;
  // Every facilitator's example has the same clients.
  const sender = senderOf(actor);
  const recipientOptions = programme.isExample ? { withoutRecipient: true } : { throttle };
  if (client.surveyId === null)
    return queueInvitationEmails(tx, deps, "client reminder", [
      {
        invitation: client,
        sender,
        content: (token) => nudgeMail(actor, nudged, token),
        ...recipientOptions,
      },
    ]);
  const mail: TopicMail = {
    kind: "client nudge",
    to: client.email,
    subjectId: client.id,
    sender,
    ...recipientOptions,
    // Their round needs no link of its own.
    content: nudgeMail(actor, nudged, ""),
  };
  await queueTopicMails(tx, deps, [mail]);
}
