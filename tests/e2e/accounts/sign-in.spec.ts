import { paths } from "#src/shared/site/paths.ts";
import { knownPassword, makeUserWithPassword } from "#tests/factories/password.ts";
import { expect, test } from "#tests/e2e/support/fixtures.ts";
import { hydrated, openPage } from "#tests/e2e/support/hydrated.ts";
import { logIn } from "#tests/e2e/support/member.ts";
import { makeSurvey } from "#tests/e2e/support/survey.ts";

/** Refused sign-ins and ended sessions are answered with 401, and the browser says so. */
test.use({ expectedComplaints: /status of 401/ });

test(
  "someone signs in, is led where they wanted to go, and signs out",
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

test("the cookie alone puts rounds and devices into the first HTML", async ({
  page,
  deps,
  request,
  signIn,
}) => {
  const { actor, token } = await signIn();
  await makeSurvey(request, token, "Seen without a script");
  await deps.sessions.start(actor.userId, { device: "Safari on iOS" });
  for (const [path, shown] of [
    [paths.dashboardSelf(), "Seen without a script"],
    [paths.account(), "Safari on iOS"],
  ] as const)
    expect(await (await page.request.get(path)).text()).toContain(shown);
});

test("someone who broke off elsewhere is led back there", async ({ page, signIn }) => {
  await signIn({ returnTo: paths.assessmentNew() });
  await openPage(page, paths.dashboardSelf());
  await expect(page).toHaveURL(paths.assessmentNew());
});

test("a log-out in one tab is noticed in another, which leads to the log-in and back", async ({
  page,
  deps,
}) => {
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

test("an ended session says so, and leads back after signing in", async ({ page, deps, signIn }) => {
  const { token } = await signIn();
  await deps.sessions.end(token);
  await openPage(page, paths.dashboardSelf());
  await expect(page.getByText("Your session has ended")).toBeVisible();
  // Each page has the token checked on its start: a dead one goes.
  await expect.poll(() => page.evaluate(() => localStorage.getItem("auth_token"))).toBeNull();
  await page.getByRole("button", { name: "Sign in again" }).click();
  await expect(page).toHaveURL(paths.login(paths.dashboardSelf()));
});
