import { paths } from "#src/shared/paths.ts";
import type { Page } from "@playwright/test";
import { expectAccessible } from "./accessible.ts";
import { expect, test } from "./fixtures.ts";
import { answerRound, makeRevealedRound, makeRound, type Round } from "./round.ts";

/*
 * What holds for every page: it answers, the browser is silent (see fixtures.ts), axe finds nothing in either theme, and
 * 320 px are wide enough.
 */

const visitorPages: [name: string, path: string][] = [
  ["landing", paths.home()],
  ["register", paths.register()],
  ["login", paths.login()],
  ["API", paths.apiDocs()],
];

const roundPages: [name: string, path: (round: Round) => string][] = [
  ["dashboard", () => paths.dashboardSelf()],
  ["new round", () => paths.assessmentNew()],
  ["round", ({ id }) => paths.assessment(id)],
  ["thank-you", ({ id }) => paths.assessmentThankYou(id)],
  ["peer", ({ shareId }) => paths.shared(shareId)],
];

const narrow = { width: 320, height: 640 };

async function expectSound(page: Page, path: string): Promise<void> {
  const answer = await page.goto(path, { waitUntil: "networkidle" });
  expect(answer?.status()).toBe(200);
  await expectAccessible(page);
  await page.setViewportSize(narrow);
  const widest = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(widest, "sideways scroll").toBeLessThanOrEqual(narrow.width);
}

test.describe("every page", () => {
  for (const [name, path] of visitorPages) {
    test(`${name}: a visitor's`, async ({ page }) => {
      await expectSound(page, path);
    });
  }

  for (const [name, path] of roundPages) {
    test(`${name}: its owner's`, async ({ page, request, signIn }) => {
      const { token } = await signIn();
      const round = await makeRound(request, token);
      await answerRound(request, round, 2);
      await expectSound(page, path(round));
    });
  }

  test("results", async ({ page, request, signIn }) => {
    const { token } = await signIn();
    const { id } = await makeRevealedRound(request, token);
    await expectSound(page, paths.assessmentResults(id));
  });

  test("an empty dashboard", async ({ page, signIn }) => {
    await signIn();
    await expectSound(page, paths.dashboardSelf());
  });
});
