/** How the email queue stood at a full hour. */
export interface MailCount {
  readonly countedAt: Date;
  /** How many there are in each state that any is in, but for those that are sent. */
  readonly counts: readonly { readonly state: string; readonly count: number }[];
  /** Since when the one that is due longest waits; null if none does. */
  readonly longestDueAt: Date | null;
}

/** The server's state, for its operator. */
export interface ServerState {
  readonly databaseAnswers: boolean;
  /** null until the first full hour after the start. */
  readonly mails: MailCount | null;
}
