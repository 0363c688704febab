import { adminPaths } from "#src/shared/site/admin-paths.ts";
import { paths } from "#src/shared/site/paths.ts";
import { serverPaths } from "#src/shared/site/server-paths.ts";
import type { Page } from "@playwright/test";
import { expect, test } from "#tests/e2e/support/fixtures.ts";
import { hydrated, openPage } from "#tests/e2e/support/hydrated.ts";
import { inviteOne, makeRevealedSurvey, makeSurvey } from "#tests/e2e/support/survey.ts";
import { walkByTab } from "#tests/e2e/support/tab-walk.ts";
import { openEverything } from "#tests/e2e/support/result.ts";

/* By keyboard alone, the focus is never lost and never hidden. */

const narrow = { width: 320, height: 640 };

/** Presses Tab until an element with this name has the focus. */
async function tabTo(page: Page, name: string | RegExp): Promise<void> {
  const wanted = page.locator(":focus").and(page.getByRole("button", { name }));
  for (let presses = 0; presses < 90; presses += 1) {
    await page.keyboard.press("Tab");
    if ((await wanted.count()) > 0) return;
  }
  throw new Error(`No press of Tab leads to “${String(name)}”.`);
}

test("the focus stays with its step when a button disappears", async ({ page, request, signIn }) => {
  const { token } = await signIn();
  const { id } = await makeSurvey(request, token);
  await openPage(page, paths.assessment(id));
  const words = page.getByRole("heading", { name: "Your own words" });
  const ask = page.getByRole("heading", { name: /^Ask people( \(done\))?$/ });

  await tabTo(page, "Change my words");
  await page.keyboard.press("Enter");
  await expect(words).toBeFocused();
  await tabTo(page, "Cancel");
  await page.keyboard.press("Enter");
  await expect(words).toBeFocused();

  await tabTo(page, "Turn the link off");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Leave it on" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "Turn the link off" })).toBeFocused();
  await page.keyboard.press("Enter");
  await tabTo(page, "Turn it off");
  await page.keyboard.press("Enter");
  await expect(ask).toBeFocused();
  await tabTo(page, "Make a link and copy it");
  await page.keyboard.press("Enter");
  await expect(page.getByLabel("Your link")).toBeFocused();

  await tabTo(page, "Close the round");
  await page.keyboard.press("Enter");
  await tabTo(page, "Close the round");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "This round closed too early" })).toBeFocused();

  await tabTo(page, "Delete the round");
  await page.keyboard.press("Enter");
  await tabTo(page, "Delete it for good");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(paths.dashboardSelf());
  await expect(page.getByText("The round is deleted")).toBeVisible();
});

test("Tab leads through a survey, its result and the pages for peers", async ({
  deps,
  page,
  request,
  signIn,
}) => {
  const { token } = await signIn();
  const { id } = await makeSurvey(request, token);
  await inviteOne(deps, request, token, id);
  const revealed = await makeRevealedSurvey(request, token, 5);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openPage(page, paths.assessment(id));
  await expect(page.getByRole("list", { name: "Invited people" })).toBeVisible();
  await tabTo(page, "Set a deadline");
  await page.keyboard.press("Enter");
  await expect(page.getByLabel("Deadline")).toBeFocused();
  expect(await walkByTab(page), "the round, with a form open").toEqual([]);
  await tabTo(page, "Cancel");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Set a deadline" })).toBeFocused();

  for (const path of [paths.assessmentResults(revealed.id), paths.inviteeDashboard(), serverPaths.direct()]) {
    await openPage(page, path);
    expect(await walkByTab(page), path).toEqual([]);
  }
  await page.goto(paths.assessmentResults(revealed.id));
  await hydrated(page);
  await openEverything(page);
  // It appears when someone approaches, and the walk would be faster.
  const card = page.getByRole("region", { name: "Pictures of your window" });
  await card.scrollIntoViewIfNeeded();
  await expect(card.getByRole("button", { name: "Draw my window" })).toBeVisible();
  expect(await walkByTab(page), "the whole result").toEqual([]);
});

test("every control of the administration can be seen and reached", async ({ page, signIn }) => {
  const { actor } = await signIn({ isAdmin: true });
  for (const path of [
    adminPaths.person(actor.userId),
    adminPaths.rounds(),
    adminPaths.mail(),
    adminPaths.log(),
    adminPaths.blog(),
  ]) {
    await openPage(page, path);
    expect(await walkByTab(page), path).toEqual([]);
  }
});

test("no focused word of the peer's form is hidden by the bar", async ({ openVisitor, request, signIn }) => {
  const { token } = await signIn();
  const { shareId } = await makeSurvey(request, token);
  const peer = await openVisitor({ viewport: narrow });
  await peer.goto(paths.shared(shareId), { waitUntil: "networkidle" });
  await peer.locator("[data-drawn] .chip-input").first().focus();
  for (let word = 0; word < 15; word += 1) {
    await peer.keyboard.press("Tab");
    const gap = await peer.evaluate(() => {
      const box = (selector: string) =>
        document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
      return box(".peer-bar").top - box(".chip-item:focus-within").bottom;
    });
    expect(gap).toBeGreaterThan(-1);
  }
});
