import type { Transaction } from "#db/client.ts";
import type { Deps } from "#src/server/deps.ts";
import { keyedHash } from "#src/server/ids.ts";
import { findListedMailboxes, getOrCreateMailboxKey, type Invitee } from "./queries.ts";

/**
 * Those of `invitees` whose mailbox the round has invited before, under another spelling of the address. What is known of a
 * revoked invitation belongs to the person who reads that address, and name+tag@host can be someone else: if the second got
 * what the first left, no email would come, and that would tell that the first has answered.
 */
export async function listRespelledInvitees<Person extends Invitee>(
  tx: Transaction,
  { ids }: Pick<Deps, "ids">,
  { id, userId }: { readonly id: string; readonly userId: string },
  invitees: readonly Person[],
): Promise<ReadonlySet<Person>> {
  const key = await getOrCreateMailboxKey(tx, userId, ids.token(256));
  const hashOf = new Map(invitees.map((invitee) => [invitee, keyedHash(key, invitee.mailbox)]));
  const listed = await findListedMailboxes(tx, id, [...hashOf.values()]);
  const addressOf = new Map(listed.map(({ mailboxHash, addressHash }) => [mailboxHash, addressHash]));
  return new Set(
    invitees.filter((invitee) => {
      const address = addressOf.get(hashOf.get(invitee) ?? "");
      return address !== undefined && address !== keyedHash(key, invitee.email);
    }),
  );
}
