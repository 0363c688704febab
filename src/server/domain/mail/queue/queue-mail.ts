import type { Transaction } from "#db/client.ts";
import { emailChangeLifeMs, codeLifeMs, resetLifeMs } from "#src/server/auth/emailed-secrets.ts";
import { after, days } from "#src/server/clock.ts";
import type { TransactionDeps } from "#src/server/deps.ts";
import type { MailContent } from "#src/server/domain/mail/text/mail-content.ts";
import { factsOf, type AboutSubject, type MailKind, type SubjectType } from "#src/shared/mail/email-kinds.ts";
import { cancelMails, cancelMailsAbout, insertMails, type MailRow } from "./queries.ts";

/** Emails with a code or a link that stops working while a mail server that is away may still be tried. */
const livesMs: Partial<Record<MailKind, number>> = {
  "verification code": codeLifeMs,
  "password reset": resetLifeMs,
  "email change link": emailChangeLifeMs,
};

type NewMail = AboutSubject<MailKind> & {
  /** Made up where nobody has to know it. */
  readonly id?: string;
  /** For an event that may be met again: a second email for it is never queued, however often it is asked for. */
  readonly eventKey?: string | undefined;
  /** null: nobody gets it. The row costs as much as an email and takes its token too, so that who waits cannot tell. */
  readonly to: string | null;
  readonly content: MailContent;
  /** Whom an answer goes to, where that isn't the support address. */
  readonly replyTo?: string;
  /** Set by `queueTopicMails`, for every email that isn't about the account. */
  readonly unsubscribeUrl?: string;
  /** It waits until it is released, in the local mailbox, too: on its own it would be due in a month. */
  readonly isDelayed?: boolean;
};

/** As many as the text has code points: so the database counts, too. */
const spacesFor = (text: string): string => text.replaceAll(/./gsu, " ");

/** Every column is set in every row: the statement must not tell whether there is a recipient. */
function rowOf({ env, ids, clock }: TransactionDeps, mail: NewMail): MailRow {
  const { kind, to, content, isDelayed = false } = mail;
  const { topic, subject, keep } = factsOf(kind);
  const now = clock.now();
  const lifeMs = livesMs[kind];
  const isLocal = env.MAIL_URL === undefined && !isDelayed;
  // An email without a recipient is found wherever another would be while it waits, so that canceling it costs as much.
  const hasLinks = to !== null || !isLocal;
  const subjectId = hasLinks ? (mail.subjectId ?? null) : null;
  return {
    ...{ id: mail.id ?? ids.id(), kind, eventKey: mail.eventKey ?? `${kind} ${ids.id()}` },
    ...{ recipient: to ?? "", keep: keep && to !== null, subject: content.subject },
    text: to === null ? spacesFor(content.text) : content.text,
    html: to === null ? spacesFor(content.html) : content.html,
    replyTo: to === null ? null : (mail.replyTo ?? null),
    unsubscribeUrl: hasLinks ? (mail.unsubscribeUrl ?? null) : null,
    ...{ subjectType: subjectId === null ? null : subject, subjectId },
    bucket: topic === null ? "account" : "other",
    state: !isLocal ? "queued" : to === null ? "sent" : "local",
    ...{ attempts: 0, lastRefusal: null, createdAt: now },
    expiresAt: lifeMs === undefined ? null : after(now, lifeMs),
    dueAt: isDelayed ? after(now, days(30)) : now,
  };
}

/**
 * Queues an email in the transaction of its cause: either both are stored or neither. The worker finds it at its next look. Where no mail
 * server is configured the email goes to the local mailbox instead.
 *
 * @returns false when there is an email for the same event already.
 */
export const queueMail = async (tx: Transaction, deps: TransactionDeps, mail: NewMail): Promise<boolean> =>
  (await queueMails(tx, deps, [mail])).includes(true);

/**
 * Queues many by one statement.
 *
 * @returns of each whether there was no email for its event.
 */
export async function queueMails(
  tx: Transaction,
  deps: TransactionDeps,
  mails: readonly NewMail[],
): Promise<readonly boolean[]> {
  const rows = mails.map((mail) => rowOf(deps, mail));
  const inserted = new Set(await insertMails(tx, rows));
  return rows.map(({ eventKey }) => inserted.has(eventKey));
}

/** Keeps an email about an event from being queued later on, because another has told of it: leaves the row of one that was sent. */
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

/** Takes the recipient off an email that waits; its row still takes its token. */
export const cancelMail = (tx: Transaction, id: string): Promise<void> => cancelMails(tx, [id]);

/** The same for all emails about some subjects. */
export const cancelSubjects = (
  tx: Transaction,
  type: SubjectType,
  ids: Parameters<typeof cancelMailsAbout>[2],
): Promise<void> => cancelMailsAbout(tx, type, ids);
