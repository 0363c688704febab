import type { Locator, Page } from "@playwright/test";

export async function openFold(page: Page, name: string): Promise<Locator> {
  await page.getByRole("heading", { name, exact: true }).click();
  return page.getByRole("region", { name, exact: true });
}

/** The words of a pane, with their numbers, unfolded if necessary. */
export async function lookCloser(page: Page, pane: string): Promise<Locator> {
  const region = page.getByRole("region", { name: pane, exact: true });
  if (!(await region.isVisible())) await openFold(page, "Every word");
  return region;
}

export const openEverything = (page: Page): Promise<void> =>
  page.locator("details.fold").evaluateAll((all) => {
    for (const details of all) details.setAttribute("open", "");
  });
