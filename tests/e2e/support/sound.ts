import type { Page } from "@playwright/test";
import { expectAccessible } from "./accessible.ts";
import { expect, test } from "./fixtures.ts";
import { hydrated } from "./hydrated.ts";

/*
 * Every page answers, causes no complaint (fixtures.ts), satisfies axe on a phone and fits 320 px with
 * everything unfolded.
 */

export type NamedPage = readonly [name: string, path: string];

const phone = { width: 360, height: 740 };
const narrow = { width: 320, height: 640 };

export async function expectSound(page: Page, path: string, status = 200): Promise<void> {
  await page.setViewportSize(phone);
  const answer = await page.goto(path);
  expect(answer?.status()).toBe(status);
  await hydrated(page);
  // Browsers would move later content into the body, so the served text is checked.
  const html = await page.request.get(path, { headers: { accept: "text/html" } });
  expect(await html.text()).toMatch(/<\/html>\s*$/);
  await expect(page.locator('form[role="search"]:not(:has([type="submit"]))')).toHaveCount(0);
  await expectAccessible(page);
  await page.setViewportSize(narrow);
  await expectToFit(page);
}

/** In one browser: a new one for each page would take most of the time. */
export async function expectAllSound(page: Page, pages: readonly NamedPage[]): Promise<void> {
  for (const [name, path] of pages)
    await test.step(name, async () => {
      await expectSound(page, path);
    });
}

export async function expectToFit(page: Page, width = narrow.width): Promise<void> {
  await page.locator("details").evaluateAll((all) => {
    for (const details of all) details.setAttribute("open", "");
  });
  const widest = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(widest, `sideways scroll on ${page.url()}`).toBeLessThanOrEqual(width);
}
