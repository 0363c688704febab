import type { Transaction } from "#db/client.ts";
import { type Actor, verifiedAddress } from "#src/server/actor.ts";
import {
  codeLifeMs,
  emailChangeLifeMs,
  resetLifeMs,
  signInLinkLifeMs,
} from "#src/server/auth/emailed-secrets.ts";
import { after, days } from "#src/server/clock.ts";
import type { TransactionDeps } from "#src/server/deps.ts";
import { type Email, nameInEmail } from "#src/server/domain/mail/text/email.ts";
import { renderMail } from "#src/server/domain/mail/text/render-mail.ts";
import { factsOf, type AboutSubject, type MailKind, type SubjectType } from "#src/shared/mail/email-kinds.ts";
import { brand } from "#src/shared/site/brand.ts";
import { cancelMails, cancelMailsAbout, insertMails, type MailRow } from "./queries.ts";

/** How long the code or link in an email works; sending it later would be pointless. */
const lifetimesMs: Partial<Record<MailKind, number>> = {
  "verification code": codeLifeMs,
  "password reset": resetLifeMs,
  "sign-in link": signInLinkLifeMs,
  "email change link": emailChangeLifeMs,
};

/** The person behind an email. */
export interface MailSender {
  readonly name: string;
  /** null: unconfirmed. */
  readonly address: string | null;
}

export const senderOf = (person: Pick<Actor, "name" | "email" | "emailVerifiedAt">): MailSender => ({
  name: person.name,
  address: verifiedAddress(person),
});

type NewMail = AboutSubject<MailKind> & {
  /** Generated if missing. */
  readonly id?: string;
  /** An event gets at most one email, however often it is queued. */
  readonly eventKey?: string | undefined;
  /** null: nobody gets it. The row costs as much and takes a token too, so the sender can't tell. */
  readonly to: string | null;
  readonly content: Email;
  /** The person behind it, if any; its kind decides what it carries of them. */
  readonly sender?: MailSender | null;
  /** Set by `queueTopicMails` for all emails but those about the account. */
  readonly unsubscribeUrl?: string;
  /** Waits until released, in the local mailbox too; due in a month otherwise. */
  readonly isDelayed?: boolean;
};

/** What the email carries of the person behind it. */
function senderFields({ kind, to, sender = null }: NewMail): Pick<MailRow, "fromName" | "replyTo"> {
  if (to === null || sender === null) return { fromName: null, replyTo: null };
  const { carries } = factsOf(kind);
  return {
    fromName: carries.includes("name") ? `${nameInEmail(sender.name)} via ${brand.name}` : null,
    replyTo: carries.includes("address") ? sender.address : null,
  };
}

/** As many spaces as the text has code points, which is how SQLite counts length. */
const spacesFor = (text: string): string => text.replaceAll(/./gsu, " ");

/** Sets every column of every row: the statement must not show whether there is a recipient. */
function newMailRow({ env, ids, clock }: TransactionDeps, mail: NewMail): MailRow {
  const { kind, to, isDelayed = false } = mail;
  const content = renderMail(env, mail.content, mail.unsubscribeUrl);
  const { topic, subject, keep } = factsOf(kind);
  const now = clock.now();
  const lifetimeMs = lifetimesMs[kind];
  const isLocal = env.MAIL_URL === undefined && !isDelayed;
  // An email without a recipient keeps its links while queued, so that canceling it costs as much.
  const hasLinks = to !== null || !isLocal;
  const subjectId = hasLinks ? (mail.subjectId ?? null) : null;
  return {
    ...{ id: mail.id ?? ids.id(), kind, eventKey: mail.eventKey ?? `${kind} ${ids.id()}` },
    ...{ recipient: to ?? "", keep: keep && to !== null, subject: content.subject },
    text: to === null ? spacesFor(content.text) : content.text,
    html: to === null ? spacesFor(content.html) : content.html,
    ...senderFields(mail),
    unsubscribeUrl: hasLinks ? (mail.unsubscribeUrl ?? null) : null,
    ...{ subjectType: subjectId === null ? null : subject, subjectId },
    bucket: topic === null ? "account" : "other",
    state: !isLocal ? "queued" : to === null ? "sent" : "local",
    ...{ attempts: 0, lastRefusal: null, createdAt: now },
    expiresAt: lifetimeMs === undefined ? null : after(now, lifetimeMs),
    dueAt: isDelayed ? after(now, days(30)) : now,
  };
}

/**
 * Queues an email in the transaction of its cause, so both are stored or neither. Without a mail server, the
 * email goes to the local mailbox.
 *
 * @returns false if its event already has an email
 */
export const queueMail = async (tx: Transaction, deps: TransactionDeps, mail: NewMail): Promise<boolean> =>
  (await queueMails(tx, deps, [mail])).includes(true);

/** Queues emails in one statement. @returns for each email whether its event had none yet */
export async function queueMails(
  tx: Transaction,
  deps: TransactionDeps,
  mails: readonly NewMail[],
): Promise<readonly boolean[]> {
  const rows = mails.map((mail) => newMailRow(deps, mail));
  const inserted = new Set(await insertMails(tx, rows));
  return rows.map(({ eventKey }) => inserted.has(eventKey));
}

/** Prevents an email about an event that another email has covered, by inserting it as sent. */
export async function suppressMail(
  tx: Transaction,
  { ids, clock }: TransactionDeps,
  kind: MailKind,
  eventKey: string,
): Promise<void> {
  const now = clock.now();
  const sent = { state: "sent", recipient: "", subject: "", text: "", html: "", attempts: 1 } as const;
  await insertMails(tx, [{ id: ids.id(), kind, eventKey, ...sent, dueAt: now, createdAt: now }]);
}

/** Cancels a queued email; its row still takes a token. */
export const cancelMail = (tx: Transaction, id: string): Promise<void> => cancelMails(tx, [id]);

/** Cancels all queued emails about some subjects. */
export const cancelSubjects = (
  tx: Transaction,
  type: SubjectType,
  ids: Parameters<typeof cancelMailsAbout>[2],
): Promise<void> => cancelMailsAbout(tx, type, ids);
