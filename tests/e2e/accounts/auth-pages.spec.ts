import { paths } from "#src/shared/site/paths.ts";
import { codeFor } from "#tests/setup/local-mailbox.ts";
import { expect, test } from "#tests/e2e/support/fixtures.ts";
import { hydrated, openPage } from "#tests/e2e/support/hydrated.ts";
import { logIn, makeMember } from "#tests/e2e/support/member.ts";

/* Pages and addresses around signing in that no other journey passes. */

test("a link from an older email opens the form for a new password", async ({ request }) => {
  for (const path of ["/login?reset=abc", "/reset-password?token=abc"])
    expect(await (await request.get(path)).text()).toContain("New password");
});

test("a newcomer finds the code in the local mailbox", async ({ page, deps }) => {
  const email = `reader-${crypto.randomUUID()}@example.org`;
  await openPage(page, paths.register());
  await page.getByLabel("Email").fill(email);
  await page.getByRole("button", { name: "Send verification code" }).click();
  await expect(page.getByLabel("Verification code")).toBeFocused();
  await page.goto("/dev/mail");
  const mail = page.getByRole("article").filter({ hasText: email });
  await expect(mail.getByRole("heading", { name: "Your Openpane code" })).toBeVisible();
  await expect(mail).toContainText(await codeFor(deps, email));
});

test.describe("a dead link for a new password", () => {
  test.use({ expectedComplaints: /status of 400/ });

  test("says so, keeps what was typed, and leads to a new one", async ({ page }) => {
    await openPage(page, paths.resetPassword("no-such-token"));
    await page.getByLabel("New password", { exact: true }).fill("Granite-tulip-4");
    await page.getByLabel("Confirm password", { exact: true }).fill("Granite-tulip-4");
    await page.getByRole("button", { name: "Set new password" }).click();
    await expect(page.getByText("Password reset failed")).toBeVisible();
    await expect(page.getByRole("alert")).toContainText(/expired/);
    await expect(page.getByRole("alert")).toBeFocused();
    await expect(page.getByLabel("New password", { exact: true })).toHaveValue("Granite-tulip-4");
    await page.getByRole("link", { name: "Ask for a new link" }).click();
    await expect(page).toHaveURL(paths.forgotPassword());
    await page.getByRole("link", { name: "Return to Login" }).click();
    await expect(page).toHaveURL(paths.login());
  });
});

test("the success page leads a stranger to the log-in, a newcomer on, and others home", async ({
  page,
  openVisitor,
  signIn,
}) => {
  const stranger = await openVisitor();
  await openPage(stranger, paths.verifySuccess());
  await expect(stranger.getByRole("heading", { name: "Confirm your email" })).toBeVisible();
  await stranger.getByRole("main").getByRole("link", { name: "Sign in" }).click();
  await expect(stranger).toHaveURL(paths.login(paths.onboarding()));

  await signIn({ onboardingStatus: "not_started" });
  await openPage(page, paths.verifySuccess());
  await page.getByRole("link", { name: "Get Started" }).click();
  await expect(page).toHaveURL(paths.onboarding());
  await hydrated(page);
  await page.getByRole("button", { name: "Skip for now" }).click();
  await expect(page).toHaveURL(paths.dashboardSelf());
  await openPage(page, paths.verifySuccess());
  await page.getByRole("link", { name: "Go to Dashboard" }).click();
  await expect(page).toHaveURL(paths.dashboardSelf());
});

test("a log-out in one tab is noticed in another, which leads to the log-in and back", async ({
  page,
  deps,
}) => {
  const member = await makeMember(deps);
  await openPage(page, paths.login(paths.account()));
  await logIn(page, member);
  await expect(page).toHaveURL(paths.account());
  const other = await page.context().newPage();
  await openPage(other, paths.dashboardSelf());
  await other.getByRole("button", { name: "Account" }).click();
  await other.getByRole("button", { name: "Sign out" }).click();
  await expect(other).toHaveURL(paths.home());
  await expect(page).toHaveURL(paths.login(paths.account()));
  await hydrated(page);
  await logIn(page, member);
  await expect(page).toHaveURL(paths.account());
});
