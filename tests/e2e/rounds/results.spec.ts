import { revealSurvey } from "#src/server/domain/analysis/reveal-survey.ts";
import { saveSelf } from "#src/server/domain/survey/save-self.ts";
import { paths } from "#src/shared/site/paths.ts";
import { expectAccessible } from "#tests/e2e/support/accessible.ts";
import { expect, test } from "#tests/e2e/support/fixtures.ts";
import { download } from "#tests/e2e/support/owner.ts";
import { lookCloser, openFold } from "#tests/e2e/support/result.ts";
import { makeRevealedSurvey } from "#tests/e2e/support/survey.ts";
import { sessionTokenName } from "#src/server/http/request/request-context.ts";
import { answer, makeSharedSurvey } from "#tests/factories/survey.ts";

test("six answers carry counts, and fold away what could be chance", async ({ page, request, signIn }) => {
  const { token } = await signIn();
  await page.goto(paths.assessmentResults((await makeRevealedSurvey(request, token, 6)).id));
  await expect(await lookCloser(page, "Arena")).toContainText("5 of 6");
  const blindSpot = await lookCloser(page, "Blind Spot");
  await openFold(page, "How sure is this?");
  await page.locator(".portrait-sentence").first().press("Enter");
  await expect(page.locator(".portrait-words")).toContainText(/\(\d of 6\)/);
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

test("the result is in the page itself", async ({ page, request, signIn, openVisitor }) => {
  const { token } = await signIn();
  const path = paths.assessmentResults((await makeRevealedSurvey(request, token, 6)).id);
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
  const { id } = await makeRevealedSurvey(request, token);
  await page.context().clearCookies({ name: sessionTokenName });
  await page.goto(paths.assessmentResults(id));
  await expect(page.getByRole("heading", { name: "One thing to try" })).toBeVisible();
  const sheet = await download(page, "Download CSV");
  expect(sheet.name).toBe("openpane-how-others-see-me-1.csv");
  expect(sheet.content).toContain("round,answers,,,,3");
  expect((await download(page, "Download PDF")).content).toMatch(/^%PDF-1\.7/);
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
