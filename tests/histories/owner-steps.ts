import { invitePeople } from "#src/server/domain/invitation/invite-people.ts";
import { revokeInvitation } from "#src/server/domain/invitation/change-invitations.ts";
import { after, days } from "#src/server/clock.ts";
import { savePlan } from "#src/server/domain/action-plan/plans.ts";
import { closeSurvey, shareSurvey, unshareSurvey } from "#src/server/domain/survey/change-survey.ts";
import { sha256 } from "#src/server/ids.ts";
import { actionPlanInput } from "#src/shared/action-plan/action-plan.input.ts";
import { invitationTokens } from "#tests/factories/invitation.ts";
import { choose, refuses } from "./peer-steps.ts";
import { isOpen, type PlayedSurvey } from "./survey.ts";

export async function invite(round: PlayedSurvey, count: number): Promise<void> {
  const { deps, owner, survey, invitations } = round;
  const domain = `${sha256(survey.id).slice(0, 12)}.example`;
  const emails = Array.from({ length: count }, (_, i) => `peer-${String(invitations.length + i)}@${domain}`);
  const call = invitePeople(deps, owner, survey.id, { emails, message: null });
  if (!isOpen(round)) return refuses(call, "conflict");
  for (const invited of (await call).invited) {
    const [token = ""] = await invitationTokens(deps, invited.email);
    invitations.push({ ...invited, token, used: false, revoked: false });
  }
}

/** Revokes an invitation, used or not: both look the same to the owner (rule A7). */
export async function revoke(
  { deps, owner, survey, invitations }: PlayedSurvey,
  which: number,
): Promise<void> {
  const invitation = choose(invitations, which);
  if (invitation === undefined) return;
  const call = revokeInvitation(deps, owner, survey.id, invitation.id);
  if (invitation.revoked) return refuses(call, "not_found");
  await call;
  invitation.revoked = true;
}

/** Removes the open link, or creates another. */
export async function moveLink(round: PlayedSurvey): Promise<void> {
  const { deps, owner, survey, shareId } = round;
  if (shareId !== null) {
    await unshareSurvey(deps, owner, survey.id);
    Object.assign(round, { shareId: null, deadShareId: shareId });
  } else if (survey.audience === "organisation" || !isOpen(round)) {
    await refuses(shareSurvey(deps, owner, survey.id), "conflict");
  } else {
    round.shareId = (await shareSurvey(deps, owner, survey.id)).shareId;
  }
}

export async function close(round: PlayedSurvey): Promise<void> {
  await closeSurvey(round.deps, round.owner, round.survey.id);
  if (isOpen(round)) round.completedAt = round.deps.clock.now();
}

/** Makes an action plan with a reminder in two days. A later result moves the day. */
export async function planAhead(round: PlayedSurvey): Promise<void> {
  const { deps, owner, survey } = round;
  const until = after(deps.clock.now(), days(2)).toISOString().slice(0, "2026-11-22".length);
  const plan = actionPlanInput.parse({ deed: "Listen longer", until, remind: true });
  await savePlan(deps, owner, { surveyId: survey.id, pane: "arena" }, plan);
  round.lookBackOn = until;
}
