import type { Queryable, Transaction } from "#db/client.ts";
import type { Actor } from "#src/server/actor.ts";
import type { Deps } from "#src/server/deps.ts";
import { accountErrors } from "./errors.ts";
import { findAccountByEmail, hasOtherMarkedAdministrator, updateAccount } from "./queries.ts";
import { isAdministrator } from "./rules.ts";

type Person = Pick<Actor, "userId" | "isAdmin" | "role" | "email" | "emailVerifiedAt">;

/**
 * Keeps at least one administrator who can sign in; the support address counts once it is confirmed.
 *
 * @throws {DomainError} conflict when `person` is the only one.
 */
export async function requireOtherAdministrator(
  db: Queryable,
  { env }: Pick<Deps, "env">,
  person: Person,
): Promise<void> {
  if (!isAdministrator(env, person) || (await hasOtherMarkedAdministrator(db, person.userId))) return;
  const support = await findAccountByEmail(db, env.SUPPORT_EMAIL);
  if (support === null || support.userId === person.userId || !isAdministrator(env, support))
    throw accountErrors.lastAdministrator();
}

/**
 * Keeps an administrator from giving up the address that alone makes them one, if nobody else is one.
 *
 * @throws {DomainError} conflict
 */
export async function requireOtherAdministratorWithoutAddress(
  db: Queryable,
  deps: Pick<Deps, "env">,
  person: Person,
): Promise<void> {
  const isByMark = isAdministrator(deps.env, { ...person, emailVerifiedAt: null });
  if (!isByMark) await requireOtherAdministrator(db, deps, person);
}

/** Grants or revokes both marks of an administrator. */
export async function setAdministratorIn(
  tx: Transaction,
  userId: string,
  isAdmin: boolean,
  now: Date,
): Promise<void> {
  await updateAccount(tx, userId, { isAdmin, role: isAdmin ? "admin" : "user", updatedAt: now });
}
