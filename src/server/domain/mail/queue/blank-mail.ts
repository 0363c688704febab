import type { Transaction } from "#db/client.ts";
import { blankMails } from "./queries.ts";

/** Turns an email that waits into one for nobody, which keeps its place. */
export const blankMail = (tx: Transaction, id: string): Promise<void> => blankMails(tx, [id]);
