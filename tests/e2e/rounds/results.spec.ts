import { paths } from "#src/shared/site/paths.ts";
import { expectAccessible } from "#tests/e2e/support/accessible.ts";
import { expect, test } from "#tests/e2e/support/fixtures.ts";
import { download } from "#tests/e2e/support/owner.ts";
import { lookCloser, openFold } from "#tests/e2e/support/result.ts";
import { makeRevealedSurvey } from "#tests/e2e/support/survey.ts";
import { sessionTokenName } from "#src/server/http/request/request-context.ts";

test("six answers show counts, with what may be chance folded away", async ({ page, request, signIn }) => {
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

test("a browser without the cookie gets page and downloads by the token", async ({
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
