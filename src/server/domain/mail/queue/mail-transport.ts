/** An email as it is handed to whatever sends it. */
export interface OutgoingMail {
  /** The same for each try, so that an email that went out twice after all is shown once. */
  readonly messageId: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** null: the address for questions. */
  readonly replyTo: string | null;
  /** Where one POST takes the recipient off emails of this kind (RFC 8058); null in emails about the account. */
  readonly unsubscribeUrl: string | null;
  /** When it was written. */
  readonly date: Date;
}

export interface MailTransport {
  /**
   * Called at each look at the queue, emails or not: what the first email of many would look up for those after it is looked up here, so
   * that no email is quicker because another went before it. Never throws.
   */
  prepare?(): void;
  /**
   * Resolves when another machine has taken the email over, and settles within `mailDeadlineMs`.
   *
   * @throws {MailRefusedError} when another try would be in vain; any other error is worth one.
   */
  send(mail: OutgoingMail): Promise<void>;
}

/** No try takes longer than this. */
export const mailDeadlineMs = 60_000;

/** The mail server will never take this email: there is no such mailbox, say. */
export class MailRefusedError extends Error {
  override readonly name = "MailRefusedError";
}
