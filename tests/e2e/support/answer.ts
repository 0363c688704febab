import { inLanguage } from "#src/shared/languages/languages.ts";
import { paths } from "#src/shared/site/paths.ts";
import type { Page } from "@playwright/test";

/** Where an answer in English leads. */
export const thanksPath = inLanguage(paths.complete(), "en");

/** Taps words. A picked one is also in the tray, so this looks for the chip. */
export async function pick(page: Page, ...names: string[]): Promise<void> {
  for (const name of names) {
    const word = page.getByText(name, { exact: true });
    await page.locator("label.chip").filter({ has: word }).click();
  }
}

/** Picks and sends words on a peer's page. */
export async function pickAndSend(
  page: Page,
  words: readonly string[] = ["Able", "Calm", "Kind", "Wise", "Warm"],
): Promise<void> {
  await pick(page, ...words);
  await page.getByRole("button", { name: /^Send my/ }).click();
}
