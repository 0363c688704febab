import type { Transaction } from "#db/client.ts";
import { emailChangeLifeMs } from "#src/server/auth/email/email-changes.ts";
import { codeLifeMs } from "#src/server/auth/email/verification-codes.ts";
import { resetLifeMs } from "#src/server/auth/password/password-resets.ts";
import { after, days } from "#src/server/clock.ts";
import type { TransactionDeps } from "#src/server/deps.ts";
import type { MailTopic } from "#src/shared/mail/mail-topics.ts";
import type { MailContent } from "#src/server/domain/mail/text/mail-content.ts";
import { insertMails, insertNewMails, type MailRow } from "./queries.ts";

/** Emails with a code or a link that stops working while a mail server that is away may still be tried. */
const livesMs: Partial<Record<MailKind, number>> = {
  "verification code": codeLifeMs,
  "password reset": resetLifeMs,
  "email change link": emailChangeLifeMs,
};

/** In which lane emails of each topic wait. Those about clients and plans are rare, and need no lane of their own. */
const laneOf = {
  rounds: "rounds",
  plans: "rounds",
  invitations: "invitations",
  clients: "rounds",
} as const satisfies Record<MailTopic, MailRow["lane"]>;

/** Kinds of topics without a lane of their own: all others are of the topic that their lane is named after. */
const topicOf: Partial<Record<MailRow["kind"], MailTopic>> = {
  "facilitator digest": "clients",
  "result shared": "clients",
  "look back": "plans",
};

/** For emails of a topic that wait: where they are, and whether one there is of the topic. */
export const waitingIn = (topic: MailTopic) => ({
  lane: laneOf[topic],
  isOfTopic: (kind: MailRow["kind"]): boolean => (topicOf[kind] ?? laneOf[topic]) === topic,
});
/** Events that can't come again, so that no row has to tell of them once the email is sent. */
const passing: ReadonlySet<MailRow["kind"]> = new Set([
  "invitation",
  "invitations given up",
  "thanks",
  "client nudge",
  "client reminder",
  "facilitator added",
  "look back",
  "organisation invitation",
  "organisation removal",
  "organisation role",
  "team round",
  "team round reminder",
  "demo thanks",
  "demo visitor",
  "workshop window",
]);

export type MailKind = Exclude<MailRow["kind"], "">;

interface NewMail {
  /** Made up where nobody has to know it. */
  readonly id?: string;
  readonly kind: MailKind;
  /** For an event that may be met again: a second email for it is never queued, however often it is asked for. */
  readonly eventKey?: string | undefined;
  /** Of an event that has a name and comes only now: nobody has to wait for whether there was an email for it. */
  readonly isFirst?: boolean | undefined;
  /** null: nobody gets it, and it costs as much as an email, so that who waits cannot tell: the worker takes it, too. */
  readonly to: string | null;
  readonly content: MailContent;
  /** Whom an answer goes to, where that isn't the support address. */
  readonly replyTo?: string;
  /** This and `unsubscribeUrl` are set by `queueTopicMail`, for every email that isn't about the account. */
  readonly topic?: MailTopic;
  readonly unsubscribeUrl?: string;
  /** It waits until it is released, in the local mailbox, too: on its own it would be due in a month. */
  readonly isDelayed?: boolean;
  /** For emails of an invitation: they are sent for as long as that stands. */
  readonly invitationId?: string | undefined;
  /** For emails that ask a client for something: they are sent for as long as the client can do it. */
  readonly clientId?: string | undefined;
  /** For emails that ask someone into an organisation: they are sent for as long as the invitation is open. */
  readonly orgInviteId?: string | undefined;
  /** For emails that ask someone to describe their team: they are sent for as long as they can. */
  readonly teamPersonId?: string | undefined;
  /** For emails that lead back to a place in a workshop: they are sent for as long as it is there. */
  readonly workshopGuestId?: string | undefined;
  /** For emails about the plans of a round: they are sent for as long as the round has a plan that asks for it. */
  readonly plansOf?: string | undefined;
}

/** As many as the text has code points: so the database counts, too. */
const spacesFor = (text: string): string => text.replaceAll(/./gsu, " ");

function rowOf({ env, ids, clock }: TransactionDeps, mail: NewMail) {
  const { kind, to, content, topic, unsubscribeUrl = null, isDelayed = false } = mail;
  const invitationId =
    mail.invitationId ??
    mail.clientId ??
    mail.orgInviteId ??
    mail.teamPersonId ??
    mail.workshopGuestId ??
    mail.plansOf ??
    null;
  const lane = topic === undefined ? ("account" as const) : laneOf[topic];
  const now = clock.now();
  // Its own, where it has none that may be met again.
  const eventKey = mail.eventKey ?? `${kind} ${ids.id()}`;
  const lifeMs = livesMs[kind];
  const expiresAt = lifeMs === undefined ? null : after(now, lifeMs);
  const keep = !passing.has(kind);
  const id = mail.id ?? ids.id();
  // Set in every row: the statement must not tell an email from one for nobody.
  const replyTo = to === null ? null : (mail.replyTo ?? null);
  const dueAt = isDelayed ? after(now, days(30)) : now;
  const row = { id, kind, eventKey, expiresAt, keep, ...content, replyTo, lane, dueAt, createdAt: now };
  const isLocal = env.MAIL_URL === undefined && !isDelayed;
  if (to === null) {
    const blank = { text: spacesFor(row.text), html: spacesFor(row.html) };
    const state = isLocal ? ("sent" as const) : ("queued" as const);
    // While it waits it is found wherever an email would be, so that taking it back costs as much.
    const links = isLocal ? {} : { unsubscribeUrl, invitationId };
    return { ...row, ...blank, ...links, keep: false, recipient: "", state };
  }
  const state = isLocal ? ("local" as const) : ("queued" as const);
  return { ...row, recipient: to, unsubscribeUrl, invitationId, state };
}

/**
 * Queues an email in the transaction of its cause: either both are stored or neither. The email worker finds it at its next
 * tick. Where no mail server is configured the email goes to the local mailbox instead.
 *
 * @returns false when there is an email for the same event already.
 */
export const queueMail = async (tx: Transaction, deps: TransactionDeps, mail: NewMail): Promise<boolean> =>
  (await queueMails(tx, deps, [mail])).includes(true);

/**
 * Queues many at the cost of one statement. A transaction goes on without waiting where none of them is for an event that may be met again.
 *
 * @returns of each whether there was no email for its event.
 */
export async function queueMails(
  tx: Transaction,
  deps: TransactionDeps,
  mails: readonly NewMail[],
): Promise<readonly boolean[]> {
  const rows = mails.map((mail) => rowOf(deps, mail));
  if (mails.every(({ eventKey, isFirst }) => eventKey === undefined || isFirst === true)) {
    await insertNewMails(tx, rows);
    return rows.map(() => true);
  }
  const inserted = new Set(await insertMails(tx, rows));
  return rows.map(({ eventKey }) => inserted.has(eventKey));
}
