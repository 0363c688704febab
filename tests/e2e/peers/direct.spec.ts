import { paths } from "#src/shared/site/paths.ts";
import { serverPaths } from "#src/shared/site/server-paths.ts";
import { z } from "zod";
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
  await page.getByRole("link", { name: "Continue" }).click();
  await expect(page).toHaveURL(paths.assessment(id));
});
