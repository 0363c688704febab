import { deleteAccount } from "#src/server/domain/own-data/delete-account.ts";
import { revealSurvey } from "#src/server/domain/analysis/reveal-survey.ts";
import { leaveProgramme, setSharing } from "#src/server/domain/client/sharing.ts";
import { deleteSurvey } from "#src/server/domain/survey/delete-survey.ts";
import { getClientAnalysis } from "#src/server/domain/programme/results.ts";
import { getSignedUrl } from "#src/server/domain/voice/get-signed-url.ts";
import { spendTicket, startTalk } from "#src/server/domain/voice/start-talk.ts";
import { voiceTexts } from "#src/shared/voice/voice-texts.ts";
import { knownPassword, makeUserWithPassword } from "#tests/factories/password.ts";
import { makeOpened } from "#tests/factories/programme/client.ts";
import { makeFacilitator } from "#tests/factories/programme/facilitator.ts";
import { makeProgramme } from "#tests/factories/programme/programme.ts";
import { makeAnswers, makeSharedSurvey } from "#tests/factories/survey.ts";
import { makeUser } from "#tests/factories/user.ts";
import { scriptedBrain } from "#tests/fakes/scripted-brain.ts";
import { makeApi, signIn } from "#tests/setup/api.ts";
import { makeDeps } from "#tests/setup/deps.ts";
import { initiation } from "#tests/setup/talk.ts";
import { TestTimers } from "#tests/setup/test-timers.ts";
import { describe, expect, it } from "vitest";

const origin = { network: "203.0.113.1" };
const spent = { code: "voice.ticketSpent" };

async function world() {
  const deps = await makeDeps({ voice: scriptedBrain() });
  const owner = await makeUserWithPassword(deps);
  const { survey, shareId } = await makeSharedSurvey(deps, owner);
  const coach = { purpose: "coach", surveyId: survey.id } as const;
  const reveal = async () => {
    await makeAnswers(deps, shareId, 3);
    await revealSurvey(deps, owner, survey.id);
  };
  return { deps, owner, survey, coach, reveal };
}

describe("a talk token", () => {
  it("is refused once its survey is deleted", async () => {
    const { deps, owner, survey, coach, reveal } = await world();
    await reveal();
    const { token } = await getSignedUrl(deps, owner, origin, coach);
    await deleteSurvey(deps, owner, survey.id);
    await expect(spendTicket(deps, token)).rejects.toMatchObject(spent);
  });

  it("is refused once its owner's account is deleted", async () => {
    const { deps, owner, coach, reveal } = await world();
    await reveal();
    const { token } = await getSignedUrl(deps, owner, origin, coach);
    await deleteAccount(deps, owner, origin, knownPassword);
    await expect(spendTicket(deps, token)).rejects.toMatchObject(spent);
  });

  it("isn't issued to someone who has signed out", async () => {
    const { deps, owner, survey, reveal } = await world();
    await reveal();
    const [api, token] = [makeApi(deps), await signIn(deps, owner)];
    const path = `/api/voice/get-signed-url?purpose=coach&surveyId=${survey.id}`;
    expect((await api(path, { token })).status).toBe(200);
    await api("/api/logout", { method: "POST", token });
    expect((await api(path, { token })).status).toBe(401);
  });
});

describe("a running talk", () => {
  it.each(["round", "account"])("ends when its %s is deleted", async (what) => {
    const { deps, owner, survey, coach, reveal } = await world();
    await reveal();
    const { token } = await getSignedUrl(deps, owner, origin, coach);
    const ends: unknown[] = [];
    const wire = { send: () => undefined, close: (...end: unknown[]) => void ends.push(end) };
    const { network } = origin;
    const talk = await startTalk(deps, { token, network }, wire, new TestTimers(deps.clock));
    talk.receive(JSON.stringify(initiation));
    await deleteAccount(deps, await makeUserWithPassword(deps), origin, knownPassword);
    expect(ends).toEqual([]);
    if (what === "round") await deleteSurvey(deps, owner, survey.id);
    else await deleteAccount(deps, owner, origin, knownPassword);
    expect(ends).toEqual([[1008, voiceTexts.deleted]]);
  });
});

describe("someone else's survey", () => {
  it("looks like no survey at all, with and without a result", async () => {
    const { deps, survey, reveal } = await world();
    const token = await signIn(deps, await makeUser(deps));
    const api = makeApi(deps);
    const ask = async (id: string) => {
      const answer = await api(`/api/voice/get-signed-url?purpose=coach&surveyId=${id}`, { token });
      const body = (await answer.text()).replace(/"requestId":"[^"]*"/, "");
      return {
        status: answer.status,
        body,
        headers: [...answer.headers].filter(([n]) => n !== "x-request-id"),
      };
    };
    const none = await ask("nothing");
    expect(none.status).toBe(404);
    expect(await ask(survey.id)).toEqual(none);
    await reveal();
    expect(await ask(survey.id)).toEqual(none);
  });

  it("can't be discussed by its facilitator, whatever the client shares", async () => {
    const deps = await makeDeps({ voice: scriptedBrain() });
    const mira = await makeFacilitator(deps, {});
    const { actor, surveyId, clientId } = await makeOpened(deps, await makeProgramme(deps, mira), {});
    const ask = () => getSignedUrl(deps, mira, origin, { purpose: "coach", surveyId });
    await expect(ask()).rejects.toMatchObject({ kind: "not_found" });
    await setSharing(deps, actor, surveyId, { result: true });
    await getClientAnalysis(deps, mira, clientId);
    for (const id of [surveyId, clientId])
      await expect(
        getSignedUrl(deps, mira, origin, { purpose: "coach", surveyId: id }),
      ).rejects.toMatchObject({ kind: "not_found" });
    await leaveProgramme(deps, actor, surveyId);
    await expect(ask()).rejects.toMatchObject({ kind: "not_found" });
    await getSignedUrl(deps, actor, origin, { purpose: "coach", surveyId });
  });
});
