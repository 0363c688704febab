import { paths } from "#src/shared/site/paths.ts";
import type { Page } from "@playwright/test";
import { expect, test } from "#tests/e2e/support/fixtures.ts";

/** The Arena's share of the window. */
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

  test("moves its window by touch and by keyboard", { tag: "@phone" }, async ({ page }) => {
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
