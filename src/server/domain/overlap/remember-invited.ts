import type { Transaction } from "#db/client.ts";
import type { Deps } from "#src/server/deps.ts";
import { keyedHash } from "#src/server/ids.ts";
import { addToList, listMailboxes, takeMailboxKey } from "./queries.ts";

/**
 * Puts everybody who is invited to a round into its list, for good. It goes by the invitations that stand, and not by those that
 * have just been made: so rounds that invited people before there were lists are caught up with.
 */
export async function rememberInvited(
  tx: Transaction,
  { ids }: Pick<Deps, "ids">,
  { id, userId }: { readonly id: string; readonly userId: string },
): Promise<void> {
  const key = await takeMailboxKey(tx, userId, ids.token(256));
  const mailboxes = await listMailboxes(tx, id);
  await addToList(
    tx,
    id,
    mailboxes.map((mailbox) => keyedHash(key, mailbox)),
  );
}
