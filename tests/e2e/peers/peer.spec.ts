import { getSurvey } from "#src/server/domain/survey/read.ts";
import { sessionTokenName } from "#src/server/http/request/request-context.ts";
import { paths } from "#src/shared/site/paths.ts";
import type { Page } from "@playwright/test";
import { pick, thanksPath } from "#tests/e2e/support/answer.ts";
import { expectAccessible } from "#tests/e2e/support/accessible.ts";
import { expect, test } from "#tests/e2e/support/fixtures.ts";
import { inviteOne, makeSurvey } from "#tests/e2e/support/survey.ts";

const wordBox = (page: Page, name: string) => page.getByRole("checkbox", { name, exact: true });

const openReceipt = (page: Page) => page.getByRole("heading", { name: "Your receipt" }).click();

test(
  "a peer describes someone, keeps the receipt and withdraws the answer",
  { tag: "@phone" },
  async ({ deps, request, signIn, openVisitor }) => {
    const { actor, token } = await signIn();
    const round = await makeSurvey(request, token);
    const countAnswers = async () => (await getSurvey(deps, actor, round.id)).peerAssessmentCount;
    const peer = await openVisitor();
    await peer.goto(paths.shared(round.shareId));
    await expect(peer.getByRole("heading", { level: 1 })).toHaveText(`How do you see ${actor.firstName}?`);
    await expect(peer.getByText(`${actor.firstName} ${actor.lastName} ·`), "which of them").toBeVisible();
    await expect(peer.getByText("Nobody sees who picked what.")).toBeInViewport();

    await pick(peer, "Able", "Calm", "Kind", "Wise");
    await expect(peer.getByText("4 picked · choose 5 to 10")).toBeVisible();
    await peer.getByRole("button", { name: "Send my words" }).click();
    await expect(peer.getByText("Pick 1 more to send.")).toBeVisible();

    await peer.getByRole("searchbox").fill("witty");
    await expect(wordBox(peer, "Witty")).toBeVisible();
    await expect(wordBox(peer, "Able")).toBeHidden();
    await pick(peer, "Witty");
    await peer.getByLabel("Your name").fill("Zoë");

    await peer.reload();
    await expect(peer.getByText("5 picked · choose 5 to 10")).toBeVisible();
    await expect(peer.getByLabel("Your name")).toHaveValue("Zoë");

    await peer.getByRole("button", { name: "Send my 5 words" }).dblclick();
    await expect(peer).toHaveURL(thanksPath);
    await expect(peer.getByRole("heading", { level: 1 })).toHaveText(`Thank you, from ${actor.firstName}`);
    const given = peer.getByRole("region", { name: `You see ${actor.firstName} as` });
    await expect(given.getByRole("listitem")).toHaveCount(5);
    await expect(given).toContainText("witty");
    await openReceipt(peer);
    await expect(peer.getByText("together with at least 2 other new answers")).toBeVisible();
    await peer.reload();
    await expect(given, "words show once").toHaveCount(0);
    await openReceipt(peer);
    expect(await countAnswers()).toBe(1);

    await peer.goto(paths.shared(round.shareId));
    await expect(peer.getByText("0 picked · choose 5 to 10"), "the draft went with the answer").toBeVisible();

    await peer.goto(paths.complete());
    await openReceipt(peer);
    await peer.getByRole("link", { name: "withdraw your words now" }).click();
    await expect(peer.getByText(`Your words for ${actor.firstName} are stored.`)).toBeVisible();
    await expect(peer.getByText(/once at least two other people have withdrawn, too/)).toBeVisible();
    await expect(peer.getByText(/sent those other answers themselves could still work it out/)).toBeVisible();
    await expectAccessible(peer);
    await peer.getByRole("button", { name: "Withdraw my answer" }).click();
    await expect(peer.getByRole("heading", { name: "Your answer is withdrawn" })).toBeVisible();
    expect(await countAnswers()).toBe(0);
    await peer.goto(paths.complete());
    await expect(peer.getByRole("heading", { name: "Nothing to show here" })).toBeVisible();
  },
);

test("everything works by keyboard, and words have explanations", async ({
  request,
  signIn,
  openVisitor,
}) => {
  const { token } = await signIn();
  const { shareId } = await makeSurvey(request, token);
  const peer = await openVisitor();
  await peer.goto(paths.shared(shareId));
  const meaning = peer.getByText("Up to the task, with the skill to get things done");
  await expect(meaning).not.toBeInViewport();
  await peer.getByLabel("Show what each word means").press("Space");
  await expect(meaning).toBeVisible();
  for (const name of ["Able", "Calm", "Kind", "Wise", "Warm"]) await wordBox(peer, name).press("Space");
  await peer.getByRole("button", { name: "Send my 5 words" }).press("Enter");
  await expect(peer).toHaveURL(thanksPath);
});

test.describe("a refused form", () => {
  test.use({ expectedComplaints: /status of (400|404|409)/ });

  test(
    "shows errors beside their fields without a script, and loses nothing",
    { tag: "@phone" },
    async ({ deps, request, signIn, openVisitor }) => {
      const { actor, token } = await signIn();
      const round = await makeSurvey(request, token);
      const countAnswers = async () => (await getSurvey(deps, actor, round.id)).peerAssessmentCount;
      const peer = await openVisitor({ javaScriptEnabled: false });
      await peer.goto(paths.shared(round.shareId));
      await pick(peer, "Able", "Shy");
      await peer.getByLabel("Your name").fill("x".repeat(81));
      await peer.getByRole("button", { name: "Send my words" }).click();

      const summary = peer.getByRole("alert");
      await expect(summary).toBeFocused();
      await expect(summary.getByRole("link")).toHaveText([/at least 5 words/, /at most 80 characters/]);
      await expect(peer.getByRole("group", { name: /Words that describe/ })).toHaveAccessibleDescription(
        /at least 5 words/,
      );
      await expect(peer.getByLabel("Your name")).toHaveAccessibleDescription(/at most 80 characters/);
      await expect(peer.getByLabel("Your name")).toHaveValue("x".repeat(81));
      for (const name of ["Able", "Shy"]) await expect(wordBox(peer, name)).toBeChecked();

      await peer.getByLabel("Your name").fill("Zoë");
      await pick(peer, "Calm", "Kind", "Wise");
      await peer.getByRole("button", { name: "Send my words" }).click();
      await expect(peer).toHaveURL(thanksPath);
      await expect(peer.getByRole("region", { name: /^You see/ }).getByRole("listitem")).toHaveText([
        "able",
        "calm",
        "kind",
        "shy",
        "wise",
      ]);
      await peer.reload();
      const link = await peer.getByText("/withdraw/").textContent();
      expect(await countAnswers()).toBe(1);

      await peer.goto(link ?? "");
      await peer.getByRole("button", { name: "Withdraw my answer" }).click();
      await expect(peer.getByRole("heading", { name: "Your answer is withdrawn" })).toBeVisible();
      expect(await countAnswers()).toBe(0);
    },
  );
});

test("the owner sees the way to the survey and a form that saves nothing", async ({
  page,
  request,
  signIn,
}) => {
  const { token } = await signIn();
  const { id, shareId } = await makeSurvey(request, token);
  await page.goto(paths.shared(shareId));
  await expect(page.getByRole("heading", { name: "This is your own round" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Open your round" })).toHaveAttribute(
    "href",
    paths.assessment(id),
  );
  await expect(page.getByRole("heading", { name: /^How do you see/ })).toBeVisible();
  await pick(page, "Able", "Calm", "Kind", "Wise", "Warm");
  await expect(page.getByText("5 picked · choose 5 to 10")).toBeVisible();
  await expect(page.getByRole("button", { name: "Send my 5 words" })).toBeDisabled();
  await page.getByLabel("Your name").press("Enter");
  await expect(page).toHaveURL(paths.shared(shareId));
  expect(await page.evaluate(() => Object.keys(localStorage).join())).not.toContain("openpane:answer");
});

test("an owner without a cookie is recognised by the token, on both kinds of link", async ({
  page,
  deps,
  request,
  signIn,
}) => {
  const { token } = await signIn();
  const { id, shareId } = await makeSurvey(request, token);
  for (const path of [paths.shared(shareId), await inviteOne(deps, request, token, id)]) {
    await page.context().clearCookies({ name: sessionTokenName });
    await page.goto(path);
    await expect(page.getByRole("heading", { name: "This is your own round" })).toBeVisible();
  }
});

test.describe("someone else", () => {
  test.use({ expectedComplaints: /status of 401/ });

  test("someone with an expired token can answer, and nothing is requested without a token", async ({
    request,
    signIn,
    openVisitor,
  }) => {
    const { token } = await signIn();
    const { shareId } = await makeSurvey(request, token);
    const peer = await openVisitor();
    const asked: string[] = [];
    peer.on("request", (sent) => asked.push(new URL(sent.url()).pathname));
    await peer.goto(paths.shared(shareId), { waitUntil: "networkidle" });
    expect(asked).not.toContain("/api/me");

    await peer.evaluate((name) => localStorage.setItem(name, "dead"), sessionTokenName);
    const refused = peer.waitForResponse("**/api/me");
    await peer.reload();
    expect((await refused).status()).toBe(401);
    await pick(peer, "Able", "Calm", "Kind", "Wise", "Warm");
    await peer.getByRole("button", { name: "Send my 5 words" }).click();
    await expect(peer).toHaveURL(thanksPath);
    expect(asked.filter((path) => path === "/api/me")).toHaveLength(1);
  });
});
