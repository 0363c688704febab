import type { Deps } from "#src/server/deps.ts";
import { paths } from "#src/shared/site/paths.ts";
import { mailsTo } from "#tests/setup/local-mailbox.ts";
import { linkTokenFor } from "#tests/setup/verification-link.ts";
import type { Page } from "@playwright/test";
import { expect, test } from "#tests/e2e/support/fixtures.ts";
import { hydrated, openPage } from "#tests/e2e/support/hydrated.ts";

const password = "walking home at night";
const newEmail = () => `by-link-${crypto.randomUUID()}@example.org`;

async function register(page: Page, email: string, path = "/register?by=link"): Promise<void> {
  await openPage(page, path);
  await page.getByLabel("Name").fill("Alma Maria Sample");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Create account" }).click();
  await expect(page.getByRole("heading", { name: "Account Created!" })).toBeFocused();
}

const linkFor = async (deps: Deps, email: string) => paths.verifyEmail(await linkTokenFor(deps, email));
const verified = (page: Page) => page.getByRole("heading", { name: "Email Verified Successfully!" });

test(
  "someone signs up by link, follows it in the same browser and is signed in",
  { tag: "@phone" },
  async ({ page, deps }) => {
    const email = newEmail();
    await openPage(page, paths.register(paths.assessmentNew()));
    await page.getByRole("link", { name: "Get a link by email instead" }).click();
    await expect(page).toHaveURL(`${paths.register(paths.assessmentNew())}&by=link`);
    await openPage(page, page.url());
    await page.getByRole("button", { name: "Create account" }).click();
    await expect(page.getByRole("alert")).toContainText("Please fill in all fields");
    await register(page, email, page.url());

    await page.getByRole("button", { name: "Resend verification email" }).click();
    await expect(page.getByText("Open the link by hand")).toBeVisible();
    await expect.poll(async () => (await mailsTo(deps, email)).length).toBe(2);

    const answer = await page.goto(await linkFor(deps, email));
    expect(answer?.headers()).toMatchObject({
      "cache-control": "no-store",
      "referrer-policy": "no-referrer",
    });
    await expect(verified(page)).toBeFocused();
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
    await expect(page).toHaveURL("/verify-email?success=true");
    await expect(page.getByText(email)).toBeVisible();
    // The header agrees with the page: nobody is asked to sign in who just has.
    await expect(page.getByRole("banner").getByRole("link", { name: "Dashboard" })).toBeVisible();
    await expect(page.getByRole("banner").getByRole("button", { name: "Menu" })).toBeHidden();
    await page.reload();
    await expect(verified(page)).toBeVisible();
    await hydrated(page);
    await page.getByRole("link", { name: "Get Started" }).click();
    await expect(page).toHaveURL(paths.assessmentNew());
    await page.getByRole("button", { name: "Account" }).click();
    await expect(page.getByText("Alma Maria Sample")).toBeVisible();
  },
);
