import type { Page } from "@playwright/test";
import { expect, test } from "#tests/e2e/support/fixtures.ts";
import { introduceYourself, openDialog } from "./demo-page.ts";
import { openedOn, watchHardware } from "./hardware.ts";
import { scriptAgent } from "./service/scripted-agent.ts";

test.beforeEach(({ page }) => watchHardware(page));

/** Delays the page's question about the coach. */
async function holdCoachBack(page: Page): Promise<() => void> {
  const late = Promise.withResolvers<undefined>();
  await page.route("**/api/voice/feature-status", async (route) => {
    await late.promise;
    await route.fallback();
  });
  return () => late.resolve(undefined);
}

test("nothing starts before a visitor knows who hears them", async ({ page }) => {
  await scriptAgent(page, { brain: "openai" });
  const asked: string[] = [];
  page.on("request", (request) => request.url().includes("get-signed-url") && asked.push(request.url()));
  const tellCoach = await holdCoachBack(page);
  await openDialog(page);
  await introduceYourself(page);
  await expect(page.getByText("Looking for the coach…")).toBeVisible();
  expect(asked).toEqual([]);
  tellCoach();
  await expect(page.getByText("What you say or type goes to OpenAI")).toBeVisible();
  expect([asked, await openedOn(page)]).toEqual([[], { tracks: 0, contexts: 0 }]);
});
