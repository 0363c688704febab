import type { Transaction } from "#db/client.ts";
import type { InvitationIds } from "./queries.ts";
import { blankMails, blankMailsOfInvitations } from "./queries.ts";

/** Turns an email that waits into one for nobody, which keeps its place. */
export const blankMail = (tx: Transaction, id: string): Promise<void> => blankMails(tx, [id]);

/** The same for all emails about some invitations. */
export const blankMailsAbout = (tx: Transaction, ids: InvitationIds): Promise<void> =>
  blankMailsOfInvitations(tx, ids);
