import type { Queryable } from "#db/client.ts";
import type { Actor } from "#src/server/actor.ts";
import type { Deps } from "#src/server/deps.ts";
import { accountErrors } from "#src/server/domain/account/errors.ts";
import { findAccountByEmail } from "#src/server/domain/account/queries.ts";
import { isAdministrator } from "#src/server/domain/account/rules.ts";
import { hasOtherMarked } from "./administrator-queries.ts";

type Person = Pick<Actor, "userId" | "isAdmin" | "role" | "email" | "emailVerifiedAt">;

/**
 * Asks for what `requireOtherAdministrator` goes by, along with the person.
 *
 * @returns throws conflict, where they are the only one
 */
export async function askForOtherAdministrator(
  db: Queryable,
  { env }: Pick<Deps, "env">,
  userId: string,
): Promise<(person: Person) => void> {
  const [isOtherMarked, support] = await Promise.all([
    hasOtherMarked(db, userId),
    findAccountByEmail(db, env.SUPPORT_EMAIL),
  ]);
  const isSupportOther = support !== null && support.userId !== userId && isAdministrator(env, support);
  return (person) => {
    if (isAdministrator(env, person) && !isOtherMarked && !isSupportOther)
      throw accountErrors.lastAdministrator();
  };
}

/**
 * Keeps the site from being left without an administrator who can sign in. The account with the support address counts as one, as
 * soon as its address is confirmed.
 *
 * @throws {DomainError} conflict, where `person` is the only one.
 */
async function requireOtherAdministrator(
  db: Queryable,
  deps: Pick<Deps, "env">,
  person: Person,
): Promise<void> {
  if (isAdministrator(deps.env, person)) (await askForOtherAdministrator(db, deps, person.userId))(person);
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
