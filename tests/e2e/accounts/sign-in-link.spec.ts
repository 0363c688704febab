import { paths } from "#src/shared/site/paths.ts";
import { makeUser } from "#tests/factories/user.ts";
import { mailsTo } from "#tests/setup/local-mailbox.ts";
import { expect, test } from "#tests/e2e/support/fixtures.ts";
import { openPage } from "#tests/e2e/support/hydrated.ts";

test(
  "someone without a password signs in by an emailed link, once",
  { tag: "@phone" },
  async ({ page, deps }) => {
    const { email } = await makeUser(deps);
    await openPage(page, paths.login());
    await page.getByRole("link", { name: "Email me a link to sign in" }).click();
    await expect(page).toHaveURL(paths.requestSignInLink());
    await page.getByLabel("Email").fill(email);
    await page.getByRole("button", { name: "Email me a link" }).click();
    await expect(page.getByRole("heading", { name: "Check your email" })).toBeFocused();

    const [mail] = await mailsTo(deps, email);
    const token = /link=([\w-]+)/.exec(mail?.text ?? "")?.[1] ?? "";
    await openPage(page, paths.signInLink(token));
    await page.reload();
    await expect(page.getByText(`This link signs you in as ${email}.`)).toBeVisible();
    await page.getByRole("button", { name: "Sign in" }).dblclick();
    await expect(page).toHaveURL(paths.dashboardSelf());

    // Someone who is signed in goes straight on; anyone else is offered a new link.
    await page.goto(paths.signInLink(token));
    await expect(page).toHaveURL(paths.dashboardSelf());
    await page.context().clearCookies();
    await page.evaluate(() => localStorage.clear());
    await openPage(page, paths.signInLink(token));
    await expect(page.getByText("This link has been used or has expired.")).toBeVisible();
    await expect(page.getByRole("link", { name: "Ask for a new link" })).toBeVisible();
  },
);
