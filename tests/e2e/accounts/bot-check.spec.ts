import { startBuiltServer } from "#scripts/built-server.ts";
import { botSecret } from "#tests/setup/bot-check.ts";
import { knownPassword, makeUserWithPassword } from "#tests/factories/password.ts";
import { paths } from "#src/shared/site/paths.ts";
import type { Page } from "@playwright/test";
import { expect, test } from "#tests/e2e/support/fixtures.ts";
import { openPage } from "#tests/e2e/support/hydrated.ts";
import { openServerDatabase } from "#tests/e2e/support/session.ts";

/* Each test has its own server: the shared one has no bot check. */

test.describe.configure({ mode: "serial" });
test.use({ expectedComplaints: /status of 40[01]/ });

async function logIn(page: Page, email: string, typed = knownPassword): Promise<void> {
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(typed);
  await page.getByRole("button", { name: "Log In" }).click();
}

/** Scripts that the page has loaded from our own site. */
const scriptsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    performance
      .getEntriesByType("resource")
      .map(({ name }) => name)
      .filter((name) => name.endsWith(".js")),
  );

test("someone signs in with a proof of work for each attempt", async ({ openVisitor }) => {
  const databaseUrl = `file:${test.info().outputPath("work.db")}`;
  const server = await startBuiltServer(databaseUrl, { BOT_CHECK: "altcha", BOT_CHECK_SECRET: botSecret });
  const deps = await openServerDatabase(databaseUrl);
  const { email } = await makeUserWithPassword(deps);
  await deps.db.close();
  const page = await openVisitor({ baseURL: server.url });
  const sent: string[] = [];
  page.on("request", (request) => sent.push(request.postData() ?? ""));
  await openPage(page, paths.login());
  const before = await scriptsOf(page);
  await logIn(page, email, "not the password");
  await expect(page.getByText("Login failed")).toBeVisible();
  expect((await scriptsOf(page)).length, "scripts that are loaded on demand").toBeGreaterThan(before.length);
  await logIn(page, email);
  await expect(page).not.toHaveURL(/\/login/);
  const tokens = sent.flatMap((body) => /"recaptchaToken":"([\w+/=]+)"/.exec(body)?.[1] ?? []);
  expect(new Set(tokens).size, "a proof for each try").toBe(2);
  await page.close();
  await server.stop();
});
