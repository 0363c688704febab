import { users } from "#db/schema/index.ts";
import { hashPassword } from "#src/server/auth/password/passwords.ts";
import type { Deps } from "#src/server/deps.ts";
import { paths } from "#src/shared/site/paths.ts";
import { makeUser } from "#tests/factories/user.ts";
import { eq } from "drizzle-orm";
import { expectAccessible } from "#tests/e2e/support/accessible.ts";
import { expect, test } from "#tests/e2e/support/fixtures.ts";
import { hydrated, openPage } from "#tests/e2e/support/hydrated.ts";
import { makeSurvey } from "#tests/e2e/support/survey.ts";

/** Refused sign-ins and ended sessions are answered with 401, and the browser says so. */
test.use({ expectedComplaints: /status of 401/ });

const password = "walking home at night";

async function makeMember(deps: Deps) {
  const actor = await makeUser(deps);
  const passwordHash = await hashPassword(password);
  await deps.db.write((tx) => tx.update(users).set({ passwordHash }).where(eq(users.id, actor.userId)));
  return actor;
}

test(
  "someone signs in, is led where they wanted to go, and signs out",
  { tag: "@phone" },
  async ({ page, deps }) => {
    const { email } = await makeMember(deps);
    await openPage(page, paths.assessmentNew());
    await expect(page).toHaveURL(paths.login(paths.assessmentNew()));

    await page.getByLabel("Email").fill(email);
    await page.getByLabel("Password", { exact: true }).fill("not the password");
    await page.getByRole("button", { name: "Log In" }).click();
    await expect(page.getByText("Login failed")).toBeVisible();
    await expect(page.getByText("Try again. No account or bad creds.")).toBeVisible();
    await expectAccessible(page);
    await expect(page.getByLabel("Email")).toHaveValue(email);
    await page.getByLabel("Password", { exact: true }).fill(password);
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

test("the cookie alone puts the rounds into the first HTML", async ({ page, request, signIn }) => {
  const { token } = await signIn();
  await makeSurvey(request, token, "Seen without a script");
  const html = await (await page.request.get(paths.dashboardSelf())).text();
  expect(html).toContain("Seen without a script");
});

test("the token alone brings the rounds, behind drawn curtains", async ({ page, request, signIn }) => {
  const { token } = await signIn();
  const { id } = await makeSurvey(request, token, "Kept by the token");
  await page.context().clearCookies();
  await openPage(page, paths.dashboardSelf());
  await expect(page.getByRole("link", { name: "Kept by the token" })).toBeVisible();
  await openPage(page, paths.assessment(id));
  await expect(page.getByRole("heading", { name: "Kept by the token" })).toBeVisible();
  await openPage(page, paths.login());
  await expect(page).toHaveURL(paths.dashboardSelf());
});

test("the account menu says who signed in before the server does, and the start page forgets them with the token", async ({
  context,
  page,
  deps,
}) => {
  const member = await makeMember(deps);
  await openPage(page, paths.login());
  await page.getByLabel("Email").fill(member.email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Log In" }).click();
  await expect(page).toHaveURL(paths.dashboardSelf());

  await context.clearCookies();
  const answers = Promise.withResolvers<undefined>();
  await page.route("**/api/me?*", async (route) => {
    await answers.promise;
    await route.continue();
  });
  await page.goto(paths.account());
  await page.getByRole("button", { name: "Account", exact: true }).click();
  await expect(page.locator("#account-menu")).toContainText(member.email);
  answers.resolve(undefined);

  await context.clearCookies();
  await deps.sessions.endAll(member.userId);
  // What the account page still asks for would lead it to sign in, away from where this goes.
  await page.close();
  const startPage = await context.newPage();
  await startPage.goto(paths.home());
  await expect.poll(() => startPage.evaluate(() => localStorage.length)).toBe(0);
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
