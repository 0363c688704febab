import { paths } from "#src/shared/site/paths.ts";
import { expectAccessible } from "#tests/e2e/support/accessible.ts";
import { expect, test } from "#tests/e2e/support/fixtures.ts";
import { waitForNothing } from "#tests/e2e/support/hydrated.ts";
import { download } from "#tests/e2e/support/owner.ts";
import { answerSurvey, makeRevealedSurvey, makeSurvey } from "#tests/e2e/support/survey.ts";
import { sessionTokenName } from "#src/server/http/request/request-context.ts";
import type { APIRequestContext, Page } from "@playwright/test";

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

/** Opens a result that this browser has not seen, and goes past the steps. */
async function openAll(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.getByRole("button", { name: "Show all" }).click();
}

test("a new result opens pane by pane, and a plan that is written stays", async ({
  page,
  request,
  signIn,
}) => {
  // With all that moves, as most people see it.
  await page.emulateMedia({ reducedMotion: null });
  const { token } = await signIn();
  const { id } = await makeRevealedSurvey(request, token);
  await page.goto(paths.assessmentResults(id));
  const pane = (name: string) => page.getByRole("region", { name, exact: true });
  await page.getByRole("button", { name: "Next pane: Blind Spot" }).press("Enter");
  await expect(page.getByRole("heading", { name: "Blind Spot" })).toBeFocused();
  await expect(pane("Arena")).toBeVisible();
  await expect(pane("Façade")).toBeHidden();
  await expect(page.getByRole("heading", { name: "One thing to try" })).toBeHidden();
  await pane("Blind Spot").getByText("Plan: a two-week experiment").click();
  await pane("Blind Spot").getByLabel("Which word?").selectOption({ index: 1 });
  await pane("Blind Spot").getByLabel("What will you watch for, or do?").fill("Ask Mira on Friday");
  await expectAccessible(page);

  await page.reload();
  await page.getByRole("button", { name: "Next pane: Façade" }).click();
  await pane("Blind Spot").getByText("Your plan:").first().click();
  await expect(pane("Blind Spot").getByLabel("What will you watch for, or do?")).toHaveValue(
    "Ask Mira on Friday",
  );
  await page.getByRole("button", { name: "Next pane: Unknown" }).click();
  await expect(page.getByRole("heading", { name: "One thing to try" })).toBeVisible();
  await expect(page.getByRole("button", { name: /Next pane/ })).toHaveCount(0);
  await page.reload();
  await expect(pane("Unknown")).toBeVisible();
});

test.describe("to someone who wants no motion", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("a new result shows nothing that is closed, from the first frame on", async ({
    page,
    request,
    signIn,
  }) => {
    const { token } = await signIn();
    const { id } = await makeRevealedSurvey(request, token);
    await waitForNothing(page);
    await watchFrames(page);
    // The islands' code takes as long as it takes on a slow phone.
    const scripts = Promise.withResolvers<undefined>();
    await page.route(/\.js$/, async (route) => {
      await scripts.promise;
      await route.continue();
    });
    await page.goto(paths.assessmentResults(id), { waitUntil: "domcontentloaded" });
    await expect(page.getByRole("heading", { name: "Arena" })).toBeVisible();
    const inSight = (text: string) => page.getByRole("figure").getByText(text).filter({ visible: true });
    await expect(inSight("Not open yet")).toHaveCount(3);
    await expect(inSight("words nobody picked")).toHaveCount(0);
    scripts.resolve(undefined);
    await page.getByRole("button", { name: "Next pane: Blind Spot" }).click();
    await page.goto(paths.assessmentResults(id));
    await expect(page.getByRole("button", { name: "Next pane: Façade" })).toBeVisible();
    expect(await framesShowed(page)).toEqual(["Arena", "Blind Spot"]);
  });
});

/** Has each frame of the page looked at for the result's panes and its summary. */
async function watchFrames(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const look = () => {
      for (const part of document.querySelectorAll(".result-pane h2, .result-summary"))
        if (part.checkVisibility()) {
          const shown = sessionStorage.getItem("shown") ?? "";
          const name = part.getAttribute("aria-label") ?? part.textContent;
          if (!shown.split("|").includes(name)) sessionStorage.setItem("shown", `${shown}|${name}`);
        }
      requestAnimationFrame(look);
    };
    look();
  });
}

/** What could be seen in any frame, on all pages so far. */
const framesShowed = (page: Page): Promise<string[]> =>
  page.evaluate(() => (sessionStorage.getItem("shown") ?? "").split("|").slice(1));

test("three answers are a first glimpse: bands, no numbers", async ({ page, request, signIn }) => {
  const { token } = await signIn();
  const { id } = await makeRevealedSurvey(request, token);
  await openAll(page, paths.assessmentResults(id));
  await expect(page.getByText("A first glimpse").first()).toBeVisible();
  const blindSpot = page.getByRole("region", { name: "Blind Spot" });
  await expect(blindSpot).toContainText("a word that others see and you did not pick");
  await expect(page.getByRole("region", { name: "Arena" })).toContainText("most of them");
  await expect(page.getByRole("article")).not.toContainText(/\d of 3/);
  await expect(page.getByRole("region", { name: "Who took part" }).getByRole("listitem")).toHaveText([
    "Peer 1",
    "Peer 2",
    "Peer 3",
  ]);
  await expect(page.getByText(/3 more people/)).toBeVisible();
  await expectAccessible(page);
});

test("six answers carry counts, and fold away what could be luck", async ({ page, request, signIn }) => {
  const { token } = await signIn();
  await openAll(page, paths.assessmentResults(await makeRevealed(request, token, 6)));
  await expect(page.getByRole("region", { name: "Arena" })).toContainText("5 of 6");
  for (const fold of await page.getByText("What each sentence rests on").all()) await fold.click();
  await page.locator(".word-more > summary").first().click();
  const blindSpot = page.getByRole("region", { name: "Blind Spot" });
  const folded = blindSpot.getByText(/more that could be luck/);
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
  await openAll(page, paths.assessmentResults(await makeRevealed(request, token, 3, 6)));
  await expect(page.getByText("9 people answered ·")).toContainText("Result 2");
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
  await openAll(page, paths.assessmentResults(id));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("What you see, and what they see");
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
  await openAll(other, paths.assessmentResults(id));
  expect((await download(other, "Download JSON")).name).toBe("openpane-how-others-see-me-1.json");
});

test("before the first result it says what is missing", async ({ page, request, signIn }) => {
  const { token } = await signIn();
  const round = await makeSurvey(request, token);
  await answerSurvey(request, round, 2);
  await page.goto(paths.assessmentResults(round.id));
  await expect(page.getByText("It can open once 1 more person has answered.")).toBeVisible();
  await expectAccessible(page);
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
  expect(await answer.text()).not.toContain("What you see");
});
