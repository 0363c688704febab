import type { Page } from "@playwright/test";

/** Ticks words as a finger does: on the chip. A picked word stands in the tray, too. */
export async function pick(page: Page, ...names: string[]): Promise<void> {
  for (const name of names) {
    const word = page.getByText(name, { exact: true });
    await page.locator("label.chip").filter({ has: word }).click();
  }
}

/** Picks words on a peer's page as a finger does, and sends them: what comes then is the test's to say. */
export async function pickAndSend(
  page: Page,
  words: readonly string[] = ["Able", "Calm", "Kind", "Wise", "Warm"],
): Promise<void> {
  await pick(page, ...words);
  await page.getByRole("button", { name: /^Send my/ }).click();
}
