import type { Transaction } from "#db/client.ts";
import type { Actor } from "#src/server/actor.ts";
import { countEach, readRemaining, type Counter } from "#src/server/auth/limits/counters.ts";
import type { TransactionDeps } from "#src/server/deps.ts";
import type { Email } from "#src/server/domain/mail/text/email.ts";
import type { Throttle } from "#src/server/domain/mail/throttle/throttle-queries.ts";
import { queueTopicMails, type TopicMail } from "#src/server/domain/mail/topics/queue-topic-mail.ts";
import { sha256 } from "#src/server/ids.ts";
import { invitationsToMailbox } from "./limits.ts";
import { insertInvitationLinks, type InvitationKind } from "./queries.ts";

/* Shared by all invitations by email: to a round, a programme, an organisation. */

export const limitReasons = {
  tooManyToday: "You’ve sent all the invitations you can in a day. Please invite them tomorrow.",
  tooOften: "You’ve invited them several times today. Please wait until tomorrow.",
} as const;

interface Addressee {
  readonly email: string;
  readonly mailbox: string;
}

/** Splits candidates by the actor's limits, and counts them. @param most the actor's daily limit */
export async function splitByLimits<Candidate extends Addressee>(
  tx: Transaction,
  actor: Actor,
  candidates: readonly Candidate[],
  most: Counter,
  now: Date,
) {
  const limitOf = ({ mailbox }: Addressee) => invitationsToMailbox(actor, mailbox);
  const remaining = await readRemaining(tx, now, [most, ...candidates.map(limitOf)]);
  const underLimit = candidates.filter((candidate) => remaining(limitOf(candidate)) > 0);
  await countEach(tx, now, candidates.map(limitOf));
  if (underLimit.length > 0) await countEach(tx, now, [most], underLimit.length);
  const allowed = underLimit.slice(0, remaining(most));
  const refused = candidates
    .filter((candidate) => !allowed.includes(candidate))
    .map((candidate) => ({
      candidate,
      reason: limitReasons[underLimit.includes(candidate) ? "tooManyToday" : "tooOften"],
    }));
  return { allowed, refused };
}

interface InvitationEmail extends Pick<TopicMail, "eventKey" | "withoutRecipient" | "sender"> {
  readonly invitation: { readonly id: string; readonly email: string };
  readonly content: (token: string) => Email;
  /** See `queueTopicMails`. */
  readonly throttle?: Throttle;
}

type EmailKind = "invitation" | "client invitation" | "client reminder" | "organisation invitation";

const kindOfLink: Readonly<Record<EmailKind, InvitationKind>> = {
  invitation: "survey",
  "client invitation": "programme",
  "client reminder": "programme",
  "organisation invitation": "organisation",
};

/**
 * Queues emails, each with its own link. The link is stored even if no email goes out: otherwise the number
 * of links would show who was not emailed, and so when they answered (rule A6).
 */
export async function queueInvitationEmails(
  tx: Transaction,
  deps: TransactionDeps,
  kind: EmailKind,
  emails: readonly InvitationEmail[],
): Promise<void> {
  const linked = emails.map((email) => ({ ...email, token: deps.ids.token(256) }));
  await insertInvitationLinks(
    tx,
    linked.map(({ token, invitation }) => ({
      ...{ tokenHash: sha256(token), kind: kindOfLink[kind] },
      invitationId: invitation.id,
    })),
  );
  await queueTopicMails(
    tx,
    deps,
    linked.map(({ token, invitation, content, ...email }) => ({
      ...email,
      kind,
      to: invitation.email,
      subjectId: invitation.id,
      content: content(token),
    })),
  );
}
