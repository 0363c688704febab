import { paths } from "#src/shared/site/paths.ts";
import { typedEmailKey } from "#src/shared/account/typed-email.ts";
import { startWordsKey } from "#src/shared/onboarding/start-words.ts";
import { codeFor, mailsTo } from "#tests/setup/local-mailbox.ts";
import { expectAccessible } from "#tests/e2e/support/accessible.ts";
import { expect, test } from "#tests/e2e/support/fixtures.ts";
import { openPage } from "#tests/e2e/support/hydrated.ts";
import type { Locator, Page } from "@playwright/test";

/* The way from the landing page to a copied link that others can answer by: words first, the account after them. */

const words = ["Calm", "Kind", "Observant", "Warm", "Witty"];
const password = "walking home at night";
const newEmail = () => `newcomer-${crypto.randomUUID()}@example.org`;

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

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

async function describeOneself(page: Page): Promise<void> {
  await page.getByLabel("First name").fill("Alma");
  await page.getByLabel("Last name").fill("Sample");
  await page.getByLabel("Password", { exact: true }).fill(password);
}

test(
  "it takes eight presses, words and all, and one email",
  { tag: "@phone" },
  async ({ page, deps, context }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    const email = newEmail();
    const presses: string[] = [];
    const press = async (target: Locator) => {
      presses.push((await target.textContent())?.trim() ?? "");
      await target.click();
    };

    await page.goto(paths.home());
    for (const word of words) await press(chip(page, word));
    await expect(page.getByText("5 picked · choose 5 to 10")).toBeVisible();
    await expectAccessible(page);
    await page.getByLabel("Your email").fill(email);
    await press(button(page, "Email me a code"));

    await expect(page).toHaveURL(paths.register());
    await expect(page.getByLabel("Verification code")).toBeFocused();
    await expect(picked(page)).toHaveText(words);
    await page.keyboard.type((await codeFor(deps, email)).toLowerCase());
    await expect(page.getByLabel("First name")).toBeFocused();
    await describeOneself(page);
    await expectAccessible(page);
    await press(button(page, "Create account and start my round"));

    await expect(page).toHaveURL(/\/assessment\/[^/]+\/thank-you$/);
    await expect(picked(page)).toHaveText(words);
    await press(button(page, "Make a link and copy it"));
    await expect(button(page, "Copied")).toBeVisible();
    await expect(page.getByLabel("Your link")).toBeFocused();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect((await page.request.get(link)).status()).toBe(200);

    expect(presses.length, presses.join(" → ")).toBeLessThanOrEqual(8);
    expect(await mailsTo(deps, email)).toHaveLength(1);
    expect(await page.evaluate((key) => localStorage.getItem(key), startWordsKey)).toBeNull();
    expect(await page.evaluate((key) => sessionStorage.getItem(key), typedEmailKey)).toBeNull();
  },
);

test.describe("where something fails on the way", () => {
  test.use({ expectedComplaints: /status of 503/ });

  test("the account stands, the words wait, and the round starts from onboarding", async ({ page, deps }) => {
    const email = newEmail();
    await pickWords(page);
    await page.getByLabel("Your email").fill(email);
    await page.keyboard.press("Enter");
    await expect(page.getByLabel("Verification code")).toBeFocused();
    await page.getByLabel("Verification code").fill(await codeFor(deps, email));
    await describeOneself(page);
    await page.route("**/api/trpc/onboarding.readySurvey*", (route) => route.fulfill({ status: 503 }));
    await button(page, "Create account and start my round").click();

    await expect(page).toHaveURL(paths.onboardingStep("individual", 1));
    await expect(page.getByText(/your round didn’t start/)).toBeVisible();
    await expect(picked(page)).toHaveText(words);
    await page.unroute("**/api/trpc/onboarding.readySurvey*");
    await button(page, "Start my round with these 5 words").click();
    await expect(page).toHaveURL(/\/assessment\/[^/]+\/thank-you$/);
    await expect(picked(page)).toHaveText(words);
    await openPage(page, paths.dashboardSelf());
    await expect(page.locator("a[href^='/assessment/']", { hasText: "How others see me" })).toHaveCount(1);
  });
});

test("an email with a slip stays on the page, and no address has one", async ({ page }) => {
  const visited: string[] = [];
  page.on("request", (request) => visited.push(request.url()));
  await pickWords(page);
  await button(page, "Email me a code").click();
  await expect(page.getByRole("alert")).toHaveText("Please enter your email address");
  await expect(page.getByLabel("Your email")).toBeFocused();
  await page.getByLabel("Your email").fill("alma@example");
  await button(page, "Email me a code").click();
  await expect(page.getByRole("alert")).toHaveText("Please enter a valid email");
  // Fewer words than a round takes: it isn't time for the email yet.
  await chip(page, "Warm").click();
  await expect(page.getByLabel("Your email")).toBeHidden();
  await chip(page, "Warm").click();
  await page.getByLabel("Your email").fill(newEmail());
  await page.keyboard.press("Enter");
  await expect(page.getByLabel("Verification code")).toBeFocused();
  expect(visited.filter((url) => url.includes("alma@") || url.includes("newcomer-"))).toEqual([]);
});

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
  await page.locator("#words").getByRole("link", { name: "Start Your Assessment" }).click();
  await expect(page.getByText("Pick 1 more.")).toBeVisible();
  await chip(page, "Wise").click();
  await expect(picked(page)).toHaveText(["Calm", "Kind", "Observant", "Witty", "Wise"]);

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
  await expect(page.getByRole("link", { name: "Start Your Assessment" })).toBeVisible();
  await page.getByRole("link", { name: "Sign Up For Free" }).first().click();
  await expect(page).toHaveURL(paths.register());
});
