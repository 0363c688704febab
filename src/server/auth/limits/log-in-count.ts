import type { Transaction } from "#db/client.ts";
import { forgetCount } from "./counters.ts";

/** Counts attempts at one account, from wherever they come. */
export const logInsByAccount = "log-ins by account";
export const logInSubject = (email: string) => `mailbox ${email}` as const;

/** Sets the count back, in a transaction: the person has shown that the account is theirs. */
export const forgetLogInsIn = (tx: Transaction, email: string): Promise<void> =>
  forgetCount(tx, { name: logInsByAccount, subject: logInSubject(email) });
