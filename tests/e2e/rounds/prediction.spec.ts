import { paths } from "#src/shared/site/paths.ts";
import { expectAccessible } from "#tests/e2e/support/accessible.ts";
import { openWindow } from "#tests/e2e/support/opening.ts";
import { expect, test } from "#tests/e2e/support/fixtures.ts";
import { hydrated, openPage } from "#tests/e2e/support/hydrated.ts";
import { answerSurvey, makeSurvey } from "#tests/e2e/support/survey.ts";
import { openFold } from "#tests/e2e/support/result.ts";

test("a prediction is made before the window opens and shown beside the result", async ({
  page,
  request,
  signIn,
}) => {
  const { token } = await signIn();
  const round = await makeSurvey(request, token);
  await answerSurvey(request, round, 6);
  await openPage(page, paths.assessmentResults(round.id));
  await page.getByRole("link", { name: "guess which words they pick" }).click();
  await page.waitForURL(({ pathname }) => pathname === paths.assessment(round.id));
  await hydrated(page);

  const step = page.getByRole("region", { name: /^Before you look: what will they say\?/ });
  await step.getByRole("button", { name: "Guess their words" }).press("Enter");
  await expect(step.getByRole("heading", { level: 2 })).toBeFocused();
  const pick = (...words: string[]) =>
    words.reduce(
      (before, name) => before.then(() => step.getByRole("button", { name, exact: true }).press("Space")),
      Promise.resolve(),
    );
  await pick("Calm", "Bold");
  await page.reload();
  await hydrated(page);
  await expect(step.getByText("2 picked · choose 5 to 10")).toBeVisible();
  await pick("Brave", "Kind", "Witty");
  await step.getByRole("button", { name: "Save my guess of 5 words" }).click();
  await expect(step.getByRole("list", { name: "Your guess" })).toHaveText("BoldBraveCalmKindWitty");

  await openWindow(page);
  await openFold(page, "How sure is this?");
  const reading = page.getByRole("region", { name: "How well you read them" });
  await expect(reading).toContainText(/The index is .* from .* to /);
  await expect(reading).toContainText(
    "You saw these comingCalm 6 of 6, clearBrave 5 of 6, clearBold 4 of 6, clear",
  );
  await expect(reading).toContainText("Nobody picked theseKindWitty");
  await reading.getByText("Read the index of your guess as a table").click();
  await expectAccessible(page);
});
