import { days, hours } from "#src/server/clock.ts";
import { acceptInvitation, declineInvitation } from "#src/server/domain/client/invitation.ts";
import { leaveProgramme, setSharing } from "#src/server/domain/client/sharing.ts";
import { announceReplies, sendDigests, announceSharedResults } from "#src/server/domain/facilitator/news.ts";
import { endMeeting, startMeeting } from "#src/server/domain/meeting/lead-meeting.ts";
import { replyToMeeting } from "#src/server/domain/meeting/own-meeting.ts";
import { notifyReadySurveys } from "#src/server/domain/survey/timed/notify-owners.ts";
import { setMailPreferences } from "#src/server/domain/mail/topics/opt-outs.ts";
import {
  anywhere,
  askClient,
  answerAbout,
  makeMember,
  makeOpened,
} from "#tests/factories/programme/client.ts";
import { makeFacilitator } from "#tests/factories/programme/facilitator.ts";
import { makeClient, makeProgramme } from "#tests/factories/programme/programme.ts";
import { makeDeps, type TestDeps } from "#tests/setup/deps.ts";
import { mailsTo } from "#tests/setup/local-mailbox.ts";
import { describe, expect, it } from "vitest";
import * as schema from "#db/schema/index.ts";
import type { Actor } from "#src/server/actor.ts";
import { createProgramme } from "#src/server/domain/programme/create-programme.ts";
import { remindClients } from "#src/server/domain/programme/asking/remind-clients.ts";
import { eq } from "drizzle-orm";

const email = "mira@example.org";

async function withProgramme(overrides: Parameters<typeof makeProgramme>[2] = {}) {
  const deps = await makeDeps();
  const mira = await makeFacilitator(deps, { email, firstName: "Mira", lastName: "Holm" });
  return { deps, mira, programme: await makeProgramme(deps, mira, overrides) };
}

const told = async (deps: TestDeps, address = email) =>
  (await mailsTo(deps, address)).map(({ subject }) => subject);

const sharedSubject = "A client shared their result with you";
const digestSubject = "News about your clients";

describe("the email that a client shares their result", () => {
  async function withOpened() {
    const world = await withProgramme();
    const member = await makeOpened(world.deps, world.programme, { name: "Ada" });
    const share = (result: boolean) => setSharing(world.deps, member.actor, member.surveyId, { result });
    return { ...world, member, share };
  }

  it("is sent once each time sharing begins, with nothing but client and programme", async () => {
    const { deps, programme, member, share } = await withOpened();
    await announceSharedResults(deps);
    expect(await told(deps)).toEqual([]);
    await share(true);
    await Promise.all([announceSharedResults(deps), announceSharedResults(deps)]);
    deps.clock.advance(hours(1));
    await announceSharedResults(deps);
    const [mail, ...more] = await mailsTo(deps, email);
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ subject: sharedSubject, bucket: "other" });
    expect(mail?.text).toContain("Ada has shared their result in “Spring cohort” with you.");
    expect(mail?.text).toContain(
      `/facilitator/assessment/${programme.id}/insights?client=${member.clientId}`,
    );
    expect((mail?.text ?? "").replaceAll(/http\S+/g, "")).not.toMatch(/\d|able|bold/);
    await share(false);
    await share(true);
    await announceSharedResults(deps);
    expect(await told(deps)).toEqual([sharedSubject, sharedSubject]);
  });

  it("is one for all of an hour, without names in its subject", async () => {
    const { deps, mira, programme, share } = await withOpened();
    await share(true);
    const autumn = await makeProgramme(deps, mira, { title: "Autumn" });
    for (const [name, of] of [
      ["Ben", programme],
      ["Cleo", autumn],
    ] as const) {
      const { actor, surveyId } = await makeOpened(deps, of, { name });
      await setSharing(deps, actor, surveyId, { result: true });
    }
    await Promise.all([announceSharedResults(deps), announceSharedResults(deps)]);
    deps.clock.advance(hours(1));
    await announceSharedResults(deps);
    const [mail, ...more] = await mailsTo(deps, email);
    expect(more).toEqual([]);
    expect(mail?.subject).toBe("3 clients shared their results with you");
    expect(mail?.text).toContain("Ada and Ben have shared their results in “Spring cohort” with you.");
    expect(mail?.text).toContain("Cleo has shared their result in “Autumn” with you.");
  });

  it.each([
    ["nobody where the facilitator watched", true, []],
    ["the facilitator where a colleague watched", false, [sharedSubject]],
  ])("goes to %s", async (_, isOwnSession, expected) => {
    const { deps, mira, programme } = await withProgramme({ opens: "together" });
    const member = await makeMember(deps, programme);
    const { actor, surveyId } = member;
    await answerAbout(deps, member);
    await startMeeting(deps, mira, member.clientId);
    if (!isOwnSession)
      await deps.db.write((tx) => tx.update(schema.meetings).set({ startedBy: actor.userId }));
    await replyToMeeting(deps, actor, surveyId, true);
    await announceSharedResults(deps);
    expect(await told(deps)).toEqual(expected);
  });

  it("is sent about what was shared before a session that the client didn't join", async () => {
    const { deps, mira, member, share } = await withOpened();
    await startMeeting(deps, mira, member.clientId);
    await share(true);
    await endMeeting(deps, mira, member.clientId);
    await announceSharedResults(deps);
    expect(await told(deps)).toEqual([sharedSubject]);
  });
});

describe("the email about replies", () => {
  it("is one for each hour that is over, and none for the example or someone who left", async () => {
    const { deps, mira, programme } = await withProgramme();
    const autumn = await makeProgramme(deps, mira, { title: "Autumn" });
    const example = await makeProgramme(deps, mira, { title: "Example", isExample: true });
    await makeMember(deps, programme, { name: "Ada" });
    for (const name of ["Ben", "Cleo"]) await makeMember(deps, autumn, { name });
    const { token } = await askClient(deps, programme, { name: "Dan" });
    await declineInvitation(deps, { actor: null, origin: anywhere }, { token });
    await makeMember(deps, example);
    const gone = await makeMember(deps, programme, { name: "Eve" });
    await leaveProgramme(deps, gone.actor, gone.surveyId);
    await announceReplies(deps);
    expect(await told(deps)).toEqual([]);
    deps.clock.advance(hours(1));
    await Promise.all([announceReplies(deps), announceReplies(deps)]);
    await declineInvitation(deps, { actor: null, origin: anywhere }, { token });
    deps.clock.advance(hours(5));
    await announceReplies(deps);
    const [mail, ...more] = await mailsTo(deps, email);
    expect(more).toEqual([]);
    expect(mail?.subject).toBe("4 clients have replied to your invitations");
    expect(mail?.text).toContain(
      "Ada has joined “Spring cohort”.\n\nBen and Cleo have joined “Autumn”.\n\nDan has declined your invitation to “Spring cohort”.\n",
    );
    await acceptInvitation(deps, { actor: null, origin: anywhere }, { token }, {});
    deps.clock.advance(hours(1));
    await announceReplies(deps);
    expect((await told(deps)).slice(1)).toEqual(["A client has accepted your invitation"]);
  });

  it("isn't sent to a facilitator who has turned it off", async () => {
    const { deps, mira, programme } = await withProgramme();
    await setMailPreferences(deps, mira, { clients: false });
    await makeMember(deps, programme);
    deps.clock.advance(hours(1));
    await announceReplies(deps);
    expect(await told(deps)).toEqual([]);
  });
});

describe("the digest", () => {
  /** From Friday at nine to Monday at eight. */
  const untilMonday = hours(71);

  it("is sent once on Mondays at eight, with stages and names", async () => {
    const { deps, programme } = await withProgramme();
    await makeClient(deps, programme);
    const ben = await makeMember(deps, programme, { name: "Ben" });
    await answerAbout(deps, ben);
    const ada = await makeOpened(deps, programme, { name: "Ada" });
    await setSharing(deps, ada.actor, ada.surveyId, { result: true });
    await sendDigests(deps);
    deps.clock.advance(untilMonday - 1);
    await sendDigests(deps);
    expect(await told(deps)).toEqual([]);
    deps.clock.advance(1);
    await Promise.all([sendDigests(deps), sendDigests(deps)]);
    deps.clock.advance(hours(1));
    await sendDigests(deps);
    const [mail, ...more] = await mailsTo(deps, email);
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ subject: digestSubject, bucket: "other" });
    expect(mail?.text).toContain("“Spring cohort”: Invited (1) · Window ready (1) · Shared with you (1)");
    expect(mail?.text).toContain("Window ready: Ben\n");
    expect(mail?.text).toContain("Shared with you in the last seven days: Ada\n");
    deps.clock.advance(days(7) - hours(1));
    await sendDigests(deps);
    expect(await told(deps)).toEqual([digestSubject, digestSubject]);
  });

  it.each([
    ["the programme is closed", { closedAt: new Date("2026-11-20T09:00:00Z") }, "invited"],
    ["it is an example", { isExample: true }, "invited"],
    ["everyone has declined", {}, "declined"],
  ] as const)("isn't sent if %s", async (_, overrides, state) => {
    const { deps, programme } = await withProgramme(overrides);
    await makeClient(deps, programme, { state });
    deps.clock.advance(untilMonday);
    await sendDigests(deps);
    expect(await told(deps)).toEqual([]);
  });
});

describe("the email that a window can be opened", () => {
  it("doesn't suggest opening alone what is opened together", async () => {
    const { deps, programme } = await withProgramme({ opens: "together" });
    const member = await makeMember(deps, programme);
    await answerAbout(deps, member);
    await notifyReadySurveys(deps);
    const [mail] = await mailsTo(deps, member.client.email);
    expect(mail?.subject).toBe("Enough people have answered");
    expect(mail?.text).toContain(
      "Mira Holm would like to open your window with you in a session. Whether you join is up to you.",
    );
    expect(mail?.text).not.toMatch(/can open it/);
  });
});

describe("reminders of clients", () => {
  async function remindedOver(
    hoursPassed: number,
    act: (deps: TestDeps, mira: Actor, faId: string, clientId: string) => Promise<unknown> = () =>
      Promise.resolve(),
    reminders = true,
  ) {
    const deps = await makeDeps();
    const mira = await makeFacilitator(deps);
    const clients = [{ name: "Anna", email: "anna@example.org" }];
    const { id, invited } = await createProgramme(deps, mira, {
      title: "Spring",
      message: null,
      clients,
      reminders,
    });
    await act(deps, mira, id, invited[0]?.id ?? "");
    const at: number[] = [];
    let before = 1;
    for (let hour = 1; hour <= hoursPassed; hour += 1) {
      deps.clock.advance(hours(1));
      await remindClients(deps);
      const now = (await mailsTo(deps, "anna@example.org")).length;
      if (now > before) at.push(hour / 24);
      before = now;
    }
    return at.map((day) => Math.round(day * 10) / 10);
  }

  const set =
    (changes: Partial<typeof schema.clients.$inferInsert>) =>
    (deps: TestDeps, _: Actor, __: string, id: string) =>
      deps.db.write((tx) => tx.update(schema.clients).set(changes).where(eq(schema.clients.id, id)));

  it("are sent after three and seven days and then stop", async () => {
    expect(await remindedOver(24 * 12)).toEqual([3, 7]);
  });

  it("aren't sent to people who replied, or if they are off", async () => {
    expect(await remindedOver(24 * 8, set({ state: "declined" }))).toEqual([]);
    expect(await remindedOver(24 * 8, undefined, false)).toEqual([]);
  });
});
