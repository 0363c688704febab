import { revealSurvey } from "#src/server/domain/analysis/reveal-survey.ts";
import { setSharing } from "#src/server/domain/client/sharing.ts";
import {
  endMeeting,
  getMeeting,
  moveMeeting,
  startMeeting,
} from "#src/server/domain/meeting/lead-meeting.ts";
import { getOwnMeeting, replyToMeeting } from "#src/server/domain/meeting/own-meeting.ts";
import { getClientAnalysis } from "#src/server/domain/programme/results.ts";
import type { Meeting } from "#src/shared/meeting/meeting.output.ts";
import { answerAbout, makeMember } from "#tests/factories/programme/client.ts";
import { makeFacilitator } from "#tests/factories/programme/facilitator.ts";
import { makeProgramme } from "#tests/factories/programme/programme.ts";
import { makeApi, signIn } from "#tests/setup/api.ts";
import { makeDeps } from "#tests/setup/deps.ts";
import { describe, expect, it } from "vitest";

async function makeReady(opens: "client" | "together" = "together") {
  const deps = await makeDeps();
  const facilitator = await makeFacilitator(deps, { firstName: "Mira", lastName: "Holm" });
  const programme = await makeProgramme(deps, facilitator, { opens });
  const member = await makeMember(deps, programme);
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
    await expect(replyToMeeting(deps, actor, surveyId, true)).rejects.toMatchObject({
      code: "meeting.notAsked",
    });
    await expect(moveMeeting(deps, facilitator, clientId, "arena")).rejects.toMatchObject({
      kind: "not_found",
    });
    expect(await startMeeting(deps, facilitator, clientId)).toMatchObject({ state: "asked" });
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
    expect(await getOwnMeeting(deps, actor, surveyId)).toEqual({ ...moved, withWhom: "Mira Holm" });
    expect(await endMeeting(deps, facilitator, clientId)).toMatchObject({ state: "over" });
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

describe("the feed of a session", () => {
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
