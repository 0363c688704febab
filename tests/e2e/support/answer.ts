import { expect, type Page } from "@playwright/test";
import { paths } from "#src/shared/site/paths.ts";

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

/** Answers by an invitation's link, under a name, up to the receipt. */
export async function answerInvitation(page: Page, link: string, name: string): Promise<void> {
  await page.goto(link);
  await page.getByLabel("Your name").fill(name);
  await pickAndSend(page);
  await expect(page).toHaveURL(paths.complete());
}
