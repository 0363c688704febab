import { users } from "#db/schema/index.ts";
import type { Actor } from "#src/server/actor.ts";
import { hashPassword } from "#src/server/auth/passwords.ts";
import type { Deps } from "#src/server/deps.ts";
import { eq } from "drizzle-orm";
import { makeUser } from "./user.ts";

export const knownPassword = "Granite-tulip-4";

let hashed: Promise<string> | undefined;

export async function givePassword(deps: Deps, { userId }: Actor): Promise<void> {
  hashed ??= hashPassword(knownPassword);
  const passwordHash = await hashed;
  await deps.db.write((tx) => tx.update(users).set({ passwordHash }).where(eq(users.id, userId)));
}

export async function makeUserWithPassword(deps: Deps, overrides: Partial<Actor> = {}): Promise<Actor> {
  const actor = await makeUser(deps, overrides);
  await givePassword(deps, actor);
  return actor;
}
