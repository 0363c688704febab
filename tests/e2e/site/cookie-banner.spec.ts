import { startBuiltServer } from "#scripts/built-server.ts";
import { consentKey } from "#src/shared/site/analytics.ts";
import { paths } from "#src/shared/site/paths.ts";
import { serverPaths } from "#src/shared/site/server-paths.ts";
import type { Page } from "@playwright/test";
import { createServer } from "node:http";
import { expectAccessible } from "#tests/e2e/support/accessible.ts";
import { pickAndSend } from "#tests/e2e/support/answer.ts";
import { expect, test } from "#tests/e2e/support/fixtures.ts";
import { makeRevealedSurvey, makeSurvey } from "#tests/e2e/support/survey.ts";

const banner = (page: Page) => page.getByRole("region", { name: "Cookies" });
const ok = (page: Page) => banner(page).getByRole("button", { name: "OK" });
const no = (page: Page) => banner(page).getByRole("button", { name: "No" });

/** Everything that a page sends to be counted, and every script that it loads from then on. */
function watch(page: Page) {
  const seen: { counted: string[]; scripts: string[] } = { counted: [], scripts: [] };
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname === "/api/analytics") seen.counted.push(request.postData() ?? "");
    if (request.resourceType() === "script") seen.scripts.push(pathname);
  });
  return seen;
}

/** Says OK as on an earlier visit. */
const remember = (page: Page) =>
  page.addInitScript((key) => {
    if (location.protocol.startsWith("http")) localStorage.setItem(key, "1");
  }, consentKey);

const counted = (path: string, name = "pageview") => JSON.stringify({ name, path });

test("nothing is counted before the OK, and the visit after it; the OK lasts", async ({ page }) => {
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

test("a No is as easy as an OK, lasts as long, and is changed on the page about cookies", async ({
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

test("the banner is at hand for the keyboard, covers nothing, moves nothing, is slim and fits 320 px", async ({
  page,
}) => {
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

  // Its place is its own: above the page, and gone with the first screen.
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

test("peers' pages never show it, and never send", async ({ openVisitor, request, signIn }) => {
  const { token } = await signIn();
  const { shareId } = await makeSurvey(request, token);
  // Someone who has agreed elsewhere: what counts a visit would count theirs.
  const peer = await openVisitor();
  await remember(peer);
  const seen = watch(peer);
  await peer.goto(paths.shared(shareId), { waitUntil: "networkidle" });
  await expect(peer.locator("#visit")).toHaveCount(0);
  await pickAndSend(peer);
  await expect(peer).toHaveURL(paths.complete());
  await expect(peer.locator("#visit")).toHaveCount(0);
  await peer.goto(paths.withdraw("unknown-key"), { waitUntil: "networkidle" });
  await expect(peer.locator("#visit")).toHaveCount(0);
  await peer.goto(paths.complete(), { waitUntil: "networkidle" });
  expect(seen.counted).toEqual([]);
  expect(seen.scripts).not.toContain("/visit.js");
});

test("what is counted are patterns: no id, no token, no query", async ({ page, request, signIn }) => {
  const { token } = await signIn();
  const { id } = await makeRevealedSurvey(request, token);
  await remember(page);
  const seen = watch(page);
  const visits: [address: string, pattern: string][] = [
    [paths.assessment(id), "/assessment/:id"],
    [`${paths.assessmentResults(id)}?secret=1`, "/assessment/:id/results"],
    [paths.resetPassword("secret-token"), "/login"],
  ];
  for (const [address, pattern] of visits) {
    await page.goto(address);
    await expect.poll(() => seen.counted.at(-1)).toBe(counted(pattern));
  }
  await expect(banner(page)).toBeHidden();
  expect(seen.counted).toEqual(visits.map(([, pattern]) => counted(pattern)));
});

test("a session-recording script runs where visitors only read, and after the OK", async ({ page }) => {
  const asked: string[] = [];
  const recorder = createServer((request, response) => {
    asked.push(request.headers.referer ?? "(no referrer)");
    response.writeHead(200, { "content-type": "text/javascript" }).end("window.isRecorded = true");
  }).listen(0, "127.0.0.1");
  await new Promise((resolve) => recorder.once("listening", resolve));
  const address = recorder.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  const server = await startBuiltServer(`file:${test.info().outputPath("recorded.db")}`, {
    ANALYTICS_RECORDER_URL: `http://127.0.0.1:${port}/record.js`,
  });
  const isRecorded = () => page.evaluate(() => "isRecorded" in window);
  try {
    await page.goto(server.url + paths.about(), { waitUntil: "networkidle" });
    expect([await isRecorded(), asked]).toEqual([false, []]);
    await ok(page).click();
    await expect.poll(isRecorded).toBe(true);
    for (const path of [paths.home(), paths.login(), paths.register(), serverPaths.apiDocs()]) {
      const answer = await page.request.get(server.url + path);
      expect(answer.headers()["content-security-policy"]).not.toContain(String(port));
    }
    await page.goto(server.url + paths.login(), { waitUntil: "networkidle" });
    expect(await isRecorded()).toBe(false);
    expect(asked).toEqual(["(no referrer)"]);
  } finally {
    await server.stop();
    recorder.closeAllConnections();
    recorder.close();
  }
});
