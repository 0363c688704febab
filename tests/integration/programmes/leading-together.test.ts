import { getSharing, setSharing } from "#src/server/domain/client/sharing.ts";
import { exportPicture, getGroupState, makePicture } from "#src/server/domain/group/pictures.ts";
import {
  endMeeting,
  getMeeting,
  moveMeeting,
  startMeeting,
} from "#src/server/domain/meeting/lead-meeting.ts";
import { getOwnMeeting, replyToMeeting } from "#src/server/domain/meeting/own-meeting.ts";
import { removeFacilitator } from "#src/server/domain/programme/leading/facilitators.ts";
import { getClientAnalysis } from "#src/server/domain/programme/results.ts";
import { addMember } from "#tests/factories/organisation/organisation.ts";
import { anywhere, answerAbout, makeMember, makeOpened } from "#tests/factories/programme/client.ts";
import { addTo, makeColleague } from "#tests/factories/programme/co-facilitator.ts";
import { makeClientWithResult } from "#tests/factories/programme/client-result.ts";
import { makeFacilitator } from "#tests/factories/programme/facilitator.ts";
import { makeProgramme } from "#tests/factories/programme/programme.ts";
import { makeAgreeingSnapshot } from "#tests/factories/snapshot.ts";
import { wordsFrom } from "#tests/factories/survey.ts";
import { makeDeps } from "#tests/setup/deps.ts";
import { pictureFormats } from "#src/shared/group/group.input.ts";
import { describe, expect, it } from "vitest";

/* Leading a programme together: invitations, sessions and group pictures. */

async function makeWorld(opens: "client" | "together" = "together") {
  const deps = await makeDeps();
  const mira = await makeFacilitator(deps, { firstName: "Mira", lastName: "Holm" });
  const programme = await makeProgramme(deps, mira, { opens });
  const { team, colleague: mia } = await makeColleague(deps, mira);
  const add = (someone = mia) => addTo(deps, mira, programme, someone, team);
  return { deps, mira, mia, programme, team, add };
}

describe("a session", () => {
  it("includes every facilitator whom the client knew, and shares the opened result with them", async () => {
    const { deps, mira, mia, programme, team, add } = await makeWorld();
    await add();
    const client = await makeMember(deps, programme);
    await answerAbout(deps, client);
    const { actor, surveyId, clientId } = client;
    expect(await startMeeting(deps, mia, clientId)).toMatchObject({ state: "asked", others: [] });
    // The reply doesn't include facilitators who joined after the question.
    deps.clock.advance(1);
    const tom = await addMember(deps, team, { role: "facilitator", firstName: "Tom", lastName: "Berg" });
    await add(tom);
    expect(await getOwnMeeting(deps, actor, surveyId)).toMatchObject({
      withWhom: "Mia Falk",
      others: ["Mira Holm"],
    });
    expect(await replyToMeeting(deps, actor, surveyId, true)).toMatchObject({ state: "running" });
    expect(await moveMeeting(deps, mia, clientId, "arena")).toMatchObject({ step: "arena" });
    for (const facilitator of [mira, mia])
      expect((await getClientAnalysis(deps, facilitator, clientId)).analysis.snapshot).toBe(1);
    await expect(getClientAnalysis(deps, tom, clientId)).rejects.toMatchObject({ kind: "not_found" });
    const { ledger, facilitator } = await getSharing(deps, actor, surveyId);
    expect(facilitator).toMatchObject({ name: "Mira Holm", sessionWith: "Mia Falk" });
    expect(ledger.slice(-2)).toMatchObject([
      { what: "result shared", facilitator: "Mira Holm and Mia Falk" },
      { what: "session started", facilitator: "Mia Falk" },
    ]);
    // It ends when its facilitator leaves.
    await removeFacilitator(deps, mira, programme.id, mia.userId);
    expect(await getMeeting(deps, mira, clientId)).toMatchObject({ state: "over" });
    expect(await getOwnMeeting(deps, actor, surveyId)).toMatchObject({ withWhom: "Mira Holm" });
  });

  it("excludes a facilitator whom the client didn't know, until they see the result", async () => {
    const { deps, mira, mia, programme, add } = await makeWorld("client");
    const ready = await makeMember(deps, programme);
    await answerAbout(deps, ready);
    const opened = await makeOpened(deps, programme);
    await setSharing(deps, opened.actor, opened.surveyId, { result: true });
    await add();
    await startMeeting(deps, mira, opened.clientId);
    for (const { clientId } of [ready, opened])
      for (const call of [getMeeting, startMeeting, endMeeting])
        await expect(call(deps, mia, clientId)).rejects.toMatchObject({ code: "programme.notShared" });
    await setSharing(deps, opened.actor, opened.surveyId, { again: true });
    expect(await getMeeting(deps, mia, opened.clientId)).toMatchObject({ state: "running" });
  });
});

describe("group pictures", () => {
  const content = makeAgreeingSnapshot(wordsFrom(0), 5, wordsFrom(2, 5));

  it("belong to the owner", async () => {
    const { deps, mira, mia, programme, add } = await makeWorld();
    await add();
    for (let n = 0; n < 6; n += 1) await makeClientWithResult(deps, programme, content, { isCounted: true });
    const ownerOnly = { code: "programme.ownerOnly" };
    await expect(makePicture(deps, mia, programme.id)).rejects.toMatchObject(ownerOnly);
    expect(await makePicture(deps, mira, programme.id)).toMatchObject({ number: 1, counted: 6 });
    await expect(getGroupState(deps, mia, programme.id)).rejects.toMatchObject(ownerOnly);
    for (const format of pictureFormats)
      await expect(
        exportPicture(deps, { actor: mia, origin: anywhere }, programme.id, { format }),
      ).rejects.toMatchObject(ownerOnly);
  });
});
