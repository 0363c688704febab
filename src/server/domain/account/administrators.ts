import type { Queryable, Transaction } from "#db/client.ts";
import type { Actor } from "#src/server/actor.ts";
import type { Deps } from "#src/server/deps.ts";
import { accountErrors } from "./errors.ts";
import { findAccountByEmail, hasOtherMarked, updateAccount } from "./queries.ts";
import { isAdministrator } from "./rules.ts";

type Person = Pick<Actor, "userId" | "isAdmin" | "role" | "email" | "emailVerifiedAt">;

/**
 * Keeps the site from being left without an administrator who can sign in. The account with the support address counts as one, as
 * soon as its address is confirmed.
 *
 * @throws {DomainError} conflict, where `person` is the only one.
 */
export async function requireOtherAdministrator(
  db: Queryable,
  { env }: Pick<Deps, "env">,
  person: Person,
): Promise<void> {
  if (!isAdministrator(env, person) || (await hasOtherMarked(db, person.userId))) return;
  const support = await findAccountByEmail(db, env.SUPPORT_EMAIL);
  if (support === null || support.userId === person.userId || !isAdministrator(env, support))
    throw accountErrors.lastAdministrator();
}

/**
 * The same for someone who gives up their address: it may be all that makes them an administrator.
 *
 * @throws {DomainError} conflict
 */
export async function requireOtherThanAddress(
  db: Queryable,
  deps: Pick<Deps, "env">,
  person: Person,
): Promise<void> {
  const isByMark = isAdministrator(deps.env, { ...person, emailVerifiedAt: null });
  if (!isByMark) await requireOtherAdministrator(db, deps, person);
}

/** Marks an account as an administrator's, or takes both marks away. */
export async function setAdministratorIn(
  tx: Transaction,
  userId: string,
  isAdmin: boolean,
  now: Date,
): Promise<void> {
  await updateAccount(tx, userId, { isAdmin, role: isAdmin ? "admin" : "user", updatedAt: now });
}
