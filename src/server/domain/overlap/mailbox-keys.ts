import type { Queryable, Transaction } from "#db/client.ts";
import type { Deps } from "#src/server/deps.ts";
import { listMailboxKeys, setMailboxKey } from "./queries.ts";

/** What the mailboxes in an owner's lists are hashed with. */
export interface MailboxKey {
  readonly userId: string;
  readonly value: string;
  /** Made just now, and not stored yet. */
  readonly isFresh: boolean;
}

/** The keys of some owners, by their ids. Who has none yet gets one, which `keepMailboxKey` stores. */
export async function readMailboxKeys(
  db: Queryable,
  { ids }: Pick<Deps, "ids">,
  userIds: readonly string[],
): Promise<(userId: string) => MailboxKey> {
  const stored = await listMailboxKeys(db, userIds);
  const keys = new Map<string, MailboxKey>();
  for (const { userId, key } of stored)
    if (key !== null) keys.set(userId, { userId, value: key, isFresh: false });
  return (userId) => {
    const key = keys.get(userId) ?? { userId, value: ids.token(256), isFresh: true };
    keys.set(userId, key);
    return key;
  };
}

/** Before anything is stored that was hashed with it. */
export async function keepMailboxKey(tx: Transaction, { userId, value, isFresh }: MailboxKey): Promise<void> {
  if (isFresh) await setMailboxKey(tx, userId, value);
}
