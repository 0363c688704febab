import { paths } from "#src/shared/site/paths.ts";
import { catalogue } from "#src/shared/words/catalogue.ts";
import { expectAccessible } from "#tests/e2e/support/accessible.ts";
import { expect, test } from "#tests/e2e/support/fixtures.ts";
import { hydrated, openPage } from "#tests/e2e/support/hydrated.ts";
import { openWindow } from "#tests/e2e/support/opening.ts";
import { makeSurvey } from "#tests/e2e/support/survey.ts";
import type { APIRequestContext, Page } from "@playwright/test";

/** So many people pick six words from this place of the catalogue on. */
async function answer(request: APIRequestContext, link: string, people: number, start: number) {
  const shareId = (await request.get(link)).url().split("/").at(-1) ?? "";
  const selectedTraits = catalogue.slice(start, start + 6).map(({ id }) => id);
  for (let peer = 0; peer < people; peer += 1) {
    const sent = await request.post(`/api/shared/${shareId}/responses`, { data: { selectedTraits } });
    expect(sent.status()).toBe(201);
  }
}

const linkOf = (page: Page, name: string) => page.getByRole("textbox", { name: `Link for ${name}` });
const card = (page: Page, name: string) =>
  page.getByRole("listitem").filter({ has: page.getByRole("heading", { name, exact: true }) });

async function openCircle(page: Page, id: string, name: string): Promise<void> {
  await openPage(page, paths.assessment(id));
  await card(page, name).getByRole("link", { name: "Open my window" }).click();
  await hydrated(page);
}

// A name that another circle has.
test.use({ expectedComplaints: /409 \(Conflict\).*survey\.addCircle/ });

test("three circles on a phone", { tag: "@phone" }, async ({ page, request, signIn }) => {
  const { token } = await signIn();
  const { id, code } = await makeSurvey(request, token);
  await openPage(page, paths.assessmentThankYou(id));

  // One tap each from the first link to another circle's.
  await page.getByLabel("Whom have you asked so far?").selectOption("Friends");
  await page.getByRole("button", { name: "Ask people at work" }).click();
  await expect(linkOf(page, "Work")).toBeFocused();
  await page.getByRole("button", { name: "Ask family" }).click();
  await expect(linkOf(page, "Family")).toBeVisible();
  await expect(page.getByRole("button", { name: "Ask friends" })).toHaveCount(0);
  const [work, family] = [await linkOf(page, "Work").inputValue(), await linkOf(page, "Family").inputValue()];
  await expect(card(page, "Family").getByRole("textbox", { name: "Your message" })).toHaveValue(
    /^How do you see me/,
  );
  await page.getByLabel("Its name").fill("work");
  await page.getByRole("button", { name: "Make its link" }).click();
  await expect(page.getByText("You already have a circle with this name.")).toBeVisible();
  await expectAccessible(page);

  await answer(request, family, 3, 40);
  await openCircle(page, id, "Family");
  await page.getByRole("button", { name: "Open a first glimpse" }).click();
  await expect(page.getByRole("link", { name: "Skip to my result" })).toBeVisible();

  await answer(request, `/s/${code}`, 5, 0);
  await openPage(page, paths.assessment(id));
  await openWindow(page);
  await expect(page.getByRole("heading", { name: "Beside your other circles" })).toBeVisible();
  await expect(
    page.getByText("Circles can be compared once two of them have five answers each."),
  ).toBeVisible();

  // The second circle's reveal ends on the sentence.
  await answer(request, work, 6, 20);
  await openCircle(page, id, "Work");
  await page.getByRole("button", { name: "Open my window" }).click();
  const next = page.getByRole("button", { name: /^(?:Just show me|Next)$/ });
  await expect(next).toBeVisible();
  while (await next.isVisible()) await next.click();
  const sentence = "Your friends call you able. People at work call you idealistic.";
  await expect(page.getByRole("heading", { name: sentence })).toBeVisible();

  await page.getByRole("link", { name: "See all circles" }).click();
  await hydrated(page);
  await expect(page.getByRole("heading", { name: sentence, level: 1 })).toBeVisible();
  await expect(page.getByRole("row", { name: /^Idealistic/ })).toContainText("6 of 6");
  await expect(page.getByText("With five or more, it could be compared")).toBeVisible();
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
    page.viewportSize()?.width ?? 0,
  );
});

test("a circle’s form says that answers in two can be compared", async ({ page, request, signIn }) => {
  const { token } = await signIn();
  const { id, shareId } = await makeSurvey(request, token);
  const said = page.getByText("also asks other groups of people");
  await page.goto(paths.shared(shareId));
  await expect(said).toHaveCount(0);
  const headers = { authorization: `Bearer ${token}` };
  await request.post(`/api/surveys/${id}/circles`, { headers, data: { name: "Friends" } });
  await page.reload();
  await expect(said).toBeVisible();
});
