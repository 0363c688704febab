import { inLanguage } from "#src/shared/languages/languages.ts";
import { getSurvey } from "#src/server/domain/survey/read.ts";
import { paths } from "#src/shared/site/paths.ts";
import type { Page } from "@playwright/test";
import { pickAndSend, thanksPath } from "#tests/e2e/support/answer.ts";
import { expect, test } from "#tests/e2e/support/fixtures.ts";
import { inviteOne, makeSurvey } from "#tests/e2e/support/survey.ts";

/*
 * Shared phones: the Back button must not show what the previous person sent. Without a script this depends
 * on autocomplete being off and on "no-store", which keeps the page out of the back/forward cache.
 */

const ticks = (page: Page) => page.getByRole("checkbox", { checked: true });

for (const javaScriptEnabled of [true, false]) {
  const how = javaScriptEnabled ? "with a script" : "without a script";

  test(`Back after an open link shows an empty form, ${how}`, async ({
    deps,
    request,
    signIn,
    openVisitor,
  }) => {
    const { actor, token } = await signIn();
    const round = await makeSurvey(request, token);
    const peer = await openVisitor({ javaScriptEnabled });
    const form = await peer.goto(paths.shared(round.shareId));
    expect(form?.headers()).toMatchObject({ "cache-control": "no-store" });
    await peer.getByLabel("Your name").fill("Zoë");
    await pickAndSend(peer);
    await expect(peer).toHaveURL(thanksPath);

    for (const direction of ["goBack", "goForward", "goBack"] as const) await peer[direction]();
    await expect(peer).toHaveURL(paths.shared(round.shareId));
    await expect(peer.getByLabel("Your name")).toHaveValue("");
    await expect(ticks(peer)).toHaveCount(0);

    await peer.goForward();
    await peer.getByRole("link", { name: "Open a new form" }).click();
    await expect(peer).toHaveURL(inLanguage(paths.shared(round.shareId), "en"));
    await expect(ticks(peer)).toHaveCount(0);
    await peer.goBack();
    await expect(peer.getByRole("heading", { name: "Your receipt" })).toBeHidden();
    await peer.goForward();
    await pickAndSend(peer, ["Bold", "Shy", "Quiet", "Tense", "Proud"]);
    await expect(peer).toHaveURL(thanksPath);
    await expect(peer.getByText("Your words are in.")).toBeVisible();
    expect((await getSurvey(deps, actor, round.id)).peerAssessmentCount).toBe(2);
  });

  test(`Back after an invitation shows no form, ${how}`, async ({ deps, request, signIn, openVisitor }) => {
    const { token } = await signIn();
    const { id } = await makeSurvey(request, token);
    const peer = await openVisitor({ javaScriptEnabled });
    await peer.goto(await inviteOne(deps, request, token, id));
    await pickAndSend(peer);
    await expect(peer.getByRole("heading", { name: "Your receipt" })).toBeVisible();
    await expect(peer.getByRole("link", { name: "Open a new form" })).toBeHidden();
    await peer.goBack();
    await expect(peer.getByRole("heading", { name: /used/ })).toBeVisible();
    await expect(ticks(peer)).toHaveCount(0);
  });
}

test("a form that the browser sends again is the same answer, and the page says so", async ({
  deps,
  request,
  signIn,
  openVisitor,
}) => {
  const { actor, token } = await signIn();
  const round = await makeSurvey(request, token);
  const path = paths.shared(round.shareId);
  const peer = await openVisitor();
  await peer.goto(path);
  const submissionKey = await peer.locator("[name=submissionKey]").inputValue();
  await pickAndSend(peer);
  await expect(peer.getByText("Your words are in.")).toBeVisible();
  // Like the page of a refused form, which Back would send again: one word instead of five.
  await peer.request.post(path, { form: { selectedTraits: "shy", submissionKey } });
  await peer.reload();
  await expect(peer.getByText("You’ve already sent this form")).toBeVisible();
  expect((await getSurvey(deps, actor, round.id)).peerAssessmentCount).toBe(1);
});
