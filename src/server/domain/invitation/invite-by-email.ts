import type { Transaction } from "#db/client.ts";
import type { Actor } from "#src/server/actor.ts";
import { countEach, readRemaining, type Counter } from "#src/server/auth/limits/counters.ts";
import type { TransactionDeps } from "#src/server/deps.ts";
import type { MailContent } from "#src/server/domain/mail/text/mail-content.ts";
import type { Throttle } from "#src/server/domain/mail/throttle/throttle-queries.ts";
import { queueTopicMails, type TopicMail } from "#src/server/domain/mail/topics/queue-topic-mail.ts";
import { sha256 } from "#src/server/ids.ts";
import { invitationsToMailbox } from "./limits.ts";
import { insertInvitationLinks, type InvitationKind } from "./link-queries.ts";

/* What all invitations by email have in common: to a round, a programme, an organisation. */

/** Why someone is not invited today. */
export const limitReasons = {
  tooManyToday: "You’ve sent all the invitations you can in a day. Please invite them tomorrow.",
  tooOften: "You’ve invited them several times today. Please wait until tomorrow.",
} as const;

interface Addressee {
  readonly email: string;
  readonly mailbox: string;
}

/**
 * Counts those who may be invited now.
 *
 * @param most how many the actor may invite in a day
 */
export async function splitByLimits<Candidate extends Addressee>(
  tx: Transaction,
  actor: Actor,
  candidates: readonly Candidate[],
  most: Counter,
  now: Date,
) {
  const limitOf = ({ mailbox }: Addressee) => invitationsToMailbox(actor, mailbox);
  const left = await readRemaining(tx, now, [most, ...candidates.map(limitOf)]);
  const welcome = candidates.filter((candidate) => left(limitOf(candidate)) > 0);
  await countEach(tx, now, candidates.map(limitOf));
  if (welcome.length > 0) await countEach(tx, now, [most], welcome.length);
  const allowed = welcome.slice(0, left(most));
  const refused = candidates
    .filter((candidate) => !allowed.includes(candidate))
    .map((candidate) => ({
      candidate,
      reason: limitReasons[welcome.includes(candidate) ? "tooManyToday" : "tooOften"],
    }));
  return { allowed, refused };
}

export interface EmailLinks {
  readonly token: string;
  readonly unsubscribeUrl: string;
}

interface InvitationEmail extends Pick<TopicMail, "eventKey" | "withoutRecipient"> {
  readonly invitation: { readonly id: string; readonly email: string };
  readonly content: (links: EmailLinks) => MailContent;
  /** As for `queueTopicMails`. */
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
 * Queues emails, each with a link of its own to answer by. The link is stored also where no email goes out, so that nobody who reads
 * the tables can tell by the number of links who was not emailed, and so when they answered (rule A6).
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
      content: (unsubscribeUrl) => content({ token, unsubscribeUrl }),
    })),
  );
}
