/** How the email queue stood at a full hour. */
export interface MailCount {
  readonly countedAt: Date;
  /** Counts by state, without sent emails. */
  readonly counts: readonly { readonly state: string; readonly count: number }[];
  /** Since when the longest due email has waited; null if none is due. */
  readonly longestDueAt: Date | null;
}

/** The server's state, for its operator. */
export interface ServerState {
  readonly databaseAnswers: boolean;
  /** null until the first full hour after the start. */
  readonly mails: MailCount | null;
}
