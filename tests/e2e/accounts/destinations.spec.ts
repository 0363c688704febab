import type { Actor } from "#src/server/actor.ts";
import { sessionTokenName } from "#src/server/http/request/request-context.ts";
import { paths } from "#src/shared/site/paths.ts";
import { codeFor } from "#tests/setup/local-mailbox.ts";
import { expect, test } from "#tests/e2e/support/fixtures.ts";
import { hydrated, openPage } from "#tests/e2e/support/hydrated.ts";
import { logIn, makeMember } from "#tests/e2e/support/member.ts";

/* Where people land who have signed in: that pages keep to the rules, all of which are in destination.test.ts. */

const newcomer = { onboardingStatus: "not_started", intendedAccountType: null } as const;
const individual = { ...newcomer, intendedAccountType: "individual" } as const;
const facilitator = { ...newcomer, intendedAccountType: "facilitator" } as const;
const flow = paths.onboardingStep;

const rules: [who: string, person: Partial<Actor>, query: string, path: string][] = [
  ["a newcomer", newcomer, "", paths.onboarding()],
  ["a facilitator", facilitator, "", flow("facilitator", 1)],
  ["an individual who upgrades", individual, "?intent=upgrade", flow("facilitator", 1)],
  ["a newcomer with a next", newcomer, "?next=%2Faccount", paths.account()],
];

for (const [who, person, query, path] of rules) {
  test(`${who}${query} goes to ${path}`, async ({ page, deps }) => {
    const member = await makeMember(deps, person);
    await openPage(page, paths.login() + query);
    await logIn(page, member);
    await expect(page).toHaveURL(path);
    // Nobody who is signed in has business at the log-in: the same rules lead on.
    const answer = await page.request.get(paths.login() + query);
    const { pathname, search } = new URL(answer.url());
    expect(pathname + search).toBe(path);
  });
}

test("a kept place comes before onboarding", async ({ page, deps }) => {
  const member = await makeMember(deps, { ...individual, returnTo: "/assessment/new?kept=yes" });
  await openPage(page, paths.login());
  await logIn(page, member);
  await expect(page).toHaveURL("/assessment/new?kept=yes");
});

test("the way on from the pricing leads into onboarding", async ({ page, signIn }) => {
  await signIn({ ...individual, returnTo: paths.subscribe() });
  await page.goto(paths.subscribe());
  await page.getByRole("link", { name: "Continue with the free plan" }).click();
  await expect(page).toHaveURL(paths.onboarding());
});

test("nobody is led away from where they are because of onboarding", async ({ page, signIn }) => {
  await signIn({ ...newcomer, isAdmin: true });
  for (const path of [paths.admin(), paths.dashboardSelf(), paths.account(), paths.assessmentNew()]) {
    await openPage(page, path);
    await expect(page).toHaveURL(path);
  }
  await page.goto(paths.home());
  await expect(page).toHaveURL(paths.dashboardSelf());
});

test("the start page leads on whoever is signed in after the day of their cookie, too", async ({
  page,
  signIn,
}) => {
  await signIn();
  await page.context().clearCookies();
  await page.goto(paths.home());
  await expect(page).toHaveURL(paths.dashboardSelf());
  expect((await page.context().cookies()).map(({ name }) => name)).toContain(sessionTokenName);
});

test.describe("a session that is over", () => {
  test.use({ expectedComplaints: /401/ });

  test("the start page stays for whoever is signed in no more", async ({ page, signIn }) => {
    const { token } = await signIn();
    await page.request.post("/api/logout", { headers: { authorization: `Bearer ${token}` } });
    await page.context().clearCookies();
    await page.goto(paths.home());
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByRole("button", { name: "Menu" })).toBeVisible();
    await expect(page).toHaveURL(paths.home());
    expect(await page.evaluate((name) => localStorage.getItem(name), sessionTokenName)).toBeNull();
  });
});

const arrivals: [intent: string, path: string][] = [
  ["?intent=facilitator", flow("facilitator", 1)],
  ["?intent=subscribe", paths.subscribe()],
];
for (const [query, path] of arrivals) {
  test(`whoever registers at /register${query} goes to ${path}`, async ({ page, deps }) => {
    const email = `newcomer-${crypto.randomUUID()}@example.org`;
    await openPage(page, paths.register() + query);
    await page.getByLabel("Email").fill(email);
    await page.getByRole("button", { name: "Send verification code" }).click();
    await expect(page.getByLabel("Verification code")).toBeFocused();
    await page.getByLabel("Verification code").fill(await codeFor(deps, email));
    await page.getByLabel("First name").fill("Alma");
    await page.getByLabel("Last name").fill("Sample");
    await page.getByLabel("Password", { exact: true }).fill("walking home at night");
    await page.getByRole("button", { name: "Create account" }).click();
    await expect(page).toHaveURL(path);
    await hydrated(page);
  });
}
