import { paths } from "#src/shared/site/paths.ts";
import { givePassword, knownPassword } from "#tests/factories/password.ts";
import { expect, test } from "#tests/e2e/support/fixtures.ts";
import { hydrated, openPage } from "#tests/e2e/support/hydrated.ts";

test(
  "someone changes their name and their password, and stays signed in here alone",
  { tag: "@phone" },
  async ({ page, deps, signIn }) => {
    const { actor } = await signIn();
    const username = `adele-${actor.userId.slice(0, 8).toLowerCase()}`;
    await givePassword(deps, actor);
    const elsewhere = await deps.sessions.start(actor.userId);

    await openPage(page, paths.dashboardSelf());
    await page.getByRole("button", { name: "Account" }).click();
    await page.getByRole("link", { name: "Account settings" }).click();
    await expect(page).toHaveURL(paths.account());
    await hydrated(page);
    await page.getByLabel("First name").fill("Adele");
    await page.getByLabel(/^Username/).fill(username);
    await page.getByRole("button", { name: "Save my profile" }).click();
    await expect(page.getByText("Your profile is saved")).toBeVisible();

    await page.getByLabel("Current password", { exact: true }).fill(knownPassword);
    await page.getByLabel("New password", { exact: true }).fill("New-tulip-2");
    await page.getByLabel("Confirm password", { exact: true }).fill("New-tulip");
    await page.getByRole("button", { name: "Change my password" }).click();
    await expect(page.getByRole("alert")).toContainText("Passwords don't match");
    await page.getByLabel("Confirm password", { exact: true }).fill("New-tulip-2");
    await page.getByRole("button", { name: "Change my password" }).click();
    await expect(page.getByText("Your password is changed")).toBeVisible();

    expect(await deps.sessions.findActor(elsewhere)).toBeNull();
    await openPage(page, paths.account());
    await expect(page.getByLabel("First name")).toHaveValue("Adele");
    await expect(page.getByLabel(/^Username/)).toHaveValue(username);
  },
);
