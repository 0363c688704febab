import { setSharing } from "#src/server/domain/client/sharing.ts";
import { createProgramme } from "#src/server/domain/programme/create-programme.ts";
import { startMeeting } from "#src/server/domain/meeting/lead-meeting.ts";
import { givePlan } from "#tests/factories/billing.ts";
import { answerAbout, askClient, makeMember, makeOpened } from "#tests/factories/programme/client.ts";
import { makeCoFacilitator, makeColleague } from "#tests/factories/programme/co-facilitator.ts";
import { makeFacilitator } from "#tests/factories/programme/facilitator.ts";
import { makeProgramme } from "#tests/factories/programme/programme.ts";
import { makeUser } from "#tests/factories/user.ts";
import { once } from "#tests/setup/once.ts";
import type { TestDeps } from "#tests/setup/deps.ts";

/** A facilitator, their client and unrelated people, and the objects of rows. */
export function makeProgrammeWorld(deps: TestDeps) {
  const mira = once(() => makeUser(deps, { firstName: "Mira", lastName: "Holm" }));
  const programme = once(async () => makeProgramme(deps, await mira()));
  const member = once(async () => makeMember(deps, await programme()));
  const sharing = once(async () => {
    const opened = await makeOpened(deps, await programme());
    await setSharing(deps, opened.actor, opened.surveyId, { result: true });
    return opened;
  });
  const ready = once(async () => {
    const someone = await makeMember(deps, await programme());
    await answerAbout(deps, someone);
    return someone;
  });
  const asked = once(async () => {
    await startMeeting(deps, await mira(), (await ready()).clientId);
    return ready();
  });
  const paying = once(async () => {
    await givePlan(deps, await mira());
    return mira();
  });
  /** Leads a team with Mira, but not the programme. */
  const colleague = once(async () => makeColleague(deps, await paying()));
  const co = once(async () => {
    const { mia } = await makeCoFacilitator(deps, await paying(), await programme());
    await givePlan(deps, mia);
    return mia;
  });
  const invited = once(async () => askClient(deps, await programme()));
  const invitedAddress = async () => ({ email: (await invited()).client.email });
  const people = {
    /** Asked to join Mira's programme, at their account's address: `invitedClient` in rows. */
    invitee: async () => makeUser(deps, await invitedAddress()),
    /** Claims that address without confirming it. */
    unconfirmedInvitee: async () => makeUser(deps, { ...(await invitedAddress()), emailVerifiedAt: null }),
    /** Mira waits for them to open their window with her. */
    askedClient: async () => (await asked()).actor,
    /** `clientRound` and `mirasClient` in rows. */
    client: async () => (await member()).actor,
    otherClient: async () => {
      const other = await makeProgramme(deps, await makeFacilitator(deps));
      return (await makeMember(deps, other)).actor;
    },
    /** In a trial. */
    trying: async () => {
      const trying = await makeUser(deps);
      await givePlan(deps, trying, { status: "trialing" });
      return trying;
    },
    unconfirmedFacilitator: () => makeFacilitator(deps, { emailVerifiedAt: null }),
    facilitatorOf: paying,
    /** Owns the programme, with an expired plan. */
    lapsedFacilitator: mira,
    /** Leads that programme with its owner, and has a plan. */
    coFacilitator: co,
    otherFacilitator: async () => {
      const other = await makeFacilitator(deps);
      await makeMember(deps, await makeProgramme(deps, other));
      return other;
    },
  };
  const names = {
    /** An idempotency key that `facilitatorOf` has used. */
    startedKey: once(async () => {
      const key = "4f1d8a52-startedBefore";
      const request = { idempotencyKey: key, title: "Before", message: null };
      const clients = [{ name: "Cleo", email: "cleo@example.org" }];
      await createProgramme(deps, await people.facilitatorOf(), { ...request, clients });
      return key;
    }),
    mirasTeam: async () => (await colleague()).team.id,
    colleagueId: async () => (await colleague()).colleague.userId,
    coFacilitatorId: async () => (await co()).userId,
    mirasId: async () => (await mira()).userId,
    mirasProgramme: async () => (await programme()).id,
    clientRound: async () => (await member()).surveyId,
    mirasClient: async () => (await member()).clientId,
    readyClient: async () => (await ready()).clientId,
    askedRound: async () => (await asked()).surveyId,
    meetingClient: once(async () => {
      const { clientId } = await sharing();
      await startMeeting(deps, await mira(), clientId);
      return clientId;
    }),
    sharingClient: async () => (await sharing()).clientId,
    invitedClient: async () => (await invited()).clientId,
    clientToken: once(async () => (await askClient(deps, await programme())).token),
    acceptedToken: async () => (await member()).token,
    closedProgramme: once(async () => {
      const closed = await makeProgramme(deps, await mira(), { closedAt: deps.clock.now() });
      return (await askClient(deps, closed)).token;
    }),
  };
  return { people, names };
}
