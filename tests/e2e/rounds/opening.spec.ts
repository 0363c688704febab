import { paths } from "#src/shared/site/paths.ts";
import { expectAccessible } from "#tests/e2e/support/accessible.ts";
import { expect, test } from "#tests/e2e/support/fixtures.ts";
import { openPage } from "#tests/e2e/support/hydrated.ts";
import { answerSurvey, makeSurvey } from "#tests/e2e/support/survey.ts";
import type { APIRequestContext, Locator, Page } from "@playwright/test";

async function makeReady(request: APIRequestContext, token: string): Promise<string> {
  const round = await makeSurvey(request, token);
  await answerSurvey(request, round, 6);
  return round.id;
}

const next = (page: Page): Locator => page.getByRole("button", { name: "Next" });
/** Fully visible words of the window. */
const words = (page: Page, pane: string) =>
  page.locator(`.pane-${pane} .pane-words > li`).filter({ visible: true });
const opacity = (part: Locator) => part.evaluate((element) => getComputedStyle(element).opacity);

test("the curtains open by touch, pane after pane", { tag: "@phone" }, async ({ page, request, signIn }) => {
  const { token } = await signIn();
  const id = await makeReady(request, token);
  await openPage(page, paths.assessmentOpen(id));
  await expect(
    page.getByText("Your result will include the 6 answers so far, and it won’t change."),
  ).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);

  const scene = page.locator(".opening-scene");
  const { width = 0, height = 0 } = (await scene.boundingBox()) ?? {};
  const pull = async (part: number) => {
    await page.mouse.move(width / 2, height / 2);
    await page.mouse.down();
    await page.mouse.move(width / 2 + (width / 2) * part, height / 2, { steps: 5 });
    await page.mouse.up();
  };
  await pull(0.15);
  await expect(page.getByRole("heading", { name: "Your window is ready" })).toBeVisible();
  expect((await page.request.get(`/api/surveys/${id}/analysis`)).status(), "nothing is settled yet").toBe(
    404,
  );
  await pull(0.5);
  await expect(page.getByRole("heading", { name: "Which of these did most people pick?" })).toBeVisible();
  await page.getByRole("button", { name: "Just show me" }).click();
  await expect.poll(() => opacity(words(page, "arena").first())).toBe("1");
  expect(await opacity(words(page, "blindSpot").first()), "its turn is not yet").toBe("0");
  await expectAccessible(page);

  await page.reload();
  await page.getByRole("button", { name: "Open my window" }).click();
  await page.getByRole("button", { name: "Just show me" }).click();
  while (await next(page).isVisible()) await next(page).click();
  await page.getByRole("button", { name: "I’ll try this" }).click();
  await expect(page).toHaveURL(`${paths.assessmentResults(id)}#plan`);
  await expect(page.getByText("We’ll email you on")).toBeVisible();
});

test.describe("with reduced motion", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("the window opens at once by keyboard, and the focus stays on the button", async ({
    page,
    request,
    signIn,
  }) => {
    const { token } = await signIn();
    await openPage(page, paths.assessmentOpen(await makeReady(request, token)));
    const button = page.locator(".opening-bar").last().locator("button");
    await button.focus();
    await page.keyboard.press("Enter");
    const caption = page.locator(".opening-caption");
    const title = caption.getByRole("heading");
    await expect(title).toHaveText("Which of these did most people pick?");
    await page.keyboard.press("Enter");
    await expect(title).toHaveText("You both see");
    expect(await opacity(words(page, "arena").first())).toBe("1");
    expect(await caption.getAttribute("aria-live")).toBe("polite");
    await expect(caption).toContainText("Calm, ");
    await page.keyboard.press("ArrowRight");
    await expect(title).not.toHaveText("You both see");
    await expect(button).toBeFocused();
  });
});
