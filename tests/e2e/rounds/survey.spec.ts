import { paths } from "#src/shared/site/paths.ts";
import type { Page } from "@playwright/test";
import { openWindow } from "#tests/e2e/support/opening.ts";
import { expect, test } from "#tests/e2e/support/fixtures.ts";
import { hydrated, openPage } from "#tests/e2e/support/hydrated.ts";
import { startSurvey } from "#tests/e2e/support/owner.ts";
import { answerSurvey } from "#tests/e2e/support/survey.ts";

const words = ["Able", "Bold", "Calm", "Kind", "Wise", "Witty"];

/** Picks words by keyboard, with a reload in between. */
async function pickWords(page: Page): Promise<void> {
  for (const word of words.slice(0, 3)) {
    await page.getByRole("button", { name: word, exact: true }).press("Space");
  }
  await page.reload();
  await expect(page.getByText("3 picked · choose 5 to 10")).toBeVisible();
  await page.getByLabel("Search the words").fill("kin");
  await page.getByRole("button", { name: "Kind", exact: true }).press("Enter");
  await page.getByLabel("Search the words").fill("");
  for (const word of words.slice(4)) {
    await page.getByRole("button", { name: word, exact: true }).press("Space");
  }
  await page.getByRole("button", { name: "Save my 6 words" }).click();
}

async function makeLink(page: Page): Promise<string> {
  await page.getByRole("button", { name: "Make a link and copy it" }).click();
  const link = await page.getByRole("textbox", { name: "Your link" }).inputValue();
  await expect(page.getByLabel("Your message", { exact: true })).toHaveValue(/^How do you see me/);
  await page.getByRole("button", { name: "QR code" }).click();
  await expect(page.getByRole("img", { name: /QR code/ })).toBeVisible();
  return link;
}

test("a survey from its start to its window", { tag: "@phone" }, async ({ page, request, signIn }) => {
  await signIn();
  await openPage(page, paths.dashboard());
  await page.getByRole("link", { name: "Start your first round" }).click();
  const id = await startSurvey(page, "How the choir sees me");
  await pickWords(page);
  await expect(page).toHaveURL(paths.assessmentThankYou(id));
  await expect(page.getByRole("heading", { name: "Your 6 words are saved" })).toBeVisible();
  await hydrated(page);
  const link = await makeLink(page);
  const shareId = (await request.get(link)).url().split("/").at(-1) ?? "";

  await page.getByRole("link", { name: "Go to your round" }).click();
  await expect(page.getByText("0 of 3 answers")).toBeVisible();
  await hydrated(page);
  await answerSurvey(request, { id, shareId }, 2);
  await page.getByRole("button", { name: "Check for new answers" }).click();
  await expect(page.getByRole("heading", { name: "One more answer to go" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Open my window" })).toHaveCount(0);
  await answerSurvey(request, { id, shareId }, 1);
  await page.getByRole("button", { name: "Check for new answers" }).click();

  await openWindow(page);
  await expect(page).toHaveURL(paths.assessmentResults(id));
});
