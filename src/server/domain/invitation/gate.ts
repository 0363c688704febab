import type { Queryable, Transaction } from "#db/client.ts";
import { type Origin, verifiedAddress } from "#src/server/actor.ts";
import { enforceLimits, type Limit } from "#src/server/auth/limits/limits.ts";
import type { Deps } from "#src/server/deps.ts";
import type { Caller } from "#src/server/domain/account/by-link/caller.ts";

/*
 * The only gate to an invitation of a client or to a team. A link came by email, so anyone who has it reads
 * that mailbox. By id, only the user signed in with exactly that confirmed address finds it; nobody else learns
 * that it exists.
 */

interface Gate<Key, Invited> {
  /** @param email the caller's confirmed address, which an id needs; null finds none */
  readonly find: (db: Queryable, key: Key, email: string | null) => Promise<Invited | undefined>;
  readonly deadLinks: (origin: Origin) => readonly Limit[];
  readonly notFound: () => Error;
}

const findInvited = <Key, Invited>(
  db: Queryable,
  { actor }: Caller,
  key: Key,
  gate: Gate<Key, Invited>,
): Promise<Invited | undefined> => gate.find(db, key, actor && verifiedAddress(actor));

/**
 * Only dead links count against the limit.
 *
 * @throws {DomainError} not_found for an unknown link, someone else's invitation, or one to what was deleted;
 *   too_many_requests
 */
export async function getInvited<Key, Invited>(
  deps: Deps,
  caller: Caller,
  key: Key,
  gate: Gate<Key, Invited>,
): Promise<Invited> {
  const invited = await findInvited(deps.db.read, caller, key, gate);
  if (invited !== undefined) return invited;
  await enforceLimits(deps, gate.deadLinks(caller.origin));
  throw gate.notFound();
}

/** Writes about an invitation; rejects dead links before the write. @throws {DomainError} as `getInvited` */
export async function writeInvited<Key, Invited, Result>(
  deps: Deps,
  caller: Caller,
  key: Key,
  gate: Gate<Key, Invited>,
  work: (tx: Transaction, invited: Invited) => Promise<Result>,
): Promise<Result> {
  await getInvited(deps, caller, key, gate);
  return deps.db.write(async (tx) => {
    const invited = await findInvited(tx, caller, key, gate);
    if (invited === undefined) throw gate.notFound();
    return work(tx, invited);
  });
}
