import type { Locator, Page } from "@playwright/test";

/** Opens a folded part of a result. */
export async function openFold(page: Page, name: string): Promise<Locator> {
  await page.getByRole("heading", { name, exact: true }).click();
  return page.getByRole("region", { name, exact: true });
}

/** Opens the words of a pane, with their numbers. */
export async function lookCloser(page: Page, pane: string): Promise<Locator> {
  await page.getByText(`Look closer at the ${pane}`).click();
  return page.getByRole("region", { name: pane, exact: true });
}

/** Opens all that is folded. */
export const openEverything = (page: Page): Promise<void> =>
  page.locator("details:is(.fold, .pane-more)").evaluateAll((all) => {
    for (const details of all) details.setAttribute("open", "");
  });
