import type { Locator, Page } from "@playwright/test";

export async function openFold(page: Page, name: string): Promise<Locator> {
  await page.getByRole("heading", { name, exact: true }).click();
  return page.getByRole("region", { name, exact: true });
}

export const openEverything = (page: Page): Promise<void> =>
  page.locator("details.fold").evaluateAll((all) => {
    for (const details of all) details.setAttribute("open", "");
  });
