import { paths } from "#src/shared/site/paths.ts";
import { expect, type Locator, type Page } from "@playwright/test";
import { readFile } from "node:fs/promises";
import { hydrated, openPage } from "./hydrated.ts";

/* What the owner of a round does on its pages. */

export const inDialog = (page: Page, name: string): Locator =>
  page.getByRole("dialog").getByRole("button", { name });

/** The people on the list of those who were invited by email. */
export const invited = (page: Page): Locator =>
  page.getByRole("list", { name: "Invited people" }).getByRole("listitem");

/** Starts a round by its form: its id. */
export async function startSurvey(page: Page, title: string): Promise<string> {
  await openPage(page, paths.assessmentNew());
  await page.getByLabel("Title").fill(title);
  await page.getByRole("button", { name: "Start the round" }).click();
  await expect(page.getByRole("heading", { name: title })).toBeVisible();
  await hydrated(page);
  return new URL(page.url()).pathname.split("/").at(-1) ?? "";
}

/**
 * What a link of a result gives to take along: the file's name, and its bytes, one a character. By keyboard: on a page that
 * is still growing a click can fall beside its link.
 */
export async function download(page: Page, link: string): Promise<{ name: string; content: string }> {
  await hydrated(page);
  const saved = page.waitForEvent("download");
  await page.getByRole("link", { name: link }).press("Enter");
  const file = await saved;
  return { name: file.suggestedFilename(), content: await readFile(await file.path(), "latin1") };
}
