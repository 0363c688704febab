import { getSurvey } from "#src/server/domain/survey/read.ts";
import { paths } from "#src/shared/site/paths.ts";
import type { Page } from "@playwright/test";
import { randomUUID } from "node:crypto";
import { pickAndSend, thanksPath } from "#tests/e2e/support/answer.ts";
import { expect, test } from "#tests/e2e/support/fixtures.ts";
import { openPage } from "#tests/e2e/support/hydrated.ts";
import { invited } from "#tests/e2e/support/owner.ts";
import { invitationIn, makeSurvey } from "#tests/e2e/support/survey.ts";

/** Unknown and used links are errors, which the browser reports, like a lost answer. */
test.use({ expectedComplaints: /status of (404|409)|ERR_FAILED/ });

/** Delivers the next form and loses the answer. */
const loseNextAnswer = (page: Page) =>
  page.route("**/assessment/invite/*", async (route) => {
    if (route.request().method() !== "POST") return route.continue();
    await route.fetch({ maxRedirects: 0 });
    await route.abort();
    await page.unroute("**/assessment/invite/*");
  });

test("three people are invited by email, and nobody sees which of them has answered", async ({
  deps,
  page,
  request,
  signIn,
  openVisitor,
}) => {
  const { actor, token } = await signIn();
  const { id } = await makeSurvey(request, token);
  const [anna, ben, cem] = ["anna", "ben", "cem"].map((name) => `${name}.${randomUUID()}@example.org`);
  await openPage(page, paths.assessment(id));
  await page.getByLabel("Their email addresses").fill(`Anna Berg <${anna}>, ${ben}; ${cem}\nnobody`);
  await page.getByLabel("A note from you").fill("Be frank, please.");
  await page.reload();
  await page.getByRole("button", { name: "Send 3 invitations" }).click();
  await expect(page.getByText("3 people are invited")).toBeVisible();
  await expect(page.getByLabel("Their email addresses")).toHaveValue("nobody");
  await expect(invited(page)).toHaveCount(3);
  const before = await invited(page).allTextContents();
  const linkOfBen = await invitationIn(deps, ben ?? "");

  await test.step("one of them answers, without a script", async () => {
    const peer = await openVisitor({ javaScriptEnabled: false });
    await peer.goto(await invitationIn(deps, anna ?? ""));
    await expect(peer.getByRole("heading", { level: 1 })).toHaveText(`How do you see ${actor.firstName}?`);
    await pickAndSend(peer);
    await expect(peer).toHaveURL(thanksPath);
    await expect(peer.getByRole("heading", { name: "Your receipt" })).toBeVisible();
    await peer.goto(await invitationIn(deps, anna ?? ""));
    await expect(peer.getByRole("heading", { name: /used/ })).toBeVisible();
    await expect(
      peer.getByRole("link", { name: /receipt/ }),
      "a shared phone tells nobody who answered",
    ).toHaveCount(0);
    expect((await getSurvey(deps, actor, id)).peerAssessmentCount).toBe(1);
  });

  await test.step("the owner sees the same list, and takes two back", async () => {
    await openPage(page, paths.assessment(id));
    await expect(invited(page)).toHaveText(before);
    for (const email of [anna, ben]) {
      await page.getByRole("button", { name: `Withdraw the invitation to ${String(email)}` }).click();
      await page.getByRole("dialog").getByRole("button", { name: "Withdraw it" }).click();
      await expect(page.getByRole("dialog")).toBeHidden();
    }
    await expect(invited(page)).toHaveCount(1);
    await expect(page.getByText(/^1 person invited\./)).toBeFocused();
    expect((await getSurvey(deps, actor, id)).peerAssessmentCount).toBe(1);
  });

  await test.step("whose link is taken back reads that it leads nowhere", async () => {
    const peer = await openVisitor();
    expect((await peer.goto(linkOfBen))?.status()).toBe(404);
    await expect(peer.getByRole("heading", { name: "This link leads nowhere" })).toBeVisible();
  });

  await test.step("the draft stays until the words are sent, and the link takes them once", async () => {
    const path = await invitationIn(deps, cem ?? "");
    const [peer, other] = [await openVisitor(), await openVisitor()];
    await peer.goto(path);
    await other.goto(path);
    await peer.getByText("Shy", { exact: true }).click();
    await peer.reload();
    await expect(peer.getByText("1 picked · choose 5 to 10")).toBeVisible();
    await loseNextAnswer(peer);
    const lost = peer.waitForEvent("requestfailed");
    await pickAndSend(peer);
    await lost;
    await pickAndSend(other);
    await expect(other.getByRole("heading", { name: /used/ })).toBeVisible();
    await expect(other.getByRole("button", { name: "Get my receipt" })).toBeHidden();

    await peer.goto(path);
    await expect(peer.getByRole("heading", { name: /used/ })).toBeVisible();
    await expect(peer.getByText("being invited again doesn’t bring a second one")).toBeVisible();
    await peer.getByRole("button", { name: "Get my receipt" }).click();
    await expect(peer.getByRole("heading", { name: "Your receipt" })).toBeVisible();
    for (const each of [peer, other])
      await expect.poll(() => each.evaluate(() => Object.keys(localStorage).join())).not.toContain("answer");
  });
});
