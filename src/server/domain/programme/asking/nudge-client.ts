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
import { joinName } from "#src/shared/account/names.ts";
import type { Client } from "#src/shared/programme/programme.output.ts";
import type { Stage } from "#src/shared/programme/programme.ts";
import { programmeErrors } from "#src/server/domain/programme/errors.ts";
import { getClientOf } from "#src/server/domain/programme/gate.ts";
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
export function nudgeClient(deps: Deps, actor: Actor, faId: string, clientId: string): Promise<Client> {
  return deps.db.write(async (tx) => {
    const now = deps.clock.now();
    const { client, programme, addedAt } = await getClientOf(tx, actor, faId, clientId);
    const stage = stageOf(client, now);
    if (!canNudge(programme, client, stage, now)) throw refusalOf(programme, client, stage);
    const limits = [nudgesByFacilitator(actor)];
    if (!programme.isExample) limits.push(invitationsToMailbox(actor, client.mailbox));
    await enforceLimitsIn(tx, now, limits);
    const leads = await loadLeads(tx, programme.id);
    const delivery = (await readRoom(tx, now, [client.mailbox]))(client.mailbox);
    const throttle = { sender: actor, mailbox: client.mailbox, delivery };
    await updateClient(tx, client.id, { nudgedAt: now });
    await queueNudge(tx, deps, actor, { client, programme, stage, leads, throttle });
    return presentClient({ programme, addedAt }, { ...client, nudgedAt: now, delivery }, now);
  });
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
  readonly throttle: Throttle;
}

async function queueNudge(
  tx: Transaction,
  deps: TransactionDeps,
  actor: Actor,
  { client, programme, stage, leads, throttle }: Nudge,
): Promise<void> {
  const askedBy = joinName(actor.firstName, actor.lastName);
  const { surveyId, name, roundClosesAt: closesAt } = client;
  // Every facilitator's example has the same clients.
  const sender = senderOf(actor);
  const recipientOptions = programme.isExample ? { withoutRecipient: true } : { throttle };
  if (surveyId === null)
    return queueInvitationEmails(tx, deps, "client reminder", [
      {
        invitation: client,
        sender,
        content: (links) =>
          clientReminderMail(deps.env, { ...programme, ...leads }, name, { ...links, askedBy }),
        ...recipientOptions,
      },
    ]);
  const asking = { ...programme, facilitatorName: askedBy, otherNames: [], closesAt };
  const nudge: TopicMail = {
    kind: "client nudge",
    to: client.email,
    subjectId: client.id,
    sender,
    ...recipientOptions,
    content: (unsubscribeUrl) => clientNudgeMail(deps.env, asking, name, { surveyId, stage, unsubscribeUrl }),
  };
  await queueTopicMails(tx, deps, [nudge]);
}
