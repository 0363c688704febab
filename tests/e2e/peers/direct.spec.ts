import { paths } from "#src/shared/site/paths.ts";
import { serverPaths } from "#src/shared/site/server-paths.ts";
import { z } from "zod";
import { expectAccessible } from "#tests/e2e/support/accessible.ts";
import { expect, test } from "#tests/e2e/support/fixtures.ts";
import { makeSurvey } from "#tests/e2e/support/survey.ts";

test.use({ expectedComplaints: /status of 404/ });

test("a code leads to the round, without a script; a wrong one is kept and explained", async ({
  page,
  request,
  signIn,
  openVisitor,
}) => {
  const { token } = await signIn();
  const { id, shareId } = await makeSurvey(request, token, "Whom the code is for");
  const headers = { authorization: `Bearer ${token}` };
  const shared = await request.post(`/api/surveys/${id}/share`, { headers });
  const { code } = z.object({ code: z.string() }).parse(await shared.json());

  const peer = await openVisitor({ javaScriptEnabled: false });
  await peer.goto(serverPaths.newInvitee());
  await peer.getByLabel("Code or link").fill("not-a-round");
  await peer.getByRole("button", { name: "Go to the round" }).click();
  const field = peer.getByLabel("Code or link");
  await expect(field).toHaveValue("not-a-round");
  await expect(field).toBeFocused();
  await expect(field).toHaveAccessibleDescription(/No round has this code\./);
  await field.fill(code);
  await field.press("Enter");
  await expect(peer).toHaveURL(paths.shared(shareId));

  // The owner finds the way back to the round that runs.
  await page.goto(serverPaths.direct());
  await page.getByLabel("Code or link").fill("not-a-round");
  await page.getByRole("button", { name: "Go to the round" }).click();
  await expect(page.getByText("No round has this code.")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: "Continue" }).click();
  await expect(page).toHaveURL(paths.assessment(id));
});

test("an answer that was begun is offered where a code is entered, until its link is gone", async ({
  request,
  signIn,
  openVisitor,
}) => {
  const { token } = await signIn();
  const { id, shareId } = await makeSurvey(request, token);
  const peer = await openVisitor();
  const begun = peer.getByRole("region", { name: "Begun in this browser" });
  await peer.goto(serverPaths.direct());
  await expect(peer.getByRole("link", { name: "Start a round" })).toBeVisible();
  await expect(begun).toBeHidden();
  await peer.goto(paths.shared(shareId));
  for (const name of ["Able", "Calm"]) await peer.getByText(name, { exact: true }).click();

  await peer.setViewportSize({ width: 320, height: 640 });
  await peer.goto(serverPaths.direct());
  const overflow = "document.documentElement.scrollWidth - innerWidth";
  expect(await peer.evaluate<number>(overflow)).toBeLessThanOrEqual(0);
  await begun.getByRole("link", { name: /2 words/ }).click();
  await expect(peer).toHaveURL(paths.shared(shareId));
  await expect(peer.getByText("2 picked · choose 5 to 10")).toBeVisible();

  await request.delete(`/api/surveys/${id}/share`, { headers: { authorization: `Bearer ${token}` } });
  await peer.goto(serverPaths.direct());
  await begun.getByRole("link").click();
  await expect(peer.getByRole("heading", { name: "This link leads nowhere" })).toBeVisible();
  await peer.getByRole("link", { name: "Enter a code instead" }).click();
  await expect(peer.getByRole("link", { name: "Start a round" })).toBeVisible();
  await expect(begun).toBeHidden();
});

test("old and other addresses lead to the same pages, with their queries", async ({ page, signIn }) => {
  await signIn();
  for (const [from, to] of [
    ["/new-assessment/self?from=mail", `${paths.assessmentNew()}?from=mail`],
    ["/assessment/results/some-id?from=mail", "/assessment/some-id/results?from=mail"],
  ] as const) {
    await page.goto(from);
    await expect(page).toHaveURL(to);
  }
});
