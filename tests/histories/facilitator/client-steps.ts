import { revealSurvey } from "#src/server/domain/analysis/reveal-survey.ts";
import { acceptInvitation, declineInvitation } from "#src/server/domain/client/invitation.ts";
import { getSharing, setSharing, leaveProgramme } from "#src/server/domain/client/sharing.ts";
import { invitePeople } from "#src/server/domain/invitation/invite-people.ts";
import { replyToMeeting } from "#src/server/domain/meeting/own-meeting.ts";
import { savePlan } from "#src/server/domain/action-plan/plans.ts";
import { submitInvitedResponse, submitResponse } from "#src/server/domain/response/submit-response.ts";
import { closeSurvey, shareSurvey } from "#src/server/domain/survey/change-survey.ts";
import { deleteSurvey } from "#src/server/domain/survey/delete-survey.ts";
import { saveSelf } from "#src/server/domain/survey/own-words.ts";
import { DomainError } from "#src/server/errors.ts";
import { sha256 } from "#src/server/ids.ts";
import { findAccountByEmail } from "#src/server/domain/account/find-account.ts";
import { actionPlanInput } from "#src/shared/action-plan/action-plan.input.ts";
import type { SharingChanges } from "#src/shared/sharing/sharing.input.ts";
import { anywhere } from "#tests/factories/programme/client.ts";
import { invitationTokens } from "#tests/factories/invitation.ts";
import { withdraw } from "#tests/factories/survey.ts";
import { choose } from "#tests/histories/peer-steps.ts";
import type { Person } from "./person.ts";
import type { Play } from "./play.ts";

/** Records the outcome of an act, which may be a refusal. */
async function attempt<Result>(
  { trace }: Play,
  what: string,
  deed: () => Promise<Result>,
): Promise<Result | null> {
  try {
    const result = await deed();
    trace.push(`${what}: done`);
    return result;
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    trace.push(`${what}: ${error.message}`);
    return null;
  }
}

const asOwner = ({ actor, surveyId }: Person) =>
  actor === null || surveyId === null ? null : { actor, surveyId };

/** Rule F6: the click creates the survey, and an account if there was none. */
export async function accept(play: Play, person: Person): Promise<void> {
  const { deps } = play;
  const { actor, token, email } = person;
  const accepted = await attempt(play, "accept", () =>
    acceptInvitation(deps, { actor, origin: anywhere }, { token }, {}),
  );
  if (accepted === null) return;
  if (actor === null) {
    person.actor = await findAccountByEmail(deps.db.read, email);
    play.accounts += 1;
  }
  Object.assign(person, { surveyId: accepted.surveyId, state: "accepted" });
}

export async function decline(play: Play, person: Person): Promise<void> {
  const done = await attempt(play, "decline", async () => {
    const { actor, token } = person;
    await declineInvitation(play.deps, { actor, origin: anywhere }, { token });
    return true;
  });
  if (done === true && person.state === "invited") person.state = "declined";
}

const nothingShared = { shares: false, isForMia: false, isCounted: false, hasPlan: false };

export async function leave(play: Play, person: Person): Promise<void> {
  const owner = asOwner(person);
  if (owner === null) return;
  await attempt(play, "leave", () => leaveProgramme(play.deps, owner.actor, owner.surveyId));
  if (person.state === "accepted") Object.assign(person, { state: "left", ...nothingShared });
}

export async function deleteRound(play: Play, person: Person): Promise<void> {
  const owner = asOwner(person);
  if (owner === null) return;
  await attempt(play, "delete", () => deleteSurvey(play.deps, owner.actor, owner.surveyId));
  Object.assign(person, { surveyId: null, shareId: null, results: 0, ...nothingShared });
  person.peers.length = 0;
  person.invitations.length = 0;
  person.shownResults.clear();
}

export async function pickWords(play: Play, person: Person): Promise<void> {
  const owner = asOwner(person);
  if (owner === null) return;
  const words = play.secrets.own(person.index, person.version + 1, person.base);
  const saved = await attempt(play, "words", () => saveSelf(play.deps, owner.actor, owner.surveyId, words));
  if (saved !== null) person.version += 1;
}

export async function makeLink(play: Play, person: Person): Promise<void> {
  const owner = asOwner(person);
  if (owner === null) return;
  const link = await attempt(play, "link", () => shareSurvey(play.deps, owner.actor, owner.surveyId));
  if (link !== null) person.shareId = link.shareId;
}

export async function invite(play: Play, person: Person, count: number): Promise<void> {
  const owner = asOwner(person);
  if (owner === null) return;
  const { deps, secrets } = play;
  const { index, invitations } = person;
  const emails = Array.from({ length: count }, (_, n) => secrets.invitee(index, invitations.length + n));
  const outcome = await attempt(play, "invite", () =>
    invitePeople(deps, owner.actor, owner.surveyId, { emails, message: null }),
  );
  for (const { email } of outcome?.invited ?? []) {
    const [token = ""] = await invitationTokens(deps, email);
    invitations.push({ token, isUsed: false });
  }
}

/** People answer, by link or invitation; who and how differs between the worlds. */
export async function answer(play: Play, person: Person, count: number): Promise<void> {
  const { deps, secrets } = play;
  const { index, base, shareId, peers, invitations } = person;
  for (let n = 0; n < count; n += 1) {
    const waiting = invitations.filter(({ isUsed }) => !isUsed);
    const invited = secrets.isOther ? waiting.at(-1) : waiting[0];
    const byLink = shareId !== null && (invited === undefined || secrets.isOther);
    if (!byLink && invited === undefined) return;
    const key = sha256(`peer ${index} ${peers.length}`);
    const sender = { actor: null, origin: { network: `10.${index}.0.${peers.length}` } };
    const input = {
      traitIds: [...secrets.picks(index, peers.length, base)],
      peerName: secrets.peerName(index, peers.length),
      submissionKey: key,
    };
    const stored = await attempt(play, "answer", () =>
      byLink
        ? submitResponse(deps, sender, shareId, input)
        : submitInvitedResponse(deps, sender, invited?.token ?? "", input),
    );
    if (stored === null) return;
    peers.push({ key, isReleased: false, isGone: false });
    if (!byLink && invited !== undefined) invited.isUsed = true;
  }
}

export async function takeBack(play: Play, person: Person, which: number): Promise<void> {
  const peer = choose(
    person.peers.filter(({ isGone }) => !isGone),
    which,
  );
  if (peer === undefined) return;
  await attempt(play, "withdraw", () => withdraw(play.deps, peer.key));
  peer.isGone = true;
}

/** A new result contains every answer. */
function noteResult(person: Person, number: number): void {
  if (number <= person.results) return;
  person.results = number;
  for (const peer of person.peers) if (!peer.isGone) peer.isReleased = true;
}

export async function reveal(play: Play, person: Person): Promise<void> {
  const owner = asOwner(person);
  if (owner === null) return;
  const analysis = await attempt(play, "reveal", () => revealSurvey(play.deps, owner.actor, owner.surveyId));
  if (analysis === null) return;
  noteResult(person, analysis.snapshot);
  // It is in the person's account and not shared, so its content doesn't matter to a facilitator.
  const plan = actionPlanInput.parse({ deed: play.secrets.accountPlan });
  await savePlan(play.deps, owner.actor, { surveyId: owner.surveyId, pane: "arena" }, plan);
}

export async function close(play: Play, person: Person): Promise<void> {
  const owner = asOwner(person);
  if (owner !== null) await attempt(play, "close", () => closeSurvey(play.deps, owner.actor, owner.surveyId));
}

/** What they share, according to their own page. */
export async function readSharing({ deps }: Play, person: Person): Promise<void> {
  const owner = asOwner(person);
  if (owner === null) return;
  const { result, group, plan, facilitator } = await getSharing(deps, owner.actor, owner.surveyId);
  const isForMia = facilitator?.others.some(({ isIncluded }) => isIncluded) === true;
  if (result && !person.shares) person.sharedFrom = person.results;
  Object.assign(person, { shares: result, isForMia, isCounted: group, hasPlan: plan !== null });
}

export async function share(play: Play, person: Person, changes: SharingChanges): Promise<void> {
  const owner = asOwner(person);
  if (owner === null) return;
  await attempt(play, "share", () => setSharing(play.deps, owner.actor, owner.surveyId, changes));
  // Results that follow are later.
  play.deps.clock.advance(1);
  await readSharing(play, person);
}

export async function sharePlan(play: Play, person: Person, isWanted: boolean): Promise<void> {
  if (isWanted) person.plans += 1;
  await share(play, person, { plan: isWanted ? play.secrets.plan(person.index, person.plans) : null });
}

/** Agreeing to a meeting opens and shares their window. */
export async function reply(play: Play, person: Person, isAgreed: boolean): Promise<void> {
  const owner = asOwner(person);
  if (owner === null) return;
  const { trace } = play;
  await attempt(play, "reply", () => replyToMeeting(play.deps, owner.actor, owner.surveyId, isAgreed));
  // The window may be open even if the call was refused.
  if (isAgreed && !trace.at(-1)?.includes("Nobody is waiting")) await reveal(play, person);
  await readSharing(play, person);
}
