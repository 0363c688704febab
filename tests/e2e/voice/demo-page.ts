import type { Locator, Page } from "@playwright/test";
import { paths } from "#src/shared/site/paths.ts";
import { expect } from "#tests/e2e/support/fixtures.ts";

/* The voice demo on the landing page. */

export const captions = (page: Page): Locator => page.getByRole("log", { name: "What was said" });
export const coachSaid = (page: Page): Locator =>
  captions(page)
    .locator("p")
    .filter({ hasText: /^Coach:/ });
export const problem = (page: Page): Locator => page.getByRole("alert");

/** @param site another server than the shared one */
export async function openDialog(page: Page, site = ""): Promise<void> {
  await page.goto(site + paths.home());
  await page.getByRole("button", { name: "Try the voice demo" }).click();
  await expect(page.getByRole("dialog", { name: "Quick Intro — Then You're In" })).toBeVisible();
}

/** In the page: whether it knows the coach. */
export const knowsCoach = `performance.getEntriesByType("resource").some(({ name, responseEnd }) => name.endsWith("/api/voice/feature-status") && responseEnd > 0)`;
/** The built-in coach starts at "Continue"; a faster visitor is asked once more. */
export const coachIsKnown = (page: Page): Promise<void> =>
  expect.poll(() => page.evaluate(knowsCoach)).toBe(true);

export async function introduceYourself(page: Page): Promise<void> {
  await page.getByLabel("Your role").selectOption("Team Leader");
  await page.getByLabel("First name").fill("Ada");
  await page.getByRole("button", { name: "Continue" }).click();
}
