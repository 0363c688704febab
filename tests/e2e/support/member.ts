import { users } from "#db/schema/index.ts";
import type { Actor } from "#src/server/actor.ts";
import { hashPassword } from "#src/server/auth/password/passwords.ts";
import type { Deps } from "#src/server/deps.ts";
import { makeUser } from "#tests/factories/user.ts";
import type { Page } from "@playwright/test";
import { eq } from "drizzle-orm";

export const memberPassword = "walking home at night";

/** Someone who can sign in with their password. */
export async function makeMember(deps: Deps, overrides: Partial<Actor> = {}): Promise<Actor> {
  const actor = await makeUser(deps, overrides);
  const passwordHash = await hashPassword(memberPassword);
  await deps.db.write((tx) => tx.update(users).set({ passwordHash }).where(eq(users.id, actor.userId)));
  return actor;
}

/** Fills in and sends the form of a log-in page. */
export async function logIn(page: Page, { email }: Pick<Actor, "email">): Promise<void> {
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(memberPassword);
  await page.getByRole("button", { name: "Log In" }).click();
}
