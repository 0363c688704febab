import { meetings, users } from "#db/schema/index.ts";
import type { Actor } from "#src/server/actor.ts";
import { hours, minutes } from "#src/server/clock.ts";
import { savePlan } from "#src/server/domain/action-plan/plans.ts";
import { revealSurvey } from "#src/server/domain/analysis/reveal-survey.ts";
import { getSharing, setSharing } from "#src/server/domain/client/sharing.ts";
import { signInByLink } from "#src/server/domain/account/verification/sign-in-link.ts";
import {
  emailMeeting,
  endMeeting,
  getMeeting,
  moveMeeting,
  startMeeting,
} from "#src/server/domain/meeting/lead-meeting.ts";
import { getOwnMeeting, replyToMeeting } from "#src/server/domain/meeting/own-meeting.ts";
import { getClientAnalysis, getLedger } from "#src/server/domain/programme/results.ts";
import { getDashboardOverview } from "#src/server/domain/dashboard/overview.ts";
import { actionPlanInput } from "#src/shared/action-plan/action-plan.input.ts";
import type { Meeting } from "#src/shared/meeting/meeting.output.ts";
import { paths } from "#src/shared/site/paths.ts";
import { anywhere, answerAbout, makeMember } from "#tests/factories/programme/client.ts";
import { makeFacilitator } from "#tests/factories/programme/facilitator.ts";
import { makeProgramme } from "#tests/factories/programme/programme.ts";
import { makeUser } from "#tests/factories/user.ts";
import { makeApi, signIn } from "#tests/setup/api.ts";
import { makeDeps, type TestDeps } from "#tests/setup/deps.ts";
import { mailsTo } from "#tests/setup/local-mailbox.ts";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";

async function makeReady(opens: "client" | "together" = "together") {
  const deps = await makeDeps();
  const facilitator = await makeFacilitator(deps, { firstName: "Mira", lastName: "Holm" });
  const programme = await makeProgramme(deps, facilitator, { opens });
  const member = await makeMember(deps, programme, { name: "Anna Berg" });
  await answerAbout(deps, member);
  const { actor, surveyId, clientId } = member;
  return { deps, facilitator, programme, actor, surveyId, clientId };
}

describe("a window that is opened together", () => {
  it("stays closed until the facilitator starts, then opens and is shared by the client's click", async () => {
    const { deps, facilitator, actor, surveyId, clientId } = await makeReady();
    await expect(revealSurvey(deps, actor, surveyId)).rejects.toThrow(/together with Mira Holm/);
    expect(await startMeeting(deps, facilitator, clientId)).toMatchObject({ state: "asked" });
    await expect(getClientAnalysis(deps, facilitator, clientId)).rejects.toMatchObject({
      code: "programme.notShared",
    });
    expect(await replyToMeeting(deps, actor, surveyId, true)).toMatchObject({
      state: "running",
      withWhom: "Mira Holm",
    });
    const { analysis } = await getClientAnalysis(deps, facilitator, clientId);
    expect(analysis.snapshot).toBe(1);
  });

  it('stays closed and unseen after "not now" until the client is asked again', async () => {
    const { deps, facilitator, actor, surveyId, clientId } = await makeReady();
    await startMeeting(deps, facilitator, clientId);
    await replyToMeeting(deps, actor, surveyId, false);
    expect(await getMeeting(deps, facilitator, clientId)).toMatchObject({ state: "refused" });
    await expect(revealSurvey(deps, actor, surveyId)).rejects.toMatchObject({ kind: "conflict" });
    await expect(moveMeeting(deps, facilitator, clientId, "arena")).rejects.toMatchObject({
      kind: "not_found",
    });
    expect(await startMeeting(deps, facilitator, clientId)).toMatchObject({ state: "asked" });
  });

  it('opens after "not now" if the client changes their mind, until the facilitator ends the request', async () => {
    const { deps, facilitator, actor, surveyId, clientId } = await makeReady();
    await startMeeting(deps, facilitator, clientId);
    await replyToMeeting(deps, actor, surveyId, false);
    await endMeeting(deps, facilitator, clientId);
    await expect(replyToMeeting(deps, actor, surveyId, true)).rejects.toMatchObject({
      code: "meeting.notAsked",
    });
    await startMeeting(deps, facilitator, clientId);
    await replyToMeeting(deps, actor, surveyId, false);
    expect(await replyToMeeting(deps, actor, surveyId, true)).toMatchObject({ state: "running" });
    expect(await getMeeting(deps, facilitator, clientId)).toMatchObject({ client: { stage: "shared" } });
  });

  it("says to both sides that it's a glimpse, until it's open", async () => {
    const { deps, facilitator, actor, surveyId, clientId } = await makeReady();
    const said = async () => [
      (await getMeeting(deps, facilitator, clientId)).nextAfterGlimpse,
      (await getOwnMeeting(deps, actor, surveyId)).nextAfterGlimpse,
    ];
    expect(await said()).toEqual([3, 3]);
    await startMeeting(deps, facilitator, clientId);
    await replyToMeeting(deps, actor, surveyId, true);
    expect(await said()).toEqual([null, null]);
  });
});

describe("a session", () => {
  it("about a shared result starts at once, and both sides read the same", async () => {
    const { deps, facilitator, actor, surveyId, clientId } = await makeReady("client");
    await revealSurvey(deps, actor, surveyId);
    await setSharing(deps, actor, surveyId, { result: true });
    await startMeeting(deps, facilitator, clientId);
    const moved = await moveMeeting(deps, facilitator, clientId, "blindSpot");
    expect(moved).toMatchObject({ state: "running", step: "blindSpot" });
    const own = await getOwnMeeting(deps, actor, surveyId);
    expect(own).toEqual({ ...moved, withWhom: "Mira Holm", client: null });
    expect(await endMeeting(deps, facilitator, clientId)).toMatchObject({ state: "over" });
  });

  it("leaves a trace that both sides read: when it started, and when it ended", async () => {
    const { deps, facilitator, actor, surveyId, clientId } = await makeReady();
    await startMeeting(deps, facilitator, clientId);
    deps.clock.advance(minutes(1));
    const startedAt = deps.clock.now().toISOString();
    await replyToMeeting(deps, actor, surveyId, true);
    deps.clock.advance(minutes(50));
    await endMeeting(deps, facilitator, clientId);
    const trace = [
      { at: startedAt, what: "session started", facilitator: "Mira Holm" },
      { at: deps.clock.now().toISOString(), what: "session ended", facilitator: "Mira Holm" },
    ];
    const { ledger } = await getSharing(deps, actor, surveyId);
    expect(ledger.slice(-2)).toEqual(trace);
    expect(await getLedger(deps, facilitator, clientId)).toEqual(ledger);
    // One that was only asked for leaves none.
    await setSharing(deps, actor, surveyId, { result: false });
    await startMeeting(deps, facilitator, clientId);
    await endMeeting(deps, facilitator, clientId);
    expect((await getLedger(deps, facilitator, clientId)).at(-1)?.what).toBe("result unshared");
  });

  it("tells that the client saved a step in it, and what it says only once that is shared", async () => {
    const { deps, facilitator, actor, surveyId, clientId } = await makeReady();
    await startMeeting(deps, facilitator, clientId);
    await replyToMeeting(deps, actor, surveyId, true);
    await setSharing(deps, actor, surveyId, { plan: "Calm: an earlier step." });
    deps.clock.advance(1);
    expect((await getMeeting(deps, facilitator, clientId)).client?.hasSaved).toBe(false);
    const plan = actionPlanInput.parse({ traitId: "calm", deed: "Say it first." });
    await savePlan(deps, actor, { surveyId, pane: "arena" }, plan);
    const meeting = await getMeeting(deps, facilitator, clientId);
    expect(meeting.client?.hasSaved).toBe(true);
    expect(JSON.stringify(meeting)).not.toMatch(/calm|Say it|earlier/);
    await setSharing(deps, actor, surveyId, { plan: "Calm: Say it first." });
    const shared = await getMeeting(deps, facilitator, clientId);
    expect(shared.client?.step).toBe("Calm: Say it first.");
    // A session that follows begins without.
    await endMeeting(deps, facilitator, clientId);
    deps.clock.advance(1);
    expect((await startMeeting(deps, facilitator, clientId)).client?.hasSaved).toBe(false);
  });

  it("waits on the client's dashboard where it opens the window, and is there to join once it's on", async () => {
    const { deps, facilitator, actor, surveyId, clientId } = await makeReady();
    const sessions = async () => (await getDashboardOverview(deps, actor)).sessions;
    const withWhom = "Mira Holm";
    expect(await sessions()).toEqual([{ surveyId, withWhom, isOn: false }]);
    await startMeeting(deps, facilitator, clientId);
    expect(await sessions()).toEqual([{ surveyId, withWhom, isOn: true }]);
    await replyToMeeting(deps, actor, surveyId, true);
    expect(await sessions()).toEqual([{ surveyId, withWhom, isOn: true }]);
    // The programme's owner, once the account of whoever started it is gone.
    await deps.db.write((tx) => tx.update(meetings).set({ startedBy: null }));
    expect(await sessions()).toEqual([{ surveyId, withWhom, isOn: true }]);
    deps.clock.advance(hours(13));
    expect(await sessions()).toEqual([]);
  });

  it("ends on both screens when the client stops sharing", async () => {
    const { deps, facilitator, actor, surveyId, clientId } = await makeReady();
    await startMeeting(deps, facilitator, clientId);
    await replyToMeeting(deps, actor, surveyId, true);
    await setSharing(deps, actor, surveyId, { result: false });
    expect(await getMeeting(deps, facilitator, clientId)).toMatchObject({ state: "over", version: 3 });
    await expect(moveMeeting(deps, facilitator, clientId, "arena")).rejects.toMatchObject({
      kind: "not_found",
    });
  });
});

describe("the emailed way into a session", () => {
  const linkIn = (text = "") => /\/login\?link=([\w-]+)&next=(\S+)/.exec(text);

  /** @param emailVerifiedAt of the client's account */
  async function play(emailVerifiedAt: Date | null) {
    const ready = await makeReady();
    const { deps, facilitator, actor, surveyId, clientId } = ready;
    await deps.db.write((tx) => tx.update(users).set({ emailVerifiedAt }).where(eq(users.id, actor.userId)));
    await startMeeting(deps, facilitator, clientId);
    const token = await signIn(deps, facilitator);
    const path = `/api/facilitator/clients/${clientId}/session`;
    const answer = await makeApi(deps)(`${path}/email`, { method: "POST", token, json: {} });
    const seen = [answer.status, await answer.text(), await (await makeApi(deps)(path, { token })).text()];
    const mail = (await mailsTo(deps, actor.email)).at(-1);
    return { ...ready, surveyId, seen, mail, others: await mailsTo(deps, facilitator.email) };
  }

  it("signs the client in, once, and tells the facilitator nothing of that", async () => {
    const { deps, actor, surveyId, facilitator, clientId, ...signing } = await play(new Date(0));
    const plain = await play(null);
    expect(plain.mail?.text).toContain(paths.meeting(plain.surveyId));
    expect(linkIn(plain.mail?.text)).toBeNull();
    expect(plain.mail?.replyTo).toBe(plain.facilitator.email);

    const [, token = "", next = ""] = linkIn(signing.mail?.text) ?? [];
    expect(decodeURIComponent(next)).toBe(paths.meeting(surveyId));
    // A reply that quotes the email would hand the link on.
    expect(signing.mail).toMatchObject({ recipient: actor.email, replyTo: null });
    expect(signing.seen).toEqual(plain.seen);
    expect(JSON.stringify([signing.seen, signing.others])).not.toContain(token);

    // Sent again, there's no second email, and the link still works.
    await emailMeeting(deps, facilitator, clientId);
    const browser = { origin: anywhere, actor: null, registrationKey: null };
    expect((await signInByLink(deps, browser, { token })).user).toMatchObject({ email: actor.email });
    await expect(signInByLink(deps, browser, { token })).rejects.toMatchObject({
      code: "account.signInLinkDead",
    });
  });

  it("doesn't sign in to an account whose address has changed, nor to a stranger's", async () => {
    const { deps, facilitator, actor, clientId } = await makeReady();
    await startMeeting(deps, facilitator, clientId);
    await deps.db.write((tx) =>
      tx.update(users).set({ email: "new@example.org" }).where(eq(users.id, actor.userId)),
    );
    await makeUser(deps, { email: actor.email });
    await emailMeeting(deps, facilitator, clientId);
    expect(linkIn((await mailsTo(deps, actor.email)).at(-1)?.text)).toBeNull();
  });
});

const isMeeting = (value: unknown): value is Meeting => Object(value) === value;

/** The next event of a feed. */
async function nextEvent(reader: ReadableStreamDefaultReader<Uint8Array>): Promise<Meeting> {
  let text = "";
  for (;;) {
    const { value, done } = await reader.read();
    if (done) throw new Error("The feed has ended.");
    text += new TextDecoder().decode(value);
    const event: unknown = JSON.parse(/^data: (.*)$/m.exec(text)?.[1] ?? "null");
    if (isMeeting(event)) return event;
  }
}

async function readFeed(deps: TestDeps, actor: Actor, path: string) {
  const answer = await makeApi(deps)(path, { token: await signIn(deps, actor) });
  const reader = answer.body?.getReader();
  if (reader === undefined) throw new Error("There is no feed.");
  return reader;
}

describe("the feed of a session", () => {
  it("tells the facilitator alone whether the client is there", async () => {
    const { deps, facilitator, actor, surveyId, clientId } = await makeReady();
    const led = await readFeed(deps, facilitator, `/api/facilitator/clients/${clientId}/session/events`);
    expect(await nextEvent(led)).toMatchObject({ client: { isHere: false } });
    const own = await readFeed(deps, actor, `/api/surveys/${surveyId}/session/events`);
    expect(await nextEvent(own)).toMatchObject({ client: null });
    expect(await nextEvent(led)).toMatchObject({ client: { isHere: true } });
    // Another client of the same programme isn't, and neither is one of another programme.
    const other = await makeReady();
    expect(await getMeeting(other.deps, other.facilitator, other.clientId)).toMatchObject({
      client: { isHere: false },
    });
    await Promise.all([own.cancel(), led.cancel()]);
  });

  it("shows the client where the facilitator is", async () => {
    const { deps, facilitator, actor, surveyId, clientId } = await makeReady();
    const answer = await makeApi(deps)(`/api/surveys/${surveyId}/session/events`, {
      token: await signIn(deps, actor),
    });
    expect(answer.headers.get("content-type")).toContain("text/event-stream");
    expect(answer.headers.get("cache-control")).toBe("no-store");
    // A proxy may not buffer events.
    expect(answer.headers.get("x-accel-buffering")).toBe("no");
    const reader = answer.body?.getReader();
    if (reader === undefined) throw new Error("There is no feed.");
    expect(await nextEvent(reader)).toMatchObject({ state: "none" });
    await startMeeting(deps, facilitator, clientId);
    expect(await nextEvent(reader)).toMatchObject({ state: "asked" });
    await replyToMeeting(deps, actor, surveyId, true);
    expect(await nextEvent(reader)).toMatchObject({ state: "running" });
    await moveMeeting(deps, facilitator, clientId, "facade");
    expect(await nextEvent(reader)).toMatchObject({ step: "facade" });
    await reader.cancel();
  });

  it("ends when the person signs out", async () => {
    const { deps, actor, surveyId } = await makeReady();
    const token = await signIn(deps, actor);
    const answer = await makeApi(deps)(`/api/surveys/${surveyId}/session/events`, { token });
    const reader = answer.body?.getReader();
    if (reader === undefined) throw new Error("There is no feed.");
    await nextEvent(reader);
    await makeApi(deps)("/api/logout", { method: "POST", token });
    await expect(nextEvent(reader)).rejects.toThrow("The feed has ended.");
  });
});
