import { consentKey } from "#src/shared/site/analytics.ts";
import { paths } from "#src/shared/site/paths.ts";
import type { Page } from "@playwright/test";
import { expectAccessible } from "#tests/e2e/support/accessible.ts";
import { pickAndSend, thanksPath } from "#tests/e2e/support/answer.ts";
import { expect, test } from "#tests/e2e/support/fixtures.ts";
import { makeSurvey } from "#tests/e2e/support/survey.ts";

const banner = (page: Page) => page.getByRole("region", { name: "Cookies" });
const ok = (page: Page) => banner(page).getByRole("button", { name: "OK" });
const no = (page: Page) => banner(page).getByRole("button", { name: "No" });

/** Records every counted visit and every loaded script. */
function watch(page: Page) {
  const seen: { counted: string[]; scripts: string[] } = { counted: [], scripts: [] };
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname === "/api/analytics") seen.counted.push(request.postData() ?? "");
    if (request.resourceType() === "script") seen.scripts.push(pathname);
  });
  return seen;
}

/** Agrees like on an earlier visit. */
const remember = (page: Page) =>
  page.addInitScript((key) => {
    if (location.protocol.startsWith("http")) localStorage.setItem(key, "1");
  }, consentKey);

const counted = (path: string, name = "pageview") => JSON.stringify({ name, path });

test("visits are counted from the OK on, which is remembered", async ({ page }) => {
  const seen = watch(page);
  await page.goto(paths.home(), { waitUntil: "networkidle" });
  await expect(banner(page)).toBeVisible();
  expect(seen.counted).toEqual([]);
  expect(seen.scripts).not.toContain("/visit.js");
  await ok(page).click();
  await expect(banner(page)).toBeHidden();
  await expect(page.locator("#main")).toBeFocused();
  await expect.poll(() => seen.counted).toEqual([counted("/")]);
  await page.reload();
  await expect(banner(page)).toBeHidden();
  await expect.poll(() => seen.counted).toEqual([counted("/"), counted("/")]);
});

test("a No is as easy and lasting as an OK, and can be changed on the page about cookies", async ({
  page,
}) => {
  const seen = watch(page);
  await page.goto(paths.home(), { waitUntil: "networkidle" });
  const [ofOk, ofNo] = [await ok(page).boundingBox(), await no(page).boundingBox()];
  expect([ofNo?.width, ofNo?.height, ofNo?.y]).toEqual([ofOk?.width, ofOk?.height, ofOk?.y]);
  await no(page).click();
  await expect(banner(page)).toBeHidden();
  await page.goto(paths.cookies(), { waitUntil: "networkidle" });
  await expect(banner(page)).toBeHidden();
  await expect(page.getByText("You said No in this browser")).toBeVisible();
  expect([seen.counted, seen.scripts.includes("/visit.js")]).toEqual([[], false]);
  await page.getByRole("button", { name: "OK" }).click();
  await expect(page.getByText("You said OK in this browser")).toBeVisible();
  await page.reload();
  await expect.poll(() => seen.counted).toEqual([counted("/cookies")]);
  await page.getByRole("button", { name: "No" }).click();
  await expect(page.getByText("You said No in this browser")).toBeVisible();
});

test("the banner works by keyboard, covers and moves nothing, and fits 320 px", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      const sum = list.getEntries().reduce((all, entry) => all + Number(Reflect.get(entry, "value")), 0);
      document.documentElement.dataset["shifted"] = String(sum);
    }).observe({ type: "layout-shift", buffered: true });
  });
  await page.goto(paths.home(), { waitUntil: "networkidle" });
  expect(Number((await page.locator("html").getAttribute("data-shifted")) ?? 0)).toBeLessThan(0.01);
  await expect(no(page)).toBeInViewport({ ratio: 1 });
  expect((await no(page).boundingBox())?.height).toBeGreaterThanOrEqual(44);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await expectAccessible(page);

  // It is above the page, and scrolls away.
  const box = await banner(page).boundingBox();
  expect(box?.height).toBeLessThanOrEqual(80);
  const header = await page.locator(".site-header").boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(header?.y ?? 0);
  await page.evaluate(() => scrollTo({ top: 640, behavior: "instant" }));
  await expect(banner(page)).not.toBeInViewport();
  await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));

  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to the content" })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(banner(page).getByRole("link", { name: "Cookie Policy" })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(ok(page)).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(no(page)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(banner(page)).toBeHidden();
});

test("pages for peers have no banner and count nothing", async ({ openVisitor, request, signIn }) => {
  const { token } = await signIn();
  const { shareId } = await makeSurvey(request, token);
  // Someone who has agreed elsewhere, so a counting page would count.
  const peer = await openVisitor();
  await remember(peer);
  const seen = watch(peer);
  await peer.goto(paths.shared(shareId), { waitUntil: "networkidle" });
  await expect(peer.locator("#visit")).toHaveCount(0);
  await pickAndSend(peer);
  await expect(peer).toHaveURL(thanksPath);
  await expect(peer.locator("#visit")).toHaveCount(0);
  await peer.goto(paths.withdraw("unknown-key"), { waitUntil: "networkidle" });
  await expect(peer.locator("#visit")).toHaveCount(0);
  await peer.goto(paths.complete(), { waitUntil: "networkidle" });
  expect(seen.counted).toEqual([]);
  expect(seen.scripts).not.toContain("/visit.js");
});
