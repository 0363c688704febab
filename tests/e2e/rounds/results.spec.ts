import { paths } from "#src/shared/site/paths.ts";
import { expect, test } from "#tests/e2e/support/fixtures.ts";
import { download } from "#tests/e2e/support/owner.ts";
import { makeRevealedSurvey } from "#tests/e2e/support/survey.ts";
import { sessionTokenName } from "#src/server/http/request/request-context.ts";

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
