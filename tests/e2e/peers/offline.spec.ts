import { getSurvey } from "#src/server/domain/survey/read.ts";
import { paths } from "#src/shared/site/paths.ts";
import { pickAndSend, thanksPath } from "#tests/e2e/support/answer.ts";
import { expect, test } from "#tests/e2e/support/fixtures.ts";
import { inviteOne, makeSurvey } from "#tests/e2e/support/survey.ts";

test.use({ expectedComplaints: /ERR_INTERNET_DISCONNECTED/ });

test("an answer sent offline is delivered later, even after the tab was closed", async ({
  deps,
  request,
  signIn,
  openVisitor,
}) => {
  const { actor, token } = await signIn();
  const round = await makeSurvey(request, token);
  const countAnswers = async () => (await getSurvey(deps, actor, round.id)).peerAssessmentCount;
  const links = [paths.shared(round.shareId), await inviteOne(deps, request, token, round.id)];
  for (const [index, link] of links.entries()) {
    const peer = await openVisitor();
    const context = peer.context();
    await peer.goto(link);
    await context.setOffline(true);
    await pickAndSend(peer);
    await expect(peer.getByText(/your answer waits in this browser/)).toBeInViewport();
    expect(await countAnswers()).toBe(index);
    await peer.close();

    await context.setOffline(false);
    const again = await context.newPage();
    await again.goto(link);
    await expect(again).toHaveURL(thanksPath);
    await expect(again.getByRole("region", { name: /^You see/ }).getByRole("listitem")).toHaveCount(5);
    expect(await countAnswers()).toBe(index + 1);
    await expect
      .poll(() => again.evaluate(() => Object.keys(localStorage).join()))
      .not.toContain("openpane:answer");
    await again.goto(link);
    expect(await countAnswers(), "stored once").toBe(index + 1);
  }
});
