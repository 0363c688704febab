import { leastResponses } from "#src/shared/survey/survey-limits.ts";
import { paths } from "#src/shared/site/paths.ts";
import { expect, test } from "#tests/e2e/support/fixtures.ts";
import { answerSurvey, makeSurvey } from "#tests/e2e/support/survey.ts";

test("two opened rounds are set side by side, and others are picked by keyboard", async ({
  page,
  request,
  signIn,
}) => {
  const { token } = await signIn();
  const headers = { authorization: `Bearer ${token}` };
  await page.goto(paths.compareResults());
  await expect(page.getByRole("heading", { name: "You haven’t opened a window yet" })).toBeVisible();
  for (const [title, answers] of [
    ["Friends", 5],
    ["Family", leastResponses.personal],
    ["Work", 6],
  ] as const) {
    const round = await makeSurvey(request, token, title);
    await answerSurvey(request, round, answers);
    expect((await request.post(`/api/surveys/${round.id}/generate-analysis`, { headers })).status()).toBe(
      200,
    );
  }

  await page.goto(paths.results());
  await page.getByRole("link", { name: "Result of Work" }).click();
  await page.getByRole("link", { name: "Compare rounds" }).click();
  await expect(page.getByRole("region", { name: "Family", exact: true })).toBeVisible();
  await expect(page.getByText("fewer than 5 answers, so neither shows counts")).toBeVisible();

  const first = page.getByRole("combobox", { name: "First round" });
  await first.selectOption("Friends");
  await page.getByRole("button", { name: "Compare" }).press("Enter");
  await expect(page.getByRole("region", { name: "Friends", exact: true })).toBeVisible();
  await expect(page).toHaveURL(/first=.+&second=/);
  const both = page.getByRole("region", { name: "Shown in both" });
  await expect(both.getByText(/^\d of 5 · \d of 6$/).first()).toBeVisible();
  const widest = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(widest, "sideways scroll").toBeLessThanOrEqual(0);

  await page.getByRole("combobox", { name: "Second round" }).selectOption("Friends");
  await page.getByRole("button", { name: "Compare" }).click();
  await expect(page.getByText("That’s the same round twice.")).toBeVisible();
});
