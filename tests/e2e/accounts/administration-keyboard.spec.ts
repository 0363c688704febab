import { adminPaths } from "#src/shared/site/admin-paths.ts";
import { expect, test } from "#tests/e2e/support/fixtures.ts";
import { openPage } from "#tests/e2e/support/hydrated.ts";
import { walkByTab } from "#tests/e2e/support/tab-walk.ts";
import type { Locator, Page } from "@playwright/test";

/** Presses Tab until something has the focus, as someone would who hears what they come by. */
async function tabTo(page: Page, target: Locator, most = 20): Promise<void> {
  for (let press = 0; press < most; press += 1) {
    await page.keyboard.press("Tab");
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  await expect(target).toBeFocused();
}

test("every stop of the administration can be seen and reached", async ({ page, signIn }) => {
  const { actor } = await signIn({ isAdmin: true });
  for (const path of [
    adminPaths.person(actor.userId),
    adminPaths.rounds(),
    adminPaths.mail(),
    adminPaths.log(),
    adminPaths.blog(),
  ]) {
    await openPage(page, path);
    expect(await walkByTab(page), path).toEqual([]);
  }
  // A file's own field lies unseen.
  await tabTo(page, page.getByLabel("Import a post"), 40);
  await expect(page.locator("label", { hasText: "Import a post" })).toHaveCSS("outline-style", "solid");
});
