import { verifiedAddress, type Actor } from "#src/server/actor.ts";
import type { Env } from "#src/server/env.ts";

type Person = Pick<Actor, "isAdmin" | "role" | "email" | "emailVerifiedAt">;

/**
 * Who is an administrator; nothing else decides it. By either mark of the account, or as the product's support: with
 * exactly that address (the setting's, else the one in brand.ts), and only once an email to it has been read. Anyone can claim
 * an address.
 */
export function isAdministrator({ SUPPORT_EMAIL }: Pick<Env, "SUPPORT_EMAIL">, person: Person): boolean {
  if (person.isAdmin || person.role === "admin") return true;
  return verifiedAddress(person) === SUPPORT_EMAIL;
}
