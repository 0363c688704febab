import { users } from "#db/schema/index.ts";
import type { Deps } from "#src/server/deps.ts";
import { verifiedOutput } from "#src/shared/account/verification/verification.output.ts";
import { paths } from "#src/shared/site/paths.ts";
import { mailsTo } from "#tests/setup/local-mailbox.ts";
import { linkTokenFor } from "#tests/setup/verification-link.ts";
import type { Page } from "@playwright/test";
import { eq } from "drizzle-orm";
import { expectAccessible } from "#tests/e2e/support/accessible.ts";
import { expect, test } from "#tests/e2e/support/fixtures.ts";
import { hydrated, openPage } from "#tests/e2e/support/hydrated.ts";

const password = "walking home at night";
const newEmail = () => `by-link-${crypto.randomUUID()}@example.org`;
const byLink = "/register?by=link";

async function register(page: Page, email: string, path = byLink): Promise<void> {
  await openPage(page, path);
  await page.getByLabel("Name").fill("Alma Maria Sample");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Create account" }).click();
  await expect(page.getByRole("heading", { name: "Account Created!" })).toBeFocused();
}

const linkFor = async (deps: Deps, email: string) => paths.verifyEmail(await linkTokenFor(deps, email));
const isVerified = async (deps: Deps, email: string): Promise<boolean> => {
  const row = await deps.db.read.select().from(users).where(eq(users.email, email)).get();
  return row !== undefined && row.emailVerifiedAt !== null;
};
const verified = (page: Page) => page.getByRole("heading", { name: "Email Verified Successfully!" });
const unsaid = (page: Page) => page.getByRole("heading", { name: "Confirm your email" });
const failed = (page: Page) => page.getByRole("heading", { name: "Verification Failed" });

test(
  "someone signs up by link, follows it in the same browser, and is signed in",
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
    await expectAccessible(page);
    await page.reload();
    await expect(verified(page)).toBeVisible();
    await hydrated(page);
    await page.getByRole("link", { name: "Get Started" }).click();
    await expect(page).toHaveURL(paths.assessmentNew());
    await page.getByRole("button", { name: "Account" }).click();
    await expect(page.getByText("Alma Maria Sample")).toBeVisible();
  },
);

test.describe("a browser of someone else", () => {
  test("confirms the address and is signed in to nothing", async ({ page, deps, openVisitor }) => {
    const email = newEmail();
    await register(page, email);
    const other = await openVisitor();
    await other.goto(await linkFor(deps, email));
    await expect(verified(other)).toBeVisible();
    expect(await isVerified(deps, email)).toBe(true);
    expect(await other.evaluate(() => localStorage.length)).toBe(0);
    const getStarted = other.getByRole("link", { name: "Get Started" });
    await expect(getStarted).toHaveAttribute("href", paths.login(paths.onboarding()));
    await other.goto(paths.dashboard());
    await expect(other).toHaveURL(paths.login(paths.dashboardSelf()));
  });

  test("stays theirs", async ({ page, deps, openVisitor, signIn }) => {
    const email = newEmail();
    await register(await openVisitor(), email);
    const { actor } = await signIn();
    await page.goto(await linkFor(deps, email));
    await expect(verified(page)).toBeVisible();
    await expect(page.getByText("sign out first")).toBeVisible();
    await expect(page.getByText(actor.email)).toBeVisible();
    await page.getByRole("link", { name: "Go to Dashboard" }).click();
    await expect(page).toHaveURL(paths.dashboardSelf());
  });

  test("without scripts confirms by a button, and by opening the page nothing", async ({
    page,
    deps,
    openVisitor,
  }) => {
    const email = newEmail();
    await register(page, email);
    const plain = await openVisitor({ javaScriptEnabled: false });
    await plain.goto(await linkFor(deps, email));
    expect(await isVerified(deps, email)).toBe(false);
    await plain.getByRole("button", { name: "Confirm my address" }).click();
    await expect(verified(plain)).toBeVisible();
    expect(await isVerified(deps, email)).toBe(true);
  });
});

test.describe("refused", () => {
  /** A dead link is answered with 400, a log-in before the link with 403, and the browser says so. */
  test.use({ expectedComplaints: /status of 40[03]/ });

  test("a visitor is not told that an address is confirmed, and no code stays in theirs", async ({
    page,
    openVisitor,
  }) => {
    const plain = await openVisitor({ javaScriptEnabled: false });
    for (const visitor of [page, plain])
      for (const path of ["/verify-success", "/verify-email?success=true", "/verify-email?status=success"]) {
        await visitor.goto(`${path}${path.includes("?") ? "&" : "?"}auto_token=a-code`);
        await expect(unsaid(visitor)).toBeVisible();
        await expect(visitor).toHaveURL(path);
        await expect(visitor.locator("body")).not.toContainText(/verified/i);
        await expect(visitor.getByRole("link", { name: "Sign in", exact: true })).toBeVisible();
      }
  });

  test("a dead link says so, and a new one works", { tag: "@phone" }, async ({ page, deps }) => {
    const email = newEmail();
    await register(page, email);
    const older = await linkFor(deps, email);
    await openPage(page, paths.verifyEmail());
    await page.goto(paths.verifyEmail("x".repeat(43)));
    await expect(failed(page)).toBeFocused();
    await expect(page.getByRole("link", { name: "Back to Login" })).toHaveAttribute("href", paths.login());
    await page.getByLabel("Email").fill(email);
    await page.getByRole("button", { name: "Resend verification email" }).click();
    await expect(page.getByText("Open the link by hand")).toBeVisible();
    await expect.poll(async () => (await mailsTo(deps, email)).length).toBe(2);
    await page.goto(older);
    await expect(failed(page)).toBeVisible();
    await page.goto(await linkFor(deps, email));
    await expect(verified(page)).toBeVisible();
  });

  test("someone who logs in before opening the link is told so, and the link works on", async ({
    page,
    deps,
  }) => {
    const email = newEmail();
    await register(page, email);
    await openPage(page, paths.login());
    await page.getByLabel("Email").fill(email);
    await page.getByLabel("Password", { exact: true }).fill(password);
    await page.getByRole("button", { name: "Log In" }).click();
    await expect(page.getByRole("alert")).toContainText("Please confirm your email address first");
    await expect(page.getByRole("link", { name: "Get a new link" })).toHaveAttribute(
      "href",
      paths.verifyEmail(),
    );
    expect(await mailsTo(deps, email)).toHaveLength(1);
    await page.goto(await linkFor(deps, email));
    await expect(page.getByText(email)).toBeVisible();
  });

  test("a code in an address signs in where it is for, and nowhere else", async ({
    page,
    deps,
    openVisitor,
  }) => {
    const email = newEmail();
    await register(page, email);
    const token = await linkTokenFor(deps, email);
    await page.goto(paths.login());
    const answer = await page.evaluate(async (link): Promise<unknown> => {
      const headers = { "content-type": "application/json" };
      const body = JSON.stringify({ token: link });
      return (await fetch("/api/verify-email", { method: "POST", headers, body })).json();
    }, token);
    const { autoToken } = verifiedOutput.parse(answer);
    const address = `/login?verified=true&auto_token=${autoToken ?? ""}`;
    const stranger = await openVisitor();
    await stranger.goto(address);
    await expect(unsaid(stranger)).toBeVisible();
    await expect(stranger).toHaveURL("/verify-email?success=true");
    expect(await stranger.evaluate(() => localStorage.length)).toBe(0);
    await page.goto(address);
    await expect(page.getByText(`signed in as ${email}`)).toBeVisible();
    await expect(page).toHaveURL("/verify-email?success=true");
    await page.goto(paths.dashboard());
    await expect(page).toHaveURL(paths.dashboardSelf());
  });
});

test("old addresses lead to the new ones", async ({ request }) => {
  for (const [from, to] of [
    ["/login?verified=true", "/verify-email?success=true"],
    ["/login?verified=false&auto_token=a", "/verify-email?success=false&auto_token=a"],
    ["/auth/verify", "/verify-email"],
    ["/auth/verify?success=true", "/verify-email?success=true"],
    ["/auth/verify?token=abc", "/verify-email/abc"],
    ["/auth/verified=success", "/verify-email?status=success"],
    ["/auth/verified%3Dsuccess", "/verify-email?status=success"],
    ["/auth/verified=failed?token=abc", "/verify-email/abc?status=failed"],
    ["/verify-email?token=abc", "/verify-email/abc"],
    ["/about?auto_token=a", "/about"],
    ["/?auto_token=a&kept=yes", "/?kept=yes"],
    ["/dashboard/self?auto%5Ftoken=a", "/dashboard/self"],
    ["/verify-email/abc?auto_token=a", "/verify-email/abc"],
  ]) {
    const answer = await request.get(from ?? "", { maxRedirects: 0 });
    expect([from, answer.status(), answer.headers().location]).toEqual([from, 302, to]);
  }
  for (const path of ["/auth/nothing", "/auth/verify/x"])
    expect((await request.get(path)).status()).toBe(404);
});
