import type { Transaction } from "#db/client.ts";
import { setInvitationMuted } from "./queries.ts";

/** Stops emails about the round of an invitation, or lets them come again. Its owner does not learn it. */
export async function muteInvitation(tx: Transaction, invitationId: string, muted: boolean): Promise<void> {
  await setInvitationMuted(tx, invitationId, muted);
}
