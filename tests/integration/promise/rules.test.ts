import { listResponses } from "#src/server/domain/analysis/read-analysis.ts";
import { revealSurvey } from "#src/server/domain/analysis/reveal-survey.ts";
import {
  drawInvitedPicture,
  drawSharedPicture,
  getInvitedSurvey,
  getSharedSurvey,
} from "#src/server/domain/response/find-form.ts";
import { submitResponse } from "#src/server/domain/response/submit-response.ts";
import { withdraw, answer, makeAnswers, makeSharedSurvey, wordsFrom } from "#tests/factories/survey.ts";
import { closeSurvey, unshareSurvey, updateSurvey } from "#src/server/domain/survey/change-survey.ts";
import { createSurvey } from "#src/server/domain/survey/create-survey.ts";
import { days } from "#src/server/clock.ts";
import { answerInvited, invite } from "#tests/factories/invitation.ts";
import { makeFacilitator } from "#tests/factories/programme/facilitator.ts";
import { makeUser } from "#tests/factories/user.ts";
import { makeApi, signIn } from "#tests/setup/api.ts";
import { makeDeps } from "#tests/setup/deps.ts";
import { describe, expect, it } from "vitest";

/* Rules of the promise that need no histories; the others are in promise/histories-1.test.ts. */

async function world() {
  const deps = await makeDeps();
  const owner = await makeFacilitator(deps, { email: "Alma.Berg@gmail.com", mailbox: "almaberg@gmail.com" });
  return { deps, owner, ...(await makeSharedSurvey(deps, owner)) };
}

const origin = { network: "203.0.113.1" };
const input = { traitIds: wordsFrom(3), peerName: null };

describe("A1: the minimum", () => {
  it("cannot be lowered, nor raised after the first answer", async () => {
    const { deps, owner, survey, shareId } = await world();
    const change = (minResponses: number) => updateSurvey(deps, owner, survey.id, { minResponses });
    await expect(change(2)).rejects.toMatchObject({ kind: "bad_request" });
    expect(await change(4)).toMatchObject({ minResponses: 4 });
    await expect(change(3)).rejects.toMatchObject({ kind: "conflict" });
    await answer(deps, shareId);
    await expect(change(5)).rejects.toMatchObject({ kind: "conflict" });
    expect(await change(4)).toMatchObject({ minResponses: 4 });
  });

  it("is 5 for an organisation, whatever is asked for", async () => {
    const { deps, owner } = await world();
    expect(await createSurvey(deps, owner, { audience: "organisation" })).toMatchObject({ minResponses: 5 });
    const asked = { audience: "organisation", minResponses: 4 } as const;
    await expect(createSurvey(deps, owner, asked)).rejects.toMatchObject({ kind: "bad_request" });
  });
});

describe("A2: remaining answers", () => {
  it("stay hidden when a survey closes, and a first window can still be opened", async () => {
    const { deps, owner, survey, shareId } = await world();
    await makeAnswers(deps, shareId, 3);
    await closeSurvey(deps, owner, survey.id);
    expect(await revealSurvey(deps, owner, survey.id)).toMatchObject({ snapshot: 1, responseCount: 3 });
    const other = await makeSharedSurvey(deps, owner);
    await makeAnswers(deps, other.shareId, 3);
    await revealSurvey(deps, owner, other.survey.id);
    await makeAnswers(deps, other.shareId, 2);
    expect(await closeSurvey(deps, owner, other.survey.id)).toMatchObject({ canReveal: false });
    expect(await revealSurvey(deps, owner, other.survey.id)).toMatchObject({ snapshot: 1, responseCount: 3 });
  });
});

describe("A4: responses", () => {
  it("have fresh ids, names in alphabetical order, and no words", async () => {
    const { deps, owner, survey, shareId } = await world();
    for (const name of ["Zoë", null, "Ada"]) await answer(deps, shareId, wordsFrom(9), name);
    await revealSurvey(deps, owner, survey.id);
    const read = () => listResponses(deps, owner, survey.id);
    const [own, ...peers] = await read();
    expect(own).toMatchObject({ userId: owner.userId, selectedTraits: survey.traits });
    expect(peers.map(({ peerName }) => peerName)).toEqual(["Ada", "Zoë", "Anonymous"]);
    for (const peer of peers) expect(peer).toMatchObject({ userId: null, selectedTraits: [] });
    const again = await read();
    const ids = new Set([...peers, ...again.slice(1)].map(({ id }) => id));
    expect(ids.size).toBe(6);
  });
});

describe("A8: the owner", () => {
  it("cannot answer, under any account with their mailbox", async () => {
    const { deps, owner, shareId } = await world();
    const alias = await makeUser(deps, { email: "almaberg+two@gmail.com", mailbox: "almaberg@gmail.com" });
    const stranger = await makeUser(deps);
    for (const actor of [owner, alias]) {
      const sent = submitResponse(deps, { actor, origin }, shareId, input);
      await expect(sent).rejects.toMatchObject({ kind: "forbidden" });
    }
    await expect(submitResponse(deps, { actor: stranger, origin }, shareId, input)).resolves.toBeDefined();
  });
});

describe("A9: a receipt", () => {
  it("withdraws the answer, also twice, and doesn't reveal which keys exist", async () => {
    const { deps, owner, survey, shareId } = await world();
    const [first] = await makeAnswers(deps, shareId, 3);
    await withdraw(deps, first?.withdrawKey ?? "");
    await withdraw(deps, first?.withdrawKey ?? "");
    await withdraw(deps, "no such key");
    await expect(revealSurvey(deps, owner, survey.id)).rejects.toThrow(/1 more person/);
  });

  it("keeps an answer in a result if the difference would show its words", async () => {
    const { deps, owner, survey, shareId } = await world();
    const first = [];
    for (const name of ["Ines", "Jo", "Mira"]) first.push(await answer(deps, shareId, wordsFrom(9), name));
    await revealSurvey(deps, owner, survey.id);
    await withdraw(deps, first[0]?.withdrawKey ?? "");
    await makeAnswers(deps, shareId, 3);
    const second = await revealSurvey(deps, owner, survey.id);
    expect(second).toMatchObject({ snapshot: 2, responseCount: 6 });
    expect(second.participants).toContain("Ines");
    for (const { withdrawKey } of first.slice(1)) await withdraw(deps, withdrawKey);
    await makeAnswers(deps, shareId, 3);
    const third = await revealSurvey(deps, owner, survey.id);
    expect(third).toMatchObject({ snapshot: 3, responseCount: 6 });
    expect(third.participants).not.toContain("Ines");
  });

  it("says the same with and without results", async () => {
    const { deps, owner, survey, shareId } = await world();
    const before = await answer(deps, shareId);
    await makeAnswers(deps, shareId, 2);
    await revealSurvey(deps, owner, survey.id);
    expect((await answer(deps, shareId)).shownWhen).toBe(before.shownWhen);
  });
});

describe("A10: peers", () => {
  it("see the same before and after others answer, and nothing of the owner's words", async () => {
    const { deps, owner, survey, shareId } = await world();
    const shared = await getSharedSurvey(deps, shareId);
    const before = JSON.stringify(shared);
    await makeAnswers(deps, shareId, 4);
    await revealSurvey(deps, owner, survey.id);
    expect(JSON.stringify(await getSharedSurvey(deps, shareId))).toBe(before);
    const plain = await createSurvey(deps, owner, { title: survey.title });
    expect(Object.keys(shared)).toEqual([
      "ownerName",
      "ownerFirstName",
      "title",
      "note",
      "traits",
      "minSelected",
      "maxSelected",
      "minResponses",
      "closesAt",
      "open",
      "openTo",
      "ownerMayShowWords",
      "isCircle",
      "leaders",
      "language",
    ]);
    expect(plain.selfAssessmentComplete).toBe(false);
  });

  it("see who can answer in the same bytes, however many are invited or have answered", async () => {
    const { deps, owner, survey, shareId } = await world();
    const token = await invite(deps, owner, survey.id, "ann@example.org");
    const look = async () => JSON.stringify(await getInvitedSurvey(deps, null, token));
    const before = await look();
    expect(JSON.parse(before)).toMatchObject({ openTo: "anyone" });
    expect(await getSharedSurvey(deps, shareId)).toMatchObject({ openTo: "anyone" });
    await makeAnswers(deps, shareId, 4);
    await answerInvited(deps, await invite(deps, owner, survey.id, "bo@example.org"));
    expect(await look()).toBe(before);
    await unshareSurvey(deps, owner, survey.id);
    expect(await getInvitedSurvey(deps, null, token)).toMatchObject({ openTo: "invitedForNow" });
    const organisation = await createSurvey(deps, owner, { audience: "organisation" });
    const invited = await invite(deps, owner, organisation.id, "ann@example.org");
    expect(await getInvitedSurvey(deps, null, invited)).toMatchObject({ openTo: "invited" });
  });

  it("see one picture for each link, whether or not anyone has answered", async () => {
    const { deps, owner, survey, shareId } = await world();
    const token = await invite(deps, owner, survey.id, "ann@example.org");
    const draw = () =>
      Promise.all([drawSharedPicture(deps, origin, shareId), drawInvitedPicture(deps, origin, token)]);
    const before = await draw();
    expect(before.map((picture) => picture?.length ?? 0).every((size) => size > 1_000)).toBe(true);
    await makeAnswers(deps, shareId, 4);
    await answerInvited(deps, token);
    await revealSurvey(deps, owner, survey.id);
    expect(await draw()).toEqual(before);
    await unshareSurvey(deps, owner, survey.id);
    expect(await drawSharedPicture(deps, origin, shareId)).toBeNull();
  });

  it("can't answer after the deadline", async () => {
    const { deps, owner } = await world();
    const closesAt = new Date(deps.clock.now().getTime() + days(1));
    const { shareId } = await makeSharedSurvey(deps, owner, { closesAt });
    await answer(deps, shareId);
    deps.clock.advance(days(1));
    expect(await getSharedSurvey(deps, shareId)).toMatchObject({ open: false });
    await expect(answer(deps, shareId)).rejects.toMatchObject({ kind: "conflict" });
  });
});

describe("A11: the log", () => {
  it("contains no tokens, words, names or addresses", async () => {
    const { deps, owner, shareId } = await world();
    const api = makeApi(deps);
    const token = await signIn(deps, owner);
    const json = { selectedTraits: wordsFrom(3), peerName: "Zoë Quist" };
    const sent = await api(`/api/shared/${shareId}/responses`, { method: "POST", json }, "198.51.100.77");
    const receipt = await sent.text();
    await api("/api/surveys", { token }, "198.51.100.77");
    await api(`/api/shared/${shareId}/responses`, {
      method: "POST",
      json: { ...json, selectedTraits: ["x"] },
    });
    const logged = deps.logged.join("");
    expect(logged).toContain("/api/shared/{shareId}/responses");
    const key = /"withdrawKey":"([^"]+)"/.exec(receipt)?.[1] ?? "none";
    for (const secret of [
      token,
      shareId,
      key,
      "Zoë",
      "198.51.100.77",
      ...wordsFrom(3).map((word) => `"${word}"`),
    ]) {
      expect(logged).not.toContain(secret);
    }
  });
});
