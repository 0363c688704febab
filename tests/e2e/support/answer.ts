import { expect, type Page } from "@playwright/test";
import { paths } from "#src/shared/site/paths.ts";

/** Picks words on a peer's page as a finger does, and sends them: what comes then is the test's to say. */
export async function pickAndSend(
  page: Page,
  words: readonly string[] = ["Able", "Calm", "Kind", "Wise", "Warm"],
): Promise<void> {
  for (const word of words) await page.getByText(word, { exact: true }).click();
  await page.getByRole("button", { name: /^Send my/ }).click();
}

/** Answers by an invitation's link, under a name, up to the receipt. */
export async function answerInvitation(page: Page, link: string, name: string): Promise<void> {
  await page.goto(link);
  await page.getByLabel("Your name").fill(name);
  await pickAndSend(page);
  await expect(page).toHaveURL(paths.complete());
}
