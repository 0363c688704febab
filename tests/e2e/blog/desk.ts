import type { Page } from "@playwright/test";
import { adminPaths } from "#src/shared/site/admin-paths.ts";
import { expect } from "#tests/e2e/support/fixtures.ts";
import { hydrated } from "#tests/e2e/support/hydrated.ts";

/* The authors' pages. */

export const text = (page: Page) => page.getByRole("textbox", { name: "Text", exact: true });
export const title = (page: Page) => page.getByRole("textbox", { name: "Title", exact: true });
export const preview = (page: Page) => page.frameLocator("iframe[title='The post as readers see it']");
export const saved = (page: Page) => expect(page.getByText("Saved", { exact: true })).toBeVisible();

/** Pastes as from another program. */
export async function paste(
  page: Page,
  clipboard: { readonly html: string; readonly text: string },
): Promise<void> {
  await text(page).focus();
  await text(page).evaluate((field, { html, text: plain }) => {
    const data = new DataTransfer();
    data.setData("text/html", html);
    data.setData("text/plain", plain);
    field.dispatchEvent(
      new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true }),
    );
  }, clipboard);
}

export async function startPost(page: Page): Promise<void> {
  await page.goto(adminPaths.blog());
  await hydrated(page);
  await page.getByRole("button", { name: "Write a post" }).click();
  await expect(page.getByRole("heading", { name: "Write a post" })).toBeVisible();
  await hydrated(page);
  await expect(title(page)).toBeFocused();
}

/** Everything that a post needs except its text. */
export async function fillFacts(page: Page, title: string): Promise<void> {
  await page.getByLabel("Title").fill(title);
  await page
    .getByLabel("Description")
    .fill("Six people picked words for Ana. What she learned from them, and what she let be.");
  await page.getByLabel("Tags").fill("Blind spots, teams");
  await page.getByText("A window", { exact: true }).click();
  await page
    .getByLabel("What does the cover show?")
    .fill("A window whose Arena is the largest of its panes.");
}

/** Presses a button and confirms. */
export async function confirm(page: Page, button: string, go = button): Promise<void> {
  await page.getByRole("button", { name: button, exact: true }).click();
  await page.getByRole("dialog").getByRole("button", { name: go, exact: true }).click();
}
