import type { Actor } from "#src/server/actor.ts";
import { knownPassword } from "#tests/factories/password.ts";
import type { Page } from "@playwright/test";

export async function logIn(page: Page, { email }: Pick<Actor, "email">): Promise<void> {
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(knownPassword);
  await page.getByRole("button", { name: "Log In" }).click();
}
