import { expect, type Page } from "@playwright/test";

/** Waits until the scripts of the page's islands are at work: clicks before that are lost. */
export async function hydrated(page: Page): Promise<void> {
  await expect(page.locator("astro-island[ssr]")).toHaveCount(0);
}

/** Opens a page and waits until it can be used. */
export async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}
