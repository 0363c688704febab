import type { Page } from "@playwright/test";
import { paths } from "#src/shared/site/paths.ts";
import { expectAccessible } from "#tests/e2e/support/accessible.ts";
import { expect, test } from "#tests/e2e/support/fixtures.ts";
import { coachIsKnown, introduceYourself, openDialog } from "./demo-page.ts";
import { expectQuiet, openedOn, watchHardware } from "./hardware.ts";
import { scriptAgent } from "./service/scripted-agent.ts";

test.beforeEach(({ page }) => watchHardware(page));

test("the dialog asks for a role, and tries the microphone", async ({ page }) => {
  await scriptAgent(page);
  await openDialog(page);
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByLabel("Your role")).toBeFocused();
  await expect(page.getByText("Please select your role")).toBeVisible();
  await page.getByRole("button", { name: "Test Microphone Access" }).click();
  await expect(page.getByText("Your microphone works.")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Cancel" }).click();
  await expectQuiet(page);
  await expect(page.getByRole("button", { name: "Try the voice demo" })).toBeFocused();
});

test("whoever has tried it can try it again, and leaves nothing on when they reload", async ({ page }) => {
  const nextLine = await scriptAgent(page);
  await openDialog(page);
  await coachIsKnown(page);
  await introduceYourself(page);
  await nextLine();
  await page.getByRole("button", { name: "End Demo" }).click();
  await expect(page.getByText("You ended the talk. Your microphone is off.")).toBeVisible();
  await page.getByRole("button", { name: "Try it again" }).click();
  await page.getByRole("button", { name: "Continue" }).click();
  await nextLine();
  await page.reload();
  await expect(page).toHaveURL(paths.home());
  await expectQuiet(page);
});

/** Keeps the page from knowing who the coach is until it's told. */
async function holdCoachBack(page: Page): Promise<() => void> {
  const late = Promise.withResolvers<undefined>();
  await page.route("**/api/voice/feature-status", async (route) => {
    await late.promise;
    await route.fallback();
  });
  return () => late.resolve(undefined);
}

test("whoever has no microphone, and is quicker than the network, isn't asked twice where nobody else hears them", async ({
  page,
}) => {
  const nextLine = await scriptAgent(page);
  const tellCoach = await holdCoachBack(page);
  await openDialog(page);
  await page.getByLabel("Your role").selectOption("Team Leader");
  await page.getByRole("button", { name: "Go on without it" }).click();
  await expect(page.getByText("Looking for the coach…")).toBeVisible();
  tellCoach();
  await nextLine();
  await expect(page.getByRole("heading", { name: "Voice Demo Active" })).toBeVisible();
  await expect(page.getByRole("textbox")).toHaveCount(0);
});

test("nothing starts before a visitor knows who hears them, however quick they are", async ({ page }) => {
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
