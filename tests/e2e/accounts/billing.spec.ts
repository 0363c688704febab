import { paths } from "#src/shared/site/paths.ts";
import { cards } from "#tests/setup/cards.ts";
import type { Page } from "@playwright/test";
import { expect, test } from "#tests/e2e/support/fixtures.ts";
import { openPage } from "#tests/e2e/support/hydrated.ts";

/* Buying, failing, switching, canceling and returning with the running server's development provider. */

/** In sequence: the provider has one clock for everyone. */
test.describe.configure({ mode: "default" });

/** Guarded pages answer 402 and declined cards 422, which the browser reports. */
test.use({ expectedComplaints: /status of 4(02|22|04)/ });

const button = (page: Page, name: string) => page.getByRole("button", { name });
const heading = (page: Page, name: string | RegExp) => page.getByRole("heading", { name });
const plan = (page: Page) => page.getByRole("region", { name: "Your plan" });

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

  await page.getByRole("link", { name: "Your plan, seats and invoices" }).click();
  await expect(plan(page)).toContainText("You pay $57 a month ($19 for each of 3 people)");
  await button(page, "Manage my plan").click();
  await button(page, "A month later").click();
  await expect(page.getByText(/past due/)).toBeVisible();
  await page.getByRole("link", { name: /^Back to/ }).click();
  await expect(plan(page)).toContainText("didn’t go through");
  await button(page, "Change the number of seats").click();
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
  await expect(plan(page)).toContainText("You pay $380 a year ($190 for each of 2 people)");
  await openPage(page, paths.subscribe());
  await expect(page.getByText("You have Facilitator Pro.")).toBeVisible();
});
