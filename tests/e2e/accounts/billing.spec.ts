import { billings } from "#db/schema/index.ts";
import { paths } from "#src/shared/site/paths.ts";
import { serverPaths } from "#src/shared/site/server-paths.ts";
import { cards } from "#tests/setup/cards.ts";
import { eq } from "drizzle-orm";
import type { Page } from "@playwright/test";
import { expect, test } from "#tests/e2e/support/fixtures.ts";
import { openPage } from "#tests/e2e/support/hydrated.ts";
import { makeSurvey } from "#tests/e2e/support/survey.ts";

/*
 * Trying, buying, mending, switching, canceling and coming back, at the development provider of the running server.
 */

/** One after the other: the provider has one clock, and "A month later" moves it for everyone. */
test.describe.configure({ mode: "default" });

/** A guarded page answers 402, a declined card 422, and the browser says so. */
test.use({ expectedComplaints: /status of 4(02|22|04)/ });

const button = (page: Page, name: string) => page.getByRole("button", { name });
const heading = (page: Page, name: string | RegExp) => page.getByRole("heading", { name });
const plan = (page: Page) => page.getByRole("region", { name: "Your plan" });

test("the trial opens the facilitator's pages until its end, and nothing is lost", async ({
  page,
  request,
  deps,
  signIn,
}) => {
  const { actor, token } = await signIn();
  for (const title of ["One", "Two", "Three"]) await makeSurvey(request, token, title);
  await openPage(page, paths.assessmentNew());
  await button(page, "Start the round").click();
  await expect(page.getByRole("alert")).toContainText("3 open rounds");
  await page.getByRole("link", { name: "See the plans" }).click();
  await button(page, "Start 14 days free").click();
  await expect(heading(page, "Facilitator Pro is on")).toBeVisible();
  await page.getByRole("link", { name: "Open my facilitator dashboard" }).click();
  await expect(heading(page, "Start your first programme")).toBeVisible();
  await makeSurvey(request, token, "Four");

  const past = new Date(Date.now() - 1);
  await deps.db.write((tx) =>
    tx.update(billings).set({ trialEndsAt: past }).where(eq(billings.userId, actor.userId)),
  );
  expect((await page.goto(paths.dashboardFacilitator()))?.status()).toBe(402);
  await openPage(page, paths.account());
  await expect(plan(page)).toContainText("Your free trial ended");
  await expect(button(page, "Start 14 days free")).toHaveCount(0);
  await openPage(page, paths.dashboardSelf());
  await expect(page.getByRole("link", { name: /Four/ }).first()).toBeVisible();
});

test("someone pays, replaces a failing card, switches, cancels and returns", async ({ page, signIn }) => {
  await signIn();
  await openPage(page, paths.subscribe());
  await button(page, "Pay monthly").click();
  await expect(heading(page, "Pay for Facilitator Pro")).toBeVisible();
  await page.getByLabel("Card number").fill(cards.declined);
  await button(page, "Pay").click();
  await expect(page.getByRole("alert")).toContainText("declined");
  await page.getByLabel("For how many people?").fill("3");
  await page.getByLabel("Card number").fill(cards.failsLater);
  await button(page, "Pay").click();
  await expect(heading(page, "Facilitator Pro is on")).toBeVisible();
  await page.reload();
  await expect(heading(page, "Facilitator Pro is on")).toBeVisible();

  await page.getByRole("link", { name: "See my plan" }).click();
  await expect(plan(page)).toContainText("You pay $19 a month for each of 3 people");
  await button(page, "Manage my plan").click();
  await button(page, "A month later").click();
  await expect(page.getByText(/past due/)).toBeVisible();
  await page.getByRole("link", { name: /^Back to/ }).click();
  await expect(plan(page)).toContainText("didn’t go through");
  await page.goto(serverPaths.billingPortal());
  await page.getByLabel("New card number").fill(cards.good);
  await button(page, "Save the new card").click();
  await page.getByLabel("For how many people?").fill("2");
  await button(page, "Save the number").click();
  await button(page, "Pay by the year").click();
  await button(page, "Cancel my subscription").click();
  await page.getByRole("link", { name: /^Back to/ }).click();
  await expect(plan(page)).toContainText("Your plan ends on");
  await button(page, "Keep my plan").click();
  await button(page, "Keep my subscription").click();
  await page.getByRole("link", { name: /^Back to/ }).click();
  await expect(plan(page)).toContainText("You pay $190 a year for each of 2 people");
  await openPage(page, paths.subscribe());
  await expect(page.getByText("You have Facilitator Pro.")).toBeVisible();
});
