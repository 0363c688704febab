import { sessionTokenName } from "#src/server/http/request/request-context.ts";
import { paths } from "#src/shared/site/paths.ts";
import { givePlan } from "#tests/factories/billing.ts";
import { expectAccessible } from "#tests/e2e/support/accessible.ts";
import { expect, test } from "#tests/e2e/support/fixtures.ts";
import { hydrated, openPage } from "#tests/e2e/support/hydrated.ts";
import { logIn, makeMember } from "#tests/e2e/support/member.ts";
import { rememberToken } from "#tests/e2e/support/session.ts";

/** Pages that refuse someone answer with 402 and 403, and the browser says so. */
test.use({ expectedComplaints: /status of 40[23]/ });

const notice =
  "Upgrade Required — Facilitator access requires a paid subscription. Redirecting to self dashboard...";

test("the facilitator's dashboard says what it takes, and leads on after a pause", async ({
  page,
  signIn,
}) => {
  await signIn();
  await page.clock.install();
  expect((await page.goto(paths.dashboardFacilitator()))?.status()).toBe(402);
  await expect(page.getByText(notice)).toBeVisible();
  await expectAccessible(page);
  await expect(page).toHaveURL(paths.dashboardFacilitator());
  await page.clock.fastForward(20_000);
  await expect(page).toHaveURL(paths.dashboardSelf());
});

test("so do the pages behind it, whatever their address", async ({ page, signIn }) => {
  const { token } = await signIn();
  const headers = { cookie: `${sessionTokenName}=${token}` };
  for (const path of [
    paths.newFacilitator(),
    paths.facilitatorInsights("unknown"),
    paths.facilitatorInsights("unknown", "someone"),
  ]) {
    const answer = await page.request.get(path, { headers });
    expect([path, answer.status()]).toEqual([path, 402]);
    const html = await answer.text();
    expect(html).toContain(notice.replace("Upgrade Required", "<strong>Upgrade Required</strong>"));
    expect(html).not.toContain("<input");
  }
});

test("a link leads on without the pause", async ({ page, signIn }) => {
  await signIn();
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.goto(`${paths.dashboard()}?tab=facilitator`);
  await expect(page.getByText(notice)).toBeVisible();
  await page.getByRole("link", { name: "Go to your dashboard now" }).click();
  await expect(page).toHaveURL(paths.dashboardSelf());
});

test("it says so with the token alone, and without a script, where its link leads on", async ({
  page,
  openVisitor,
  signIn,
}) => {
  const { token } = await signIn();
  await page.context().clearCookies();
  await openPage(page, paths.dashboardFacilitator());
  await expect(page.getByText(notice)).toBeVisible();
  const unscripted = await openVisitor({ javaScriptEnabled: false });
  await rememberToken(unscripted, token);
  await unscripted.goto(paths.dashboardFacilitator());
  await expect(unscripted.getByText(notice)).toBeVisible();
  await unscripted.getByRole("link", { name: "Go to your dashboard now" }).click();
  await expect(unscripted).toHaveURL(paths.dashboardSelf());
});

test("no spelling of the address gets around it", async ({ page, signIn }) => {
  const { token } = await signIn();
  const headers = { cookie: `${sessionTokenName}=${token}` };
  for (const path of ["/dashboard/facilitator/", "/dashboard//facilitator", "/dashboard/%66acilitator"]) {
    const html = await (await page.request.get(path, { headers })).text();
    expect(html).not.toContain("Start a programme");
  }
});

test("a facilitator has a way there, and no more than that", async ({ page, deps, signIn }) => {
  const { actor } = await signIn();
  await givePlan(deps, actor);
  await openPage(page, paths.dashboardSelf());
  await page.getByRole("button", { name: "Account" }).click();
  await expect(page.getByRole("link", { name: "Admin" })).toHaveCount(0);
  await page.getByRole("link", { name: "Facilitator" }).click();
  await expect(page.getByRole("heading", { name: "Start your first programme" })).toBeVisible();
  expect((await page.goto(paths.admin()))?.status()).toBe(403);
  await expect(page.getByText(/for administrators/)).toBeVisible();
});

test("an expired trial is no way there", async ({ page, deps, signIn }) => {
  const { actor } = await signIn();
  await givePlan(deps, actor, { status: "trialing", trialEndsAt: new Date(Date.now() - 1) });
  await openPage(page, paths.dashboardSelf());
  await page.getByRole("button", { name: "Account" }).click();
  await expect(page.getByRole("link", { name: "Account settings" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Facilitator" })).toHaveCount(0);
  await page.goto(paths.dashboardFacilitator());
  await expect(page.getByText(notice)).toBeVisible();
});

test("an administrator signs in at a door of their own, and is let in everywhere", async ({ page, deps }) => {
  const member = await makeMember(deps, { role: "admin", onboardingStatus: "not_started" });
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

test("someone else who signs in there is told so, and can go on or try again", async ({ page, deps }) => {
  const [member, admin] = [await makeMember(deps), await makeMember(deps, { isAdmin: true })];
  await openPage(page, paths.adminLogin());
  await logIn(page, member);
  const refusal = page.getByText(/isn’t an administrator/);
  await expect(refusal).toBeVisible();
  await expect(page.getByText(`You’re signed in as ${member.email}`)).toBeVisible();
  await page.getByRole("link", { name: "Go to your dashboard" }).click();
  await expect(page).toHaveURL(paths.dashboardSelf());

  await openPage(page, paths.adminLogin());
  await expect(refusal).toBeVisible();
  await page.getByRole("button", { name: /another account/ }).click();
  await expect(page.getByLabel("Email")).toBeVisible();
  await hydrated(page);
  await logIn(page, admin);
  await expect(page).toHaveURL(paths.admin());
});
