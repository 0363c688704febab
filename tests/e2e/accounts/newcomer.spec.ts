import { paths } from "#src/shared/site/paths.ts";
import { typedEmailKey } from "#src/shared/account/typed-email.ts";
import { startWordsKey } from "#src/shared/onboarding/start-words.ts";
import { codeFor, mailsTo } from "#tests/setup/local-mailbox.ts";
import { expectAccessible } from "#tests/e2e/support/accessible.ts";
import { expect, test } from "#tests/e2e/support/fixtures.ts";
import type { Locator, Page } from "@playwright/test";

/* From the landing page to a copied link: words first, the account afterwards. */

const words = ["Calm", "Kind", "Observant", "Warm", "Witty"];

const chip = (page: Page, word: string) => page.locator("#words label", { hasText: word });
const picked = (page: Page) => page.getByRole("list", { name: "Your words" }).getByRole("listitem");

/** Runs in the page: whether the focused word is visible between window and bar. */
function isFocusInTheOpen(): boolean {
  const box = document.activeElement?.parentElement?.getBoundingClientRect() ?? new DOMRect();
  const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
  return document.activeElement?.parentElement?.contains(top) === true;
}

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

test(
  "a newcomer gets to a link with eight presses and one code",
  { tag: "@phone" },
  async ({ page, deps, context }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    const email = `newcomer-${crypto.randomUUID()}@example.org`;
    const presses: string[] = [];
    const press = async (target: Locator) => {
      presses.push((await target.textContent())?.trim() ?? "");
      await target.click();
    };

    await page.goto(paths.home());
    for (const word of words) await press(chip(page, word));
    await expect(page.getByText("5 picked · choose 5 to 10")).toBeVisible();
    await page.getByLabel("Your email").fill(email);
    await press(button(page, "Email me a code"));

    await expect(page).toHaveURL(paths.register());
    await expect(page.getByLabel("Verification code")).toBeFocused();
    await expect(picked(page)).toHaveText(words);
    await page.keyboard.type((await codeFor(deps, email)).toLowerCase());
    await expect(page.getByLabel("First name")).toBeFocused();
    await page.getByLabel("First name").fill("Alma");
    await page.getByLabel("Last name").fill("Sample");
    await page.getByLabel("Password", { exact: true }).fill("walking home at night");
    await expectAccessible(page);
    await press(button(page, "Create account and start my round"));

    await expect(page).toHaveURL(/\/assessment\/[^/]+\/thank-you$/);
    await expect(picked(page)).toHaveText(words);
    await expect(page.getByLabel("Your link")).toHaveValue(/\/s\//);
    await press(button(page, "Copy"));
    await expect(button(page, "Copied")).toBeVisible();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect((await page.request.get(link)).status()).toBe(200);

    expect(presses.length, presses.join(" → ")).toBeLessThanOrEqual(8);
    const kinds = (await mailsTo(deps, email)).map(({ kind }) => kind);
    expect(kinds).toEqual(["verification code", "welcome"]);
    expect(await page.evaluate((key) => localStorage.getItem(key), startWordsKey)).toBeNull();
    expect(await page.evaluate((key) => sessionStorage.getItem(key), typedEmailKey)).toBeNull();
  },
);

test("the keyboard picks words, ten at most, and no focused word is hidden", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto(paths.home());
  const boxes = page.locator("#words").getByRole("checkbox");
  await boxes.first().focus();
  for (let place = 0; place < 11; place += 1) {
    await page.keyboard.press("Space");
    await page.keyboard.press("Tab");
  }
  await expect(page.getByText("10 is the most. Remove a word to pick another.")).toBeVisible();
  await expect(picked(page)).toHaveCount(10);
  await expect(boxes.nth(10)).not.toBeChecked();
  for (const key of ["Tab", "Shift+Tab"])
    for (let press = 0; press < 45; press += 1) {
      await page.keyboard.press(key);
      expect(await page.evaluate(isFocusInTheOpen)).toBe(true);
    }
});
