import { verifiedAddress, type Actor } from "#src/server/actor.ts";
import type { Env } from "#src/server/env.ts";

type Person = Pick<Actor, "isAdmin" | "role" | "email" | "emailVerifiedAt">;

/**
 * The only rule for who is an administrator: either mark of the account, or the exact support address, once
 * confirmed, since anyone can claim an address.
 */
export function isAdministrator({ SUPPORT_EMAIL }: Pick<Env, "SUPPORT_EMAIL">, person: Person): boolean {
  if (person.isAdmin || person.role === "admin") return true;
  return verifiedAddress(person) === SUPPORT_EMAIL;
}
