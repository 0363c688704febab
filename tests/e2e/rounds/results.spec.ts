import { revealSurvey } from "#src/server/domain/analysis/reveal-survey.ts";
import { saveSelf } from "#src/server/domain/survey/save-self.ts";
import { paths } from "#src/shared/site/paths.ts";
import { expectAccessible } from "#tests/e2e/support/accessible.ts";
import { expect, test } from "#tests/e2e/support/fixtures.ts";
import { download } from "#tests/e2e/support/owner.ts";
import { lookCloser, openFold } from "#tests/e2e/support/result.ts";
import { answerSurvey, makeRevealedSurvey, makeSurvey } from "#tests/e2e/support/survey.ts";
import { sessionTokenName } from "#src/server/http/request/request-context.ts";
import { answer, makeSharedSurvey } from "#tests/factories/survey.ts";
import type { APIRequestContext } from "@playwright/test";

/** Reveals as often as `answers` says, each time after so many more. */
async function makeRevealed(
  request: APIRequestContext,
  token: string,
  ...answers: number[]
): Promise<string> {
  const round = await makeSurvey(request, token);
  const headers = { authorization: `Bearer ${token}` };
  for (const count of answers) {
    await answerSurvey(request, round, count);
    const revealed = await request.post(`/api/surveys/${round.id}/generate-analysis`, { headers });
    expect(revealed.status()).toBe(200);
  }
  return round.id;
}

test("a plan that is written stays, and a link in the bar of panes leads to its pane", async ({
  page,
  request,
  signIn,
}) => {
  const { token } = await signIn();
  const { id } = await makeRevealedSurvey(request, token);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(paths.assessmentResults(id));
  await page.getByRole("link", { name: "Blind Spot" }).click();
  const blindSpot = await lookCloser(page, "Blind Spot");
  await expect(blindSpot).toBeInViewport();
  await expect(page.getByRole("navigation", { name: "Panes" })).toBeInViewport();
  await blindSpot.getByText("Plan: a two-week experiment").click();
  await blindSpot.getByLabel("Which word?").selectOption({ index: 1 });
  await blindSpot.getByLabel("What will you watch for, or do?").fill("Ask Mira on Friday");
  // Further down, the bar of panes covers whatever a reader has just scrolled past, and axe calls that too small to hit.
  await page.evaluate(() => {
    scrollTo(0, 0);
  });
  await expectAccessible(page);

  await page.reload();
  await lookCloser(page, "Blind Spot");
  await blindSpot.getByText("Your plan:").first().click();
  await expect(blindSpot.getByLabel("What will you watch for, or do?")).toHaveValue("Ask Mira on Friday");
});

test("three answers are a first glimpse: bands, no numbers", async ({ page, request, signIn }) => {
  const { token } = await signIn();
  const { id } = await makeRevealedSurvey(request, token);
  await page.goto(paths.assessmentResults(id));
  await expect(page.getByText("A first glimpse: 3 people answered")).toBeVisible();
  await expect(await lookCloser(page, "Blind Spot")).toContainText(
    "a word that others see and you didn’t pick",
  );
  await expect(await lookCloser(page, "Arena")).toContainText("most of them");
  await expect(page.getByRole("article")).not.toContainText(/\d of 3/);
  await expect((await openFold(page, "Who took part")).getByRole("listitem")).toHaveText([
    "Peer 1",
    "Peer 2",
    "Peer 3",
  ]);
  await expect(page.getByText(/3 more people/)).toBeVisible();
});

test("six answers carry counts, and fold away what could be chance", async ({ page, request, signIn }) => {
  const { token } = await signIn();
  await page.goto(paths.assessmentResults(await makeRevealed(request, token, 6)));
  await expect(await lookCloser(page, "Arena")).toContainText("5 of 6");
  const blindSpot = await lookCloser(page, "Blind Spot");
  await openFold(page, "How sure is this?");
  for (const fold of await page.getByText("What each sentence rests on").filter({ visible: true }).all())
    await fold.click();
  await page.locator(".word-more > summary").filter({ visible: true }).first().click();
  const folded = blindSpot.getByText(/more that could be chance/);
  await expect(blindSpot.getByText("1 of 6", { exact: true }).first()).toBeHidden();
  await folded.click();
  await expect(blindSpot.getByText("1 of 6", { exact: true }).first()).toBeVisible();
  await expect(page.getByRole("region", { name: "How far you agree" })).toContainText(/index is .* to /);
  for (const twin of ["Read the window as a table", "Read the index as a table"])
    await page.getByText(twin).click();
  await expectAccessible(page);
});

test("a second result stands beside the first, as a line and as a table", async ({
  page,
  request,
  signIn,
}) => {
  const { token } = await signIn();
  await page.goto(paths.assessmentResults(await makeRevealed(request, token, 3, 6)));
  await expect(page.getByText("9 people answered ·")).toContainText("Result 2");
  await openFold(page, "How sure is this?");
  const timeline = page.getByRole("region", { name: "From result to result" });
  await expect(timeline.locator("svg")).toContainText("Result 1");
  await expect(timeline).toContainText(/The index (stayed at|went from) .* The two bands/);
  await timeline.getByText("Read the results as a table").click();
  await expect(timeline.getByRole("row")).toHaveText([/Answers/, /^1.*3/, /^2.*9/]);
  await expectAccessible(page);
});

test("the result is in the page itself", async ({ page, request, signIn, openVisitor }) => {
  const { token } = await signIn();
  const path = paths.assessmentResults(await makeRevealed(request, token, 6));
  const still = await openVisitor({ javaScriptEnabled: false });
  await still.context().addCookies(await page.context().cookies());
  await still.goto(path);
  await expect(still.getByRole("heading", { name: "One thing to try" })).toBeVisible();
});

test("without the cookie the page asks with the token, and so do the downloads", async ({
  page,
  request,
  signIn,
}) => {
  const { token } = await signIn();
  const id = await makeRevealed(request, token, 3);
  await page.context().clearCookies({ name: sessionTokenName });
  await page.goto(paths.assessmentResults(id));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/called you/);
  const sheet = await download(page, "Download CSV");
  expect(sheet.name).toBe("openpane-how-others-see-me-1.csv");
  expect(sheet.content).toContain("round,answers,,,,3");
  expect((await download(page, "Download PDF")).content).toMatch(/^%PDF-1\.7/);
});

test("with the cookie alone the downloads work as plain links", async ({
  page,
  request,
  signIn,
  openVisitor,
}) => {
  const { token } = await signIn();
  const id = await makeRevealed(request, token, 3);
  const other = await openVisitor();
  await other.context().addCookies(await page.context().cookies());
  await other.goto(paths.assessmentResults(id));
  expect((await download(other, "Download JSON")).name).toBe("openpane-how-others-see-me-1.json");
});

test("before the first result it says what is missing", async ({ page, request, signIn }) => {
  const { token } = await signIn();
  const round = await makeSurvey(request, token);
  await answerSurvey(request, round, 2);
  await page.goto(paths.assessmentResults(round.id));
  await expect(page.getByText("It can open once 1 more person has answered.")).toBeVisible();
  await page.getByRole("link", { name: "Go to your round" }).click();
  await expect(page).toHaveURL(paths.assessment(round.id));
});

test("nobody else gets to see it", async ({ page, request, signIn, openVisitor }) => {
  const { token } = await signIn();
  const path = paths.assessmentResults(await makeRevealed(request, token, 3));
  const visitor = await openVisitor();
  await visitor.goto(path);
  await expect(visitor).toHaveURL(paths.login(path));
  await page.context().clearCookies();
  await signIn();
  const answer = await page.request.get(path);
  expect(answer.status()).toBe(404);
  expect(await answer.text()).not.toContain("What you share");
});

test("no word of the window is broken on the smallest phones", async ({ page, deps, signIn }) => {
  const { actor } = await signIn();
  const { survey, shareId } = await makeSharedSurvey(deps, actor);
  await saveSelf(deps, actor, survey.id, ["calm", "dependable", "logical", "modest", "observant"]);
  const theirs = ["calm", "dependable", "kind", "warm", "witty"];
  for (let peer = 0; peer < 9; peer += 1) await answer(deps, shareId, theirs);
  await revealSurvey(deps, actor, survey.id);
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto(paths.assessmentResults(survey.id));
  await page.evaluate(() => document.fonts.ready);
  const lines = await page.locator(".pane-words > li").evaluateAll((words) =>
    words
      .filter((word) => word.checkVisibility())
      .map((word) => {
        const range = document.createRange();
        range.selectNodeContents(word);
        return `${word.textContent}: ${String(range.getClientRects().length)}`;
      }),
  );
  expect(lines).toContain("Dependable: 1");
  expect(lines.filter((line) => !line.endsWith(": 1"))).toEqual([]);
});
