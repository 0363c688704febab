import { paths } from "#src/shared/site/paths.ts";
import { startWordsKey } from "#src/shared/onboarding/start-words.ts";
import { codeFor, mailsTo } from "#tests/setup/local-mailbox.ts";
import { expectAccessible } from "#tests/e2e/support/accessible.ts";
import { expect, test } from "#tests/e2e/support/fixtures.ts";
import { openPage } from "#tests/e2e/support/hydrated.ts";
import type { Locator, Page } from "@playwright/test";

/* The way from the landing page to a link that others can answer by: words first, the account after them. */

const words = ["Calm", "Kind", "Observant", "Warm", "Witty"];
const password = "walking home at night";

const chip = (page: Page, word: string) => page.locator("#words label", { hasText: word });
const picked = (page: Page) => page.getByRole("list", { name: "Your words" }).getByRole("listitem");

/** Runs in the page: whether the word that has the focus is seen, between the window above it and the bar below. */
function isFocusInTheOpen(): boolean {
  const box = document.activeElement?.parentElement?.getBoundingClientRect() ?? new DOMRect();
  const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
  return document.activeElement?.parentElement?.contains(top) === true;
}

async function pickWords(page: Page): Promise<void> {
  await page.goto(paths.home());
  for (const word of words) await chip(page, word).click();
  await expect(picked(page)).toHaveText(words);
}

test(
  "it takes eight presses, one email, and five words",
  { tag: "@phone" },
  async ({ page, deps, context }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    const email = `newcomer-${crypto.randomUUID()}@example.org`;
    const presses: string[] = [];
    const press = async (target: Locator) => {
      presses.push((await target.textContent()) ?? "");
      await target.click();
    };
    const button = (name: string) => page.getByRole("button", { name, exact: true });

    await page.goto(paths.home());
    // Where the words aren't in view yet, a button leads to them.
    const toWords = page.getByRole("link", { name: "Pick my words" });
    if (await toWords.isVisible()) await press(toWords);
    for (const word of words) await chip(page, word).click();
    await expect(page.getByText("5 picked · choose 5 to 10")).toBeVisible();
    await press(page.getByRole("link", { name: "Start Your Assessment" }));

    await expect(page).toHaveURL(paths.register());
    await expect(picked(page)).toHaveText(words);
    await expectAccessible(page);
    await page.getByLabel("Email").fill(email);
    await press(button("Send verification code"));
    await expect(page.getByLabel("Verification code")).toBeFocused();
    await page.getByLabel("Verification code").fill(await codeFor(deps, email));
    await press(button("Continue"));
    await page.getByLabel("First name").fill("Alma");
    await page.getByLabel("Last name").fill("Sample");
    await page.getByLabel("Password", { exact: true }).fill(password);
    await press(button("Create account"));

    await expect(page).toHaveURL(paths.onboardingStep("individual", 1));
    await expect(picked(page)).toHaveText(words);
    await expectAccessible(page);
    await press(button("Start my round with these 5 words"));

    await expect(page).toHaveURL(/\/assessment\/[^/]+\/thank-you$/);
    await expect(picked(page)).toHaveText(words);
    await press(button("Make a link"));
    await press(page.getByRole("button", { name: "Copy" }));
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect((await page.request.get(link)).status()).toBe(200);

    expect(presses.length, presses.join(" → ")).toBeLessThanOrEqual(8);
    expect(await mailsTo(deps, email)).toHaveLength(1);
    expect(await page.evaluate((key) => localStorage.getItem(key), startWordsKey)).toBeNull();
  },
);

test("words outlive a reload, can be changed on the way, and are gone for whoever wants others", async ({
  page,
  signIn,
}) => {
  await pickWords(page);
  await page.reload();
  await expect(picked(page)).toHaveText(words);
  await openPage(page, paths.register());
  await page.getByRole("link", { name: "Change my words" }).click();
  await chip(page, "Warm").click();
  await page.getByRole("link", { name: "Start Your Assessment" }).click();
  await expect(page.getByText("Pick 1 more.")).toBeVisible();
  await chip(page, "Wise").click();
  await expect(picked(page)).toHaveText(["Calm", "Kind", "Observant", "Witty", "Wise"]);
  await expectAccessible(page);

  await signIn({ onboardingStatus: "not_started", intendedAccountType: null });
  await openPage(page, paths.onboardingStep("individual", 1));
  await page.getByRole("button", { name: "Pick other words later" }).click();
  await page.getByRole("button", { name: "On to my first round" }).click();
  await page.getByRole("button", { name: "Make my first round" }).click();
  await expect(page.getByRole("group", { name: "Words for yourself" })).toBeVisible();
  await expect(page.locator(".chip[aria-pressed=true]")).toHaveCount(0);
});

test("the keyboard picks words, too, ten are the most, and no stop is under a bar", async ({ page }) => {
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

test("without a script there is a way to sign up, and nothing that needs one", async ({ openVisitor }) => {
  const page = await openVisitor({ javaScriptEnabled: false });
  await page.goto(paths.home());
  await expect(page.locator("#words")).toBeHidden();
  await expect(page.getByRole("link", { name: "Pick my words" })).toBeHidden();
  await page.getByRole("link", { name: "Sign Up For Free" }).first().click();
  await expect(page).toHaveURL(paths.register());
});
