import { paths } from "#src/shared/site/paths.ts";
import { expect, test } from "#tests/e2e/support/fixtures.ts";
import { makeRevealedSurvey } from "#tests/e2e/support/survey.ts";
import { openedOn, watchHardware } from "./hardware.ts";

test("the built-in coach itself talks about a result, by taps alone", async ({ page, request, signIn }) => {
  await watchHardware(page);
  const { token } = await signIn();
  const { id } = await makeRevealedSurvey(request, token);
  await page.goto(paths.assessmentResults(id));
  await page.getByRole("button", { name: "Talk it through" }).click();
  const panel = page.getByRole("dialog", { name: "Talk it through" });
  await panel.getByRole("button", { name: "Start" }).click();
  const coachSaid = panel
    .getByRole("log")
    .getByRole("paragraph")
    .filter({ hasText: /^Coach/ });
  const answers = panel.getByRole("group", { name: "Answers to choose from" }).getByRole("button");
  await expect(coachSaid).not.toHaveCount(0);
  for (let turn = 1; turn <= 3; turn += 1) {
    const before = await coachSaid.count();
    await answers.first().click();
    await expect.poll(() => coachSaid.count()).toBeGreaterThan(before);
    await expect(answers.first()).toBeVisible();
  }
  await expect(page.locator("[data-shown]").first()).toBeInViewport();
  await expect(panel.getByRole("textbox")).toHaveCount(0);
  await expect(panel.getByRole("link", { name: "findahelpline.com" })).toBeVisible();
  expect(await openedOn(page)).toEqual({ tracks: 0, contexts: 0 });
  await panel.getByRole("button", { name: "End talk" }).click();
  await expect(panel.getByText("You ended the talk.")).toBeVisible();
});
