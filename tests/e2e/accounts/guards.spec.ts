import { paths } from "#src/shared/site/paths.ts";
import { expectAccessible } from "#tests/e2e/support/accessible.ts";
import { expect, test } from "#tests/e2e/support/fixtures.ts";
import { hydrated } from "#tests/e2e/support/hydrated.ts";
import { logIn } from "#tests/e2e/support/member.ts";
import { rememberToken } from "#tests/e2e/support/session.ts";
import { makeUserWithPassword } from "#tests/factories/password.ts";

/** Pages that refuse someone answer with 402, and the browser says so. */
test.use({ expectedComplaints: /status of 402/ });

const notice =
  "Upgrade Required — Facilitator access requires a paid subscription. Redirecting to self dashboard...";

test("the facilitator's dashboard says what it takes, also without a script, where its link leads on", async ({
  page,
  openVisitor,
  signIn,
}) => {
  const { token } = await signIn();
  expect((await page.goto(paths.dashboardFacilitator()))?.status()).toBe(402);
  await expect(page.getByText(notice)).toBeVisible();
  await expectAccessible(page);
  const unscripted = await openVisitor({ javaScriptEnabled: false });
  await rememberToken(unscripted, token);
  await unscripted.goto(paths.dashboardFacilitator());
  await expect(unscripted.getByText(notice)).toBeVisible();
  await unscripted.getByRole("link", { name: "Go to your dashboard now" }).click();
  await expect(unscripted).toHaveURL(paths.dashboardSelf());
});

test("an administrator signs in at a door of their own, and is let in everywhere", async ({ page, deps }) => {
  const member = await makeUserWithPassword(deps, { role: "admin", onboardingStatus: "not_started" });
  await page.goto(paths.admin());
  await expect(page).toHaveURL(paths.adminLogin(paths.admin()));
  await hydrated(page);
  await logIn(page, member);
  await expect(page).toHaveURL(paths.admin());
  await expect(page.getByRole("heading", { name: "In numbers today" })).toBeVisible();
  await hydrated(page);
  await page.getByRole("button", { name: "Account" }).click();
  await page.getByRole("link", { name: "Facilitator" }).click();
  await expect(page.getByRole("heading", { name: "Start your first programme" })).toBeVisible();
  await page.goto(paths.adminLogin());
  await expect(page).toHaveURL(paths.admin());
  await page.context().clearCookies();
  await page.goto(paths.adminLogin());
  await expect(page).toHaveURL(paths.admin());
  await expect(page.getByRole("heading", { name: "In numbers today" })).toBeVisible();
});
