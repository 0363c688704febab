import { startBuiltServer } from "#scripts/built-server.ts";
import { botSecret } from "#tests/setup/bot-check.ts";
import { answers, startSiteverify, takesFor } from "#tests/fakes/siteverify-server.ts";
import { knownPassword, makeUserWithPassword } from "#tests/factories/password.ts";
import { paths } from "#src/shared/site/paths.ts";
import { botCheckTexts } from "#src/shared/bot-check/bot-check.ts";
import type { Page } from "@playwright/test";
import { once } from "node:events";
import { createServer } from "node:http";
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

test("a verifier's script loads on the pages that need it, and its verdict counts", async ({
  openVisitor,
}) => {
  const script = createServer((_request, response) => {
    response.writeHead(200, { "content-type": "text/javascript" });
    response.end(`globalThis.grecaptcha = {
      ready: (then) => then(),
      execute: (siteKey, { action }) => Promise.resolve([siteKey, action, crypto.randomUUID()].join(".")),
    };`);
  }).listen(0, "127.0.0.1");
  await once(script, "listening");
  const address = script.address();
  const scriptUrl = `http://127.0.0.1:${typeof address === "object" ? (address?.port ?? 0) : 0}/check/api.js`;
  const verifier = await startSiteverify(answers({ success: false }));
  const databaseUrl = `file:${test.info().outputPath("verdict.db")}`;
  const server = await startBuiltServer(databaseUrl, {
    BOT_CHECK: "recaptcha",
    BOT_CHECK_SECRET: "the-secret",
    BOT_CHECK_SITE_KEY: "the-site-key",
    BOT_CHECK_VERIFY_URL: verifier.url,
    BOT_CHECK_SCRIPT_URL: scriptUrl,
  });
  const page = await openVisitor({ baseURL: server.url });
  const policyOf = async (path: string) =>
    (await page.request.get(path, { maxRedirects: 0 })).headers()["content-security-policy"];
  expect(await policyOf(paths.login())).toContain("/check/");
  expect(await policyOf(paths.home())).not.toContain("/check/");
  expect(await policyOf(paths.assessmentNew())).not.toContain("/check/");

  await openPage(page, paths.login());
  await logIn(page, "somebody@example.org");
  await expect(page.getByText(botCheckTexts.failed)).toHaveCount(2);
  await expect(page.getByLabel("Password", { exact: true })).toHaveValue(knownPassword);
  verifier.verdict = takesFor("login");
  await logIn(page, "somebody@example.org");
  await expect(page.getByText("Try again. No account or bad creds.")).toBeVisible();
  expect(verifier.asked.map(({ form }) => form["response"]?.split(".").slice(0, 2))).toEqual([
    ["the-site-key", "login"],
    ["the-site-key", "login"],
  ]);
  await server.stop();
  await verifier.stop();
  script.close();
});
