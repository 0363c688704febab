import { users } from "#db/schema/index.ts";
import { paths } from "#src/shared/site/paths.ts";
import type { Page } from "@playwright/test";
import { eq } from "drizzle-orm";
import { expect, test } from "#tests/e2e/support/fixtures.ts";
import { hydrated, openPage } from "#tests/e2e/support/hydrated.ts";

/**
 * Long enough for whatever the page has in mind, by its own clock: that must be installed before the page is opened. In
 * between the server answers, as the page may wait for it first.
 */
async function letTimePass(page: Page): Promise<void> {
  for (let second = 0; second < 5; second += 1) {
    await page.evaluate(async () => (await fetch("/healthz")).text());
    await page.clock.runFor(1_000);
  }
}

test("someone who broke off elsewhere is led back there, once", async ({ page, deps, signIn }) => {
  const { actor } = await signIn({ returnTo: paths.assessmentNew() });
  const kept = async () => {
    const row = await deps.db.read.select().from(users).where(eq(users.id, actor.userId)).get();
    return row?.returnTo;
  };
  await openPage(page, paths.dashboardSelf());
  await expect(page).toHaveURL(paths.assessmentNew());
  expect(await kept()).toBeNull();
  await page.clock.install();
  await openPage(page, paths.dashboardSelf());
  await letTimePass(page);
  await expect(page).toHaveURL(paths.dashboardSelf());
});

test("the token alone leads back, too", async ({ page, signIn }) => {
  await signIn({ returnTo: `${paths.assessmentNew()}?from=mail` });
  await page.context().clearCookies();
  await openPage(page, paths.dashboardSelf());
  await expect(page).toHaveURL(`${paths.assessmentNew()}?from=mail`);
});

test("nobody is led to another site", async ({ page, signIn }) => {
  await signIn({ returnTo: "//evil.example/" });
  await page.clock.install();
  await openPage(page, paths.dashboardSelf());
  await letTimePass(page);
  await expect(page).toHaveURL(paths.dashboardSelf());
});

test.describe("without an answer from the server", () => {
  test.use({ expectedComplaints: /ERR_FAILED/ });

  test("they are led back all the same, and not in a circle", async ({ page, signIn }) => {
    await signIn({ returnTo: paths.assessmentNew() });
    let tries = 0;
    await page.route("**/api/me*", async (route) => {
      if (route.request().method() !== "PATCH") return route.fallback();
      tries += 1;
      return route.abort();
    });
    await openPage(page, paths.dashboardSelf());
    await expect(page).toHaveURL(paths.assessmentNew());
    expect(tries).toBeGreaterThan(0);
    // The server still knows the place: this tab has been there.
    await page.getByRole("link", { name: "Dashboard", exact: true }).click();
    await expect(page).toHaveURL(paths.dashboardSelf());
    await page.clock.install();
    await page.reload();
    await hydrated(page);
    await letTimePass(page);
    await expect(page).toHaveURL(paths.dashboardSelf());
  });
});

test("nobody is led away from onboarding, from the administrators' page, or from the place itself", async ({
  page,
  signIn,
}) => {
  await signIn({ isAdmin: true, returnTo: `${paths.assessmentNew()}?kept=yes` });
  await page.clock.install();
  for (const path of [paths.admin(), `${paths.onboardingStep("facilitator", 1)}?intent=upgrade`]) {
    await openPage(page, path);
    await letTimePass(page);
    await expect(page).toHaveURL(path);
  }
  await openPage(page, `${paths.assessmentNew()}?kept=yes`);
  await letTimePass(page);
  await expect(page).toHaveURL(`${paths.assessmentNew()}?kept=yes`);
});
