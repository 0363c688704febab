import { paths } from "#src/shared/site/paths.ts";
import type { Page } from "@playwright/test";
import { expect, test } from "#tests/e2e/support/fixtures.ts";

/** How large the Arena is drawn, as a share of the window. */
const arenaOf = (page: Page) =>
  page.locator(".trial").evaluate((trial) => {
    const size = (selector: string) => {
      const { width, height } = trial.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
      return width * height;
    };
    return size(".pane-arena") / size(".window");
  });

test.describe("the page on the Johari Window, without JavaScript", () => {
  test.use({ javaScriptEnabled: false, contextOptions: { reducedMotion: "reduce" } });

  test("moves its window by touch and by keys", { tag: "@phone" }, async ({ page }) => {
    await page.goto(paths.johariWindow());
    const start = await arenaOf(page);
    await page.getByText("The window as a table").click();
    const arena = page.getByRole("row", { name: /^Arena/ });
    const blindSpot = page.getByRole("row", { name: /^Blind Spot/ });
    await expect(blindSpot).toContainText("Observant");

    await page.getByText("Three people", { exact: true }).click();
    await expect(arena.getByText("Observant")).toBeVisible();
    await expect(blindSpot.getByText("Observant")).toBeHidden();
    await expect.poll(() => arenaOf(page)).toBeGreaterThan(start);
    const asked = await arenaOf(page);

    const nobody = page.getByRole("radiogroup", { name: "You tell" }).getByRole("radio", { name: "Nobody" });
    await nobody.focus();
    await nobody.press("ArrowRight");
    await expect(page.getByRole("radio", { name: "One person" })).toBeFocused();
    await expect(page.getByText("Between the two of you")).toBeVisible();
    await expect.poll(() => arenaOf(page)).toBeGreaterThan(asked);
  });
});

test(
  "the contents of the page on the Johari Window lead to its parts",
  { tag: "@phone" },
  async ({ page }) => {
    await page.goto(paths.johariWindow());
    const links = page.getByRole("navigation", { name: "On this page" }).getByRole("link");
    const targets = await links.evaluateAll((all) =>
      all.map((link) => [link.getAttribute("href"), link.textContent]),
    );
    expect(targets.length).toBeGreaterThan(5);
    for (const [href, text] of targets) await expect(page.locator(`h2${href ?? ""}`)).toHaveText(text ?? "");
    const inside = page.locator('main a[href^="#"]');
    expect(await inside.count()).toBeGreaterThan(targets.length);
    const broken = await inside.evaluateAll((all) =>
      all
        .map((link) => link.getAttribute("href") ?? "")
        .filter((href) => document.querySelector(href) === null),
    );
    expect(broken).toEqual([]);
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  },
);
