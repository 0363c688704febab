import { paths } from "#src/shared/paths.ts";
import type { Page } from "@playwright/test";
import { expectAccessible } from "./accessible.ts";
import { expect, test } from "./fixtures.ts";
import { answerRound, makeRevealedRound, makeRound, type Round } from "./round.ts";

/*
 * What holds for every page: it answers, the browser is silent (see fixtures.ts), axe finds nothing in either theme, and
 * 320 px are wide enough.
 */

const narrow = { width: 320, height: 640 };

async function expectSound(page: Page, path: string, status = 200): Promise<void> {
  const answer = await page.goto(path, { waitUntil: "networkidle" });
  expect(answer?.status()).toBe(status);
  await expectAccessible(page);
  await page.setViewportSize(narrow);
  const widest = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(widest, "sideways scroll").toBeLessThanOrEqual(narrow.width);
}

const visitorPages: [name: string, path: string][] = [
  ["landing", paths.home()],
  ["registration", paths.register()],
  ["log-in", paths.login()],
  ["forgotten password", paths.forgotPassword()],
  ["new password", paths.resetPassword("some-token")],
  ["API", paths.apiDocs()],
];
for (const [name, path] of visitorPages) {
  test(`the ${name} page is sound`, async ({ page }) => {
    await expectSound(page, path);
  });
}

const ownerPages: [name: string, path: (round: Round) => string][] = [
  ["dashboard", () => paths.dashboardSelf()],
  ["new round", () => paths.assessmentNew()],
  ["account", () => paths.account()],
  ["round", ({ id }) => paths.assessment(id)],
  ["thank-you", ({ id }) => paths.assessmentThankYou(id)],
];
for (const [name, path] of ownerPages) {
  test(`the ${name} page is sound for an owner`, async ({ page, request, signIn }) => {
    const { token } = await signIn();
    const round = await makeRound(request, token);
    await answerRound(request, round, 2);
    await expectSound(page, path(round));
  });
}

test("the results page is sound", async ({ page, request, signIn }) => {
  const { token } = await signIn();
  const { id } = await makeRevealedRound(request, token);
  await expectSound(page, paths.assessmentResults(id));
});

test("the dashboard is sound before the first round", async ({ page, signIn }) => {
  await signIn();
  await expectSound(page, paths.dashboardSelf());
});

test("the peer page is sound, for a peer and for the owner", async ({
  openVisitor,
  page,
  request,
  signIn,
}) => {
  const { token } = await signIn();
  const path = paths.shared((await makeRound(request, token)).shareId);
  await expectSound(await openVisitor(), path);
  await expectSound(page, path);
});

test.describe("a page that is not there", () => {
  test.use({ expectedComplaints: /status of 404/ });

  test("is sound", async ({ page }) => {
    await expectSound(page, "/no-such-page", 404);
  });
});
