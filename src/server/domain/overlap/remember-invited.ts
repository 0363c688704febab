import type { Transaction } from "#db/client.ts";
import type { Deps } from "#src/server/deps.ts";
import { keyedHash } from "#src/server/ids.ts";
import { addToList, listInvitees, takeMailboxKey } from "./queries.ts";

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
  const invitees = await listInvitees(tx, id);
  await addToList(
    tx,
    id,
    invitees.map(({ email, mailbox }) => ({
      mailboxHash: keyedHash(key, mailbox),
      addressHash: keyedHash(key, email),
    })),
  );
}
