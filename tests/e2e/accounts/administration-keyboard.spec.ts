import { adminPaths } from "#src/shared/site/admin-paths.ts";
import { peopleLimits } from "#src/shared/admin/people.ts";
import { makeUser } from "#tests/factories/user.ts";
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

test("by keyboard alone, an administrator finds someone, acts, thinks better of it, and goes on", async ({
  page,
  deps,
  signIn,
}) => {
  await signIn({ isAdmin: true });
  // Begins as no other name does, so that a search finds these alone.
  const family = `Zy${deps.ids.code("abcdefghij", 10)}`;
  for (let n = 0; n <= peopleLimits.atOnce; n += 1)
    await makeUser(deps, { firstName: `Nora${String(n)}`, lastName: family });
  const rows = page.getByRole("list", { name: "People" }).getByRole("listitem");

  await openPage(page, adminPaths.people());
  await tabTo(page, page.getByRole("searchbox"));
  await page.keyboard.type(family);
  await expect(rows).toHaveCount(peopleLimits.atOnce);
  await expect(rows.first()).toContainText(`Nora${String(peopleLimits.atOnce)}`);
  await expect(page.getByText(`The first ${String(peopleLimits.atOnce)} are shown.`)).toBeAttached();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(page.getByLabel("Order")).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(rows.first()).toContainText("Nora0");

  await test.step("more rows take the keyboard to the first of them", async () => {
    await tabTo(page, page.getByRole("button", { name: "Show more" }), peopleLimits.atOnce + 2);
    await page.keyboard.press("Enter");
    await expect(rows.nth(peopleLimits.atOnce).getByRole("link")).toBeFocused();
  });

  await test.step("an act that is called off gives the keyboard back, and one that is done says so", async () => {
    await page.keyboard.press("Enter");
    await expect(page).toHaveTitle(new RegExp(family));
    await expect(page.getByRole("heading", { level: 2 }).first()).toContainText(family);
    const button = page.getByRole("button", { name: "Sign out everywhere" });
    const dialog = page.getByRole("dialog");
    await tabTo(page, button, 30);
    await page.keyboard.press("Enter");
    await expect(dialog).toHaveAccessibleDescription(/^Every device has to sign in again/);
    await expect(dialog.getByRole("button", { name: "Cancel" })).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(button).toBeFocused();
    await page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expect(page.getByText(/is signed out everywhere/).locator("xpath=..")).toBeFocused();
  });

  await page.goBack();
  await expect(page).toHaveURL(adminPaths.people());
});

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
