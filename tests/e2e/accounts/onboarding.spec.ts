import { paths } from "#src/shared/site/paths.ts";
import type { APIRequestContext, Page } from "@playwright/test";
import { z } from "zod";
import { expect, test } from "#tests/e2e/support/fixtures.ts";
import { hydrated, openPage } from "#tests/e2e/support/hydrated.ts";

const newcomer = { onboardingStatus: "not_started", intendedAccountType: null } as const;

const press = async (page: Page, name: string | RegExp) => {
  await hydrated(page);
  await page.getByRole("button", { name }).click();
};

async function titlesOf(request: APIRequestContext, token: string): Promise<string[]> {
  const answer = await request.get("/api/surveys", { headers: { authorization: `Bearer ${token}` } });
  return z
    .array(z.object({ title: z.string() }))
    .parse(await answer.json())
    .map(({ title }) => title);
}

test("an individual reads who sees what, names a first survey and starts it", async ({
  page,
  request,
  signIn,
}) => {
  const { token } = await signIn(newcomer);
  await openPage(page, paths.onboarding());
  await expect(page.getByRole("heading", { name: "Whose window do you want to open?" })).toBeVisible();
  await press(page, /My own/);
  await expect(page).toHaveURL(paths.onboardingStep("individual", 1));
  await expect(page.getByText("1 of 2 steps")).toBeVisible();
  await page.reload();
  await press(page, "On to my first round");

  await expect(page).toHaveURL(paths.onboardingStep("individual", 2));
  await hydrated(page);
  const title = page.getByLabel("What is it called?");
  await title.fill("");
  await press(page, "Make my first round");
  await expect(page.getByRole("alert")).toBeFocused();
  await page.getByRole("button", { name: "How my family sees me" }).click();
  await expect(title).toHaveValue("How my family sees me");
  await title.fill("How the choir sees me");
  await page.reload();
  await expect(title).toHaveValue("How the choir sees me");
  await page.getByRole("link", { name: "Back" }).click();
  await expect(page).toHaveURL(paths.onboardingStep("individual", 1));
  await page.goBack();
  await expect(title).toHaveValue("How the choir sees me");
  await hydrated(page);
  await page.getByRole("button", { name: "Make my first round" }).dblclick();

  await expect(page).toHaveURL(/\/assessment\/[^/]+$/);
  await expect(page.getByRole("heading", { name: "How the choir sees me" })).toBeVisible();
  await expect(page.getByRole("group", { name: "Words for yourself" })).toBeVisible();
  expect(await titlesOf(request, token)).toEqual(["How the choir sees me"]);

  // Going back creates no second survey.
  for (const path of [paths.onboarding(), paths.onboardingStep("individual", 2)]) {
    await page.goto(path);
    await expect(page).toHaveURL(paths.dashboardSelf());
  }
  await page.goBack();
  expect(await titlesOf(request, token)).toHaveLength(1);
});
