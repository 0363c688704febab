import { paths } from "#src/shared/site/paths.ts";
import { expect, test } from "#tests/e2e/support/fixtures.ts";

test.use({ contextOptions: { reducedMotion: "no-preference" } });

test("leaving a page during its fade causes no complaint", async ({ page }) => {
  const errors: string[] = [];
  page.on("pageerror", ({ message }) => errors.push(message));
  for (const [from, over, to] of [
    ["/about", "/faq", "/privacy"],
    [paths.login(), "/terms", paths.register()],
  ] as const) {
    await page.goto(from);
    await page.evaluate(
      ([first, second]) => {
        addEventListener("pageswap", () => location.assign(second), { once: true });
        location.assign(first);
      },
      [over, to] as const,
    );
    await expect(page).toHaveURL(to);
  }
  expect(errors).toEqual([]);
});
