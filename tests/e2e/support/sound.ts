import type { Page } from "@playwright/test";
import { expectAccessible } from "./accessible.ts";
import { expect, test } from "./fixtures.ts";
import { hydrated } from "./hydrated.ts";

/*
 * What holds for every page: it answers, the browser is silent (see fixtures.ts), axe finds nothing on a phone, and 320 px are wide enough, with all open that opens.
 */

export type NamedPage = readonly [name: string, path: string];

const phone = { width: 360, height: 740 };
const narrow = { width: 320, height: 640 };

export async function expectSound(page: Page, path: string, status = 200): Promise<void> {
  await page.setViewportSize(phone);
  const answer = await page.goto(path);
  expect(answer?.status()).toBe(status);
  await hydrated(page);
  // Browsers put what comes later into the body, where it doesn't belong. A page that asked with the token has been loaded again meanwhile.
  const html = await page.request.get(path, { headers: { accept: "text/html" } });
  expect(await html.text()).toMatch(/<\/html>\s*$/);
  await expect(page.locator('form[role="search"]:not(:has([type="submit"]))')).toHaveCount(0);
  await expectAccessible(page);
  await page.setViewportSize(narrow);
  await expectToFit(page);
}

/** One browser for all of them: a new one for each would take most of the time. */
export async function expectAllSound(page: Page, pages: readonly NamedPage[]): Promise<void> {
  for (const [name, path] of pages)
    await test.step(name, async () => {
      await expectSound(page, path);
    });
}

/** With all open that opens. */
export async function expectToFit(page: Page, width = narrow.width): Promise<void> {
  await page.locator("details").evaluateAll((all) => {
    for (const details of all) details.setAttribute("open", "");
  });
  const widest = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(widest, `sideways scroll on ${page.url()}`).toBeLessThanOrEqual(width);
}
