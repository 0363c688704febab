import { getDashboardOverview } from "#src/server/domain/dashboard/get-overview.ts";
import { listInvitations } from "#src/server/domain/invitation/list-invitations.ts";
import { revokeInvitation } from "#src/server/domain/invitation/revoke-invitation.ts";
import { setSurveyMuted } from "#src/server/domain/mail/topics/unsubscribe.ts";
import { getSurvey } from "#src/server/domain/survey/read.ts";
import { saveSelf } from "#src/server/domain/survey/save-self.ts";
import { surveyStage } from "#src/shared/survey/survey-stage.ts";
import { answerInvited, invite } from "#tests/factories/invitation.ts";
import { makeInvitingSurvey } from "#tests/factories/inviting-survey.ts";
import { wordsFrom } from "#tests/factories/survey.ts";
import { mailsTo } from "#tests/setup/local-mailbox.ts";
import { expect, it } from "vitest";

it.each(["personal", "organisation"] as const)(
  "says that people are asked once they are invited, in a round that is %s",
  async (audience) => {
    const { deps, owner, id, ask } = await makeInvitingSurvey({ audience });
    await saveSelf(deps, owner, id, wordsFrom(0));
    const stages = async () => {
      const { surveys } = await getDashboardOverview(deps, owner);
      return [...surveys, await getSurvey(deps, owner, id)].map(surveyStage);
    };
    expect(await stages()).toEqual(["share", "share"]);
    await ask(["ann@example.org", "bo@example.org"]);
    expect(await stages()).toEqual(["wait", "wait"]);
  },
);

it("counts whoever is invited, and moves with no answer and no wish to be left alone (rule A7)", async () => {
  const { deps, owner, id, ask } = await makeInvitingSurvey();
  const counted = async () => (await getSurvey(deps, owner, id)).invitedCount;
  const token = await invite(deps, owner, id, "ann@example.org");
  await ask(["bo@example.org", "cy@example.org"]);
  expect(await counted()).toBe(3);
  await answerInvited(deps, token);
  expect(await counted()).toBe(3);
  const [mail] = await mailsTo(deps, "bo@example.org");
  await setSurveyMuted(deps, /token=([\w-]+)/.exec(mail?.unsubscribeUrl ?? "")?.[1] ?? "", true);
  expect(await counted()).toBe(3);
  // Taken back: one less, whether it was used or not.
  for (const [place, { id: invitationId }] of (await listInvitations(deps, owner, id)).entries()) {
    await revokeInvitation(deps, owner, id, invitationId);
    expect(await counted()).toBe(2 - place);
  }
  // Invited again, with the use still known: one more, as anyone.
  await ask(["ann@example.org"]);
  expect(await counted()).toBe(1);
});
