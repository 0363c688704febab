import { paths } from "#src/shared/site/paths.ts";
import { knownPassword, makeUserWithPassword } from "#tests/factories/password.ts";
import { expect, test } from "#tests/e2e/support/fixtures.ts";
import { hydrated, openPage } from "#tests/e2e/support/hydrated.ts";
import { logIn } from "#tests/e2e/support/member.ts";

/** Refused sign-ins and ended sessions are 401, which the browser reports. */
test.use({ expectedComplaints: /status of 401/ });

test(
  "someone signs in, gets to the page they wanted, and signs out",
  { tag: "@phone" },
  async ({ page, deps }) => {
    const { email } = await makeUserWithPassword(deps);
    await openPage(page, paths.assessmentNew());
    await expect(page).toHaveURL(paths.login(paths.assessmentNew()));

    await page.getByLabel("Email").fill(email);
    await page.getByLabel("Password", { exact: true }).fill("not the password");
    await page.getByRole("button", { name: "Log In" }).click();
    await expect(page.getByText("Login failed")).toBeVisible();
    await expect(page.getByText("Try again. No account or bad creds.")).toBeVisible();
    await expect(page.getByLabel("Email")).toHaveValue(email);
    await page.getByLabel("Password", { exact: true }).fill(knownPassword);
    await page.getByRole("button", { name: "Show password" }).click();
    await expect(page.getByLabel("Password", { exact: true })).toHaveAttribute("type", "text");
    await page.getByLabel("Password", { exact: true }).press("Enter");
    await expect(page).toHaveURL(paths.assessmentNew());

    await hydrated(page);
    await page.getByRole("button", { name: "Account" }).click();
    await page.getByRole("button", { name: "Sign out" }).click();
    await expect(page).toHaveURL(paths.home());
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
    await openPage(page, paths.dashboard());
    await expect(page).toHaveURL(paths.login(paths.dashboardSelf()));
  },
);

test("another tab notices the sign-out and leads to the sign-in and back", async ({ page, deps }) => {
  const member = await makeUserWithPassword(deps);
  await openPage(page, paths.login(paths.account()));
  await logIn(page, member);
  await expect(page).toHaveURL(paths.account());
  const other = await page.context().newPage();
  await openPage(other, paths.dashboardSelf());
  await other.getByRole("button", { name: "Account" }).click();
  await other.getByRole("button", { name: "Sign out" }).click();
  await expect(other).toHaveURL(paths.home());
  await expect(page).toHaveURL(paths.login(paths.account()));
});
