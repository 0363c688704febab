import { paths } from "#src/shared/site/paths.ts";
import { makeUser } from "#tests/factories/user.ts";
import { mailsTo } from "#tests/setup/local-mailbox.ts";
import { expect, test } from "#tests/e2e/support/fixtures.ts";
import { openPage } from "#tests/e2e/support/hydrated.ts";

const password = "Granite-tulip-4";

test(
  "someone requests a link, chooses a new password and signs in",
  { tag: "@phone" },
  async ({ page, deps }) => {
    const { email } = await makeUser(deps);
    await openPage(page, paths.login(paths.account()));
    await page.getByRole("link", { name: "Forgot your password?" }).click();
    await expect(page).toHaveURL(`${paths.forgotPassword()}&next=%2Faccount`);
    await page.getByRole("link", { name: "Return to Login" }).click();
    await expect(page).toHaveURL(paths.login(paths.account()));
    await openPage(page, "/password");
    await page.getByLabel("Email").fill(email);
    await page.getByRole("button", { name: "Send Reset Instructions" }).click();
    await expect(page.getByRole("heading", { name: "Check Your Email" })).toBeFocused();

    const [mail] = await mailsTo(deps, email);
    const token = /token=([\w-]+)/.exec(mail?.text ?? "")?.[1] ?? "";
    await openPage(page, `/reset-password?token=${token}`);
    await expect(page).toHaveURL(paths.resetPassword(token));
    await page.getByLabel("New password", { exact: true }).fill(password);
    await page.getByLabel("Confirm password", { exact: true }).fill("Another-tulip-5");
    await page.getByRole("button", { name: "Set new password" }).click();
    await expect(page.getByRole("alert")).toContainText("Passwords don't match");
    await page.getByLabel("Confirm password", { exact: true }).fill(password);
    await page.getByRole("button", { name: "Set new password" }).click();
    await expect(page.getByRole("heading", { name: "Your password is changed" })).toBeFocused();
    await expect(page).toHaveURL(paths.login());

    await page.getByRole("link", { name: "Go to Login" }).click();
    await page.getByLabel("Email").fill(email);
    await page.getByLabel("Password", { exact: true }).fill(password);
    await page.getByRole("button", { name: "Log In" }).click();
    await expect(page).toHaveURL(paths.dashboardSelf());
  },
);
