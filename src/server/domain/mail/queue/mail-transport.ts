export interface OutgoingMail {
  /** The same for each attempt, so that email programs show a duplicate only once. */
  readonly messageId: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** The sender's own logo, which its HTML shows; a PNG. */
  readonly logo: { readonly cid: string; readonly bytes: Buffer } | null;
  /** The sender's name, if not ours. */
  readonly fromName: string | null;
  /** null: the support address. */
  readonly replyTo: string | null;
  /** One POST to it unsubscribes from this kind of email (RFC 8058); null in account emails. */
  readonly unsubscribeUrl: string | null;
  readonly date: Date;
}

export interface MailTransport {
  /**
   * Called at each tick, with or without emails. Anything the first email would look up for later ones is
   * looked up here, so that no email is faster because another went before it. Never throws.
   */
  prepare?(): void;
  /**
   * Resolves when the mail server has accepted the email; settles within `mailDeadlineMs`.
   *
   * @throws {MailRefusedError} when a retry is pointless; any other error is worth one
   */
  send(mail: OutgoingMail): Promise<void>;
}

export const mailDeadlineMs = 60_000;

/** The mail server will never accept this email: the mailbox doesn't exist, for example. */
export class MailRefusedError extends Error {
  override readonly name = "MailRefusedError";
}
