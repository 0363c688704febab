import { paths } from "#src/shared/site/paths.ts";
import { expect, test } from "#tests/e2e/support/fixtures.ts";
import { makeRevealedSurvey } from "#tests/e2e/support/survey.ts";

test("the built-in coach itself talks about a result, in text", async ({ page, request, signIn }) => {
  const { token } = await signIn();
  const { id } = await makeRevealedSurvey(request, token);
  await page.goto(paths.assessmentResults(id));
  await page.getByRole("button", { name: "Talk it through" }).click();
  const panel = page.getByRole("dialog", { name: "Talk it through" });
  await panel.getByRole("button", { name: "Type instead" }).click();
  const coachSaid = panel
    .getByRole("log")
    .getByRole("paragraph")
    .filter({ hasText: /^Coach/ });
  await expect(coachSaid).not.toHaveCount(0);
  for (const answer of ["I’d like to speak up more.", "Last week in a meeting.", "It surprises me."]) {
    const before = await coachSaid.count();
    await panel.getByLabel("Your answer").fill(answer);
    await panel.getByRole("button", { name: "Send" }).click();
    await expect.poll(() => coachSaid.count()).toBeGreaterThan(before);
  }
  await expect(page.locator("[data-shown]").first()).toBeInViewport();
  await panel.getByRole("button", { name: "End talk" }).click();
  await expect(panel.getByText("You ended the talk.")).toBeVisible();
});
