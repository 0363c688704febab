import { paths } from "#src/shared/site/paths.ts";
import type { Page } from "@playwright/test";
import { expect, test } from "#tests/e2e/support/fixtures.ts";
import { inviteOne, makeRevealedSurvey } from "#tests/e2e/support/survey.ts";

/** The layout shift when fonts arrive long after the first paint. */
async function shiftOf(page: Page, path: string) {
  const { promise: painted, resolve: release } = Promise.withResolvers<undefined>();
  await page.route("**/fonts/*.woff2", async (route) => {
    await painted;
    await route.continue();
  });
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      const { dataset } = document.documentElement;
      for (const entry of list.getEntries())
        dataset["shifted"] = String(Number(dataset["shifted"] ?? 0) + Number(Reflect.get(entry, "value")));
    }).observe({ type: "layout-shift", buffered: true });
  });
  await page.goto(path, { waitUntil: "domcontentloaded" });
  await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
  const early = await page.evaluate(() => document.fonts.check('17px "Pane Text"'));
  release(undefined);
  await page.evaluate(() => document.fonts.ready);
  await page.waitForFunction(() => document.fonts.check('17px "Pane Text"'));
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 100))));
  const shift = Number((await page.locator("html").getAttribute("data-shifted")) ?? 0);
  return { early, shift };
}

for (const path of [paths.home(), paths.login(), paths.johariWindow()])
  test(`nothing moves on ${path} when the fonts load`, async ({ page }) => {
    const { early, shift } = await shiftOf(page, path);
    expect(early).toBe(false);
    expect(shift).toBeLessThan(0.02);
  });

test("a page for peers uses the system's font and loads no other for its text", async ({
  request,
  deps,
  signIn,
  openVisitor,
}) => {
  const { token } = await signIn();
  const round = await makeRevealedSurvey(request, token);
  const visitor = await openVisitor();
  const faces: string[] = [];
  visitor.on("request", (asked) => {
    if (asked.resourceType() === "font") faces.push(new URL(asked.url()).pathname);
  });
  for (const path of [paths.shared(round.shareId), await inviteOne(deps, request, token, round.id)])
    await visitor.goto(path, { waitUntil: "networkidle" });
  expect(new Set(faces)).toEqual(new Set(["/fonts/newsreader-display.v1.woff2"]));
});
