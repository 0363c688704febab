import type { Page } from "@playwright/test";
import { expect } from "./fixtures.ts";
import { hydrated } from "./hydrated.ts";

/** Opens the window from a page with the button, and waits for the result. */
export async function openWindow(page: Page): Promise<void> {
  await page.getByRole("link", { name: "Open my window" }).click();
  await hydrated(page);
  const panel = page.locator(".opening-panel");
  await panel.getByRole("button", { name: /^Open (?:my window|a first glimpse)$/ }).click();
  const next = panel.getByRole("button", { name: /^(?:Just show me|Next)$/ });
  const end = panel.getByRole("link", { name: "See my whole result" });
  await expect(next.or(end)).toBeVisible();
  while (await next.isVisible()) await next.click();
  await end.click();
  await expect(page).toHaveURL(/\/results$/);
}
