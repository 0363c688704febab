import type { Page } from "@playwright/test";
import { expect } from "./fixtures.ts";
import { hydrated } from "./hydrated.ts";

/** From a page with the button that opens a window, through the moment in which it opens, to the result. */
export async function openWindow(page: Page): Promise<void> {
  await page.getByRole("link", { name: "Open my window" }).click();
  await hydrated(page);
  await page.getByRole("button", { name: "Open my window" }).click();
  for (const name of ["Blind Spot", "Façade", "Unknown"])
    await page.getByRole("button", { name: `Next: ${name}` }).click();
  await page.getByRole("button", { name: "See my whole result" }).click();
  await expect(page).toHaveURL(/\/results$/);
}
