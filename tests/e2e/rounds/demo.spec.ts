import { paths } from "#src/shared/site/paths.ts";
import type { Page } from "@playwright/test";
import { expect, test } from "#tests/e2e/support/fixtures.ts";
import { openPage } from "#tests/e2e/support/hydrated.ts";
import { makeRevealedSurvey } from "#tests/e2e/support/survey.ts";
import { isCallOf } from "#tests/e2e/support/scripted-calls.ts";
import { openFold } from "#tests/e2e/support/result.ts";

const refusal = "This is a demo: nothing is saved here. Sign up to make your own.";

/** Records every call of the page from now on. */
function watchCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on("request", (request) => {
    if (isCallOf(request)) calls.push(`${request.method()} ${request.url()}`);
  });
  page.on("websocket", (socket) => calls.push(`socket ${socket.url()}`));
  return calls;
}

test("a visitor changes the demo without any request to the server", async ({ page, request, signIn }) => {
  const { token, actor } = await signIn();
  await makeRevealedSurvey(request, token);
  const calls = watchCalls(page);
  await openPage(page, paths.demo());
  const kept = () => page.evaluate(() => JSON.stringify(Object.entries(localStorage)));
  const before = await kept();
  await expect(page.getByRole("complementary", { name: "Demo" })).toBeVisible();

  await page.getByRole("link", { name: "How the choir sees me" }).first().click();
  await expect(page).toHaveURL(paths.demo("round"));
  await page.getByRole("button", { name: "Check for new answers" }).click();
  await page.getByRole("button", { name: "Set a deadline" }).click();
  await page.goBack();
  await page.getByRole("link", { name: "How my team sees me" }).first().click();
  await page.goto(paths.demo("result"));
  const pdf = page.getByRole("link", { name: "Download PDF" });
  await pdf.click();
  await expect(page).toHaveURL(`${paths.demo("result")}#demo`);
  await openFold(page, "Pictures of your window");

  await openPage(page, paths.demo("account"));
  await expect(page.getByText("maya@example.org").first()).toBeVisible();
  await page.getByRole("checkbox", { name: /News of your rounds/ }).click();
  await expect(page.getByText(refusal)).toBeVisible();
  expect(await page.content()).not.toContain(actor.email);
  expect(calls).toEqual([]);
  expect(await kept()).toBe(before);
});
