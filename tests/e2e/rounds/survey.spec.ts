import { paths } from "#src/shared/site/paths.ts";
import { givePlan } from "#tests/factories/billing.ts";
import { makeUser } from "#tests/factories/user.ts";
import type { Page } from "@playwright/test";
import { expectAccessible } from "#tests/e2e/support/accessible.ts";
import { openWindow } from "#tests/e2e/support/opening.ts";
import { expect, test } from "#tests/e2e/support/fixtures.ts";
import { hydrated, openPage } from "#tests/e2e/support/hydrated.ts";
import { inDialog, startSurvey } from "#tests/e2e/support/owner.ts";
import { answerSurvey, makeRevealedSurvey, makeSurvey } from "#tests/e2e/support/survey.ts";

const words = ["Able", "Bold", "Calm", "Kind", "Wise", "Witty"];

/** Picks words by keyboard, with a reload half-way. */
async function pickWords(page: Page): Promise<void> {
  for (const word of words.slice(0, 3)) {
    await page.getByRole("button", { name: word, exact: true }).press("Space");
  }
  await page.reload();
  await expect(page.getByText("3 picked · choose 5 to 10")).toBeVisible();
  await page.getByLabel("Search the words").fill("kin");
  await page.getByRole("button", { name: "Kind", exact: true }).press("Enter");
  await page.getByLabel("Search the words").fill("");
  for (const word of words.slice(4)) {
    await page.getByRole("button", { name: word, exact: true }).press("Space");
  }
  await page.getByRole("button", { name: "Save my 6 words" }).click();
}

async function makeLink(page: Page): Promise<string> {
  await page.getByRole("button", { name: "Make a link and copy it" }).click();
  const link = await page.getByRole("textbox", { name: "Your link" }).inputValue();
  await page.getByRole("button", { name: "Write a message" }).click();
  await expect(page.getByLabel("Your message")).toHaveValue(/\/s\//);
  await page.getByRole("button", { name: "Show QR code" }).click();
  await expect(page.getByRole("img", { name: /QR code/ })).toBeVisible();
  return link;
}

test("a round from its start to its window", { tag: "@phone" }, async ({ page, request, signIn }) => {
  await signIn();
  await openPage(page, paths.dashboard());
  await page.getByRole("link", { name: "Start your first round" }).click();
  const id = await startSurvey(page, "How the choir sees me");
  await pickWords(page);
  await expect(page).toHaveURL(paths.assessmentThankYou(id));
  await expect(page.getByRole("heading", { name: "Your 6 words are saved" })).toBeVisible();
  await hydrated(page);
  const link = await makeLink(page);
  const shareId = (await request.get(link)).url().split("/").at(-1) ?? "";

  await page.getByRole("link", { name: "Go to your round" }).click();
  await expect(page.getByText("0 of 3 answers")).toBeVisible();
  await hydrated(page);
  await answerSurvey(request, { id, shareId }, 2);
  await page.getByRole("button", { name: "Check for new answers" }).click();
  await expect(page.getByRole("heading", { name: "One more answer to go" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Open my window" })).toHaveCount(0);
  await answerSurvey(request, { id, shareId }, 1);
  await page.getByRole("button", { name: "Check for new answers" }).click();

  await openWindow(page);
  await expect(page).toHaveURL(paths.assessmentResults(id));
});

test("everyone can pick words and pass on the link", { tag: "@phone" }, async ({ page, signIn }) => {
  await signIn();
  await startSurvey(page, "At first sight");
  await page.getByRole("button", { name: "Able", exact: true }).click();
  await page.getByRole("button", { name: "Show what they mean" }).click();
  await expectAccessible(page);
  await makeLink(page);
  await page.getByLabel("Search the words").fill("zzz");
  await expect(page.getByText("No word here matches that.")).toBeVisible();
});

test("a round is renamed, closed and deleted", { tag: "@phone" }, async ({ page, request, signIn }) => {
  const { token } = await signIn();
  const { id } = await makeRevealedSurvey(request, token);
  await openPage(page, paths.assessment(id));
  await page.getByRole("button", { name: "Rename" }).click();
  await page.getByLabel("Title").fill("At the office");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "At the office" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Rename" })).toBeFocused();

  await page.getByRole("button", { name: "Close the round" }).click();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "Close the round" })).toBeFocused();
  await page.keyboard.press("Enter");
  await inDialog(page, "Close the round").click();
  await expect(page.getByText(/, closed /)).toBeVisible();
  // What matters now is far up the page.
  await expect(page.locator("#stage")).toBeFocused();
  await expect(page.locator("#stage")).toBeInViewport();
  await expect(page.getByRole("heading", { name: /^Ask people/ })).toHaveCount(0);

  await page.getByRole("button", { name: "Delete the round" }).click();
  await inDialog(page, "Delete it for good").click();
  await expect(page).toHaveURL(paths.dashboardSelf());
  await expect(page.getByRole("link", { name: "Start your first round" })).toBeVisible();
});

test("a link that is taken back leads nowhere", async ({ page, request, signIn, openVisitor }) => {
  const { token } = await signIn();
  const { id, shareId } = await makeSurvey(request, token);
  await openPage(page, paths.assessment(id));
  await page.getByRole("button", { name: "Turn the link off" }).click();
  await expectAccessible(page);
  await inDialog(page, "Turn it off").click();
  await expect(page.getByRole("button", { name: "Make a link and copy it" })).toBeVisible();
  const visitor = await openVisitor();
  expect((await visitor.request.get(paths.shared(shareId))).status()).toBe(404);
});

test("the dashboard moves on without a reload", async ({ page, request, signIn }) => {
  const { token } = await signIn();
  const round = await makeSurvey(request, token);
  await page.clock.install();
  await openPage(page, paths.dashboardSelf());
  await expect(page.getByText("0 of 3 answers", { exact: true })).toBeVisible();
  await answerSurvey(request, round, 3);
  await page.clock.runFor(31_000);
  await expect(page.getByRole("link", { name: "Open my window" })).toBeVisible();
});

test("many rounds stay easy to look through", { tag: "@phone" }, async ({ page, request, deps, signIn }) => {
  const { actor, token } = await signIn();
  await givePlan(deps, actor);
  const headers = { authorization: `Bearer ${token}` };
  for (let round = 1; round <= 50; round += 1) {
    await request.post("/api/surveys", { headers, data: { title: `Round ${round}` } });
  }
  await page.clock.install();
  await openPage(page, paths.dashboardSelf());
  const rows = page.getByRole("listitem").filter({ hasText: "Started" });
  await expect(rows).toHaveCount(10);
  await page.getByRole("button", { name: "Show all 50 rounds" }).click();
  const firstOfRest = page.getByRole("link", { name: "Round 40", exact: true });
  await expect(firstOfRest).toBeFocused();
  const askedAgain = page.waitForResponse(/survey\.overview/);
  await page.clock.runFor(31_000);
  await (await askedAgain).finished();
  await expect(rows).toHaveCount(50);
  await expect(firstOfRest).toBeFocused();
});

test.describe("when something is not there", () => {
  test.use({ expectedComplaints: /status of 404|ERR_FAILED|ERR_INTERNET_DISCONNECTED/ });

  test("someone else's round is not there", async ({ page, request, signIn, deps }) => {
    await signIn();
    const owner = await makeUser(deps);
    const { id } = await makeSurvey(request, await deps.sessions.start(owner.userId));
    for (const path of [
      paths.assessment(id),
      paths.assessmentThankYou(id),
      paths.assessment("x".repeat(99)),
      paths.assessmentResults("x".repeat(99)),
    ]) {
      expect((await page.goto(path))?.status()).toBe(404);
      await expect(page.getByRole("heading", { name: "404 Page Not Found" })).toBeVisible();
    }
  });

  test("words are not lost when the network is", async ({ page, context, signIn }) => {
    await signIn();
    await startSurvey(page, "On the train");
    for (const word of words) await page.getByRole("button", { name: word, exact: true }).click();
    await context.setOffline(true);
    await page.getByRole("button", { name: "Save my 6 words" }).click();
    await expect(page.getByText("Your words weren’t saved")).toBeVisible();
    await context.setOffline(false);
    await page.getByRole("button", { name: "Save my 6 words" }).click();
    await expect(page.getByRole("heading", { name: "Your 6 words are saved" })).toBeVisible();
  });
});
