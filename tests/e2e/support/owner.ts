import { paths } from "#src/shared/site/paths.ts";
import { expect, type Locator, type Page } from "@playwright/test";
import { readFile } from "node:fs/promises";
import { hydrated, openPage } from "./hydrated.ts";

/* An owner's acts on the pages of a survey. */

export const inDialog = (page: Page, name: string): Locator =>
  page.getByRole("dialog").getByRole("button", { name });

/** The list of people invited by email. */
export const invited = (page: Page): Locator =>
  page.getByRole("list", { name: "Invited people" }).getByRole("listitem");

/** Starts a survey by its form. @returns its id */
export async function startSurvey(page: Page, title: string): Promise<string> {
  await openPage(page, paths.assessmentNew());
  await page.getByLabel("Title").fill(title);
  await page.getByRole("button", { name: "Start the round" }).click();
  await expect(page.getByRole("heading", { name: title })).toBeVisible();
  await hydrated(page);
  return new URL(page.url()).pathname.split("/").at(-1) ?? "";
}

/**
 * The name and bytes of a result's download. By keyboard, because a growing page may move the link from the
 * pointer.
 */
export async function download(page: Page, link: string): Promise<{ name: string; content: string }> {
  await hydrated(page);
  const saved = page.waitForEvent("download");
  await page.getByRole("link", { name: link }).press("Enter");
  const file = await saved;
  return { name: file.suggestedFilename(), content: await readFile(await file.path(), "latin1") };
}
