import { answers } from "#db/schema/index.ts";
import type { Actor } from "#src/server/actor.ts";
import { revokeInvitation } from "#src/server/domain/invitation/change-invitations.ts";
import { listInvitations } from "#src/server/domain/invitation/list-invitations.ts";
import { closeSurvey } from "#src/server/domain/survey/change-survey.ts";
import { invite } from "#tests/factories/invitation.ts";
import { pageLocalsOf } from "#tests/factories/page-locals.ts";
import { makeSharedSurvey, wordsFrom } from "#tests/factories/survey.ts";
import { makeUser } from "#tests/factories/user.ts";
import { makeDeps } from "#tests/setup/deps.ts";
import { expect, it } from "vitest";
import { invitationLink, openPeerPage } from "./peer-page.ts";

async function makeWorld() {
  const deps = await makeDeps();
  const owner = await makeUser(deps);
  const { survey } = await makeSharedSurvey(deps, owner);
  const token = await invite(deps, owner, survey.id, "ben@example.org");
  const open = (init: RequestInit, actor: Actor | null, link = token) =>
    openPeerPage(
      new Request(`http://localhost:4321/assessment/invite/${link}`, init),
      pageLocalsOf(deps, actor),
      invitationLink(link),
    );
  return {
    deps,
    owner,
    survey,
    token,
    stored: () => deps.db.read.select().from(answers),
    get: (actor: Actor | null = null, link = token) => open({}, actor, link),
    post: (key = "k", actor: Actor | null = null, from = 0) => {
      const body = new URLSearchParams({ submissionKey: key.repeat(43), peerName: "Ben" });
      for (const word of wordsFrom(from)) body.append("selectedTraits", word);
      return open({ method: "POST", body }, actor);
    },
  };
}

it("accepts one answer, however often it is sent", async () => {
  const { get, post, stored, token } = await makeWorld();
  expect(await get()).toMatchObject({ show: "form", status: 200, problems: [] });
  for (const from of [0, 0, 8]) {
    const sent = await post("k", null, from);
    if (!(sent instanceof Response)) throw new Error("It was refused.");
    expect(sent.headers.get("location")).toBe("/assessment/complete?lang=en");
    expect(sent.headers.get("set-cookie")).not.toContain(token);
  }
  expect(await get()).toEqual({ language: "en", show: "used", status: 200 });
  expect(await post("m")).toEqual({ language: "en", show: "used", status: 409 });
  expect(await stored()).toMatchObject([{ traitIds: wordsFrom(0) }]);
});

it("tells its owner nothing, used or not", async () => {
  const { deps, get, owner, post, survey } = await makeWorld();
  const twin = await makeUser(deps, { mailbox: owner.mailbox });
  const look = async () => [await get(owner), await post("o", owner), await get(twin), await post("t", twin)];
  const before = await look();
  expect(before).toMatchObject([
    { show: "own", status: 200, surveyId: survey.id },
    { show: "own", status: 403, surveyId: survey.id },
    { show: "own", status: 200, surveyId: null },
    { show: "own", status: 403, surveyId: null },
  ]);
  await post();
  expect(await look()).toEqual(before);
});

it("closes with its survey, and is unknown once revoked", async () => {
  const { deps, get, owner, post, stored, survey } = await makeWorld();
  await closeSurvey(deps, owner, survey.id);
  expect(await get()).toMatchObject({ show: "closed", status: 200 });
  expect(await post()).toMatchObject({ show: "closed", status: 409, message: /closed/ });
  const [invitation] = await listInvitations(deps, owner, survey.id);
  await revokeInvitation(deps, owner, survey.id, invitation?.id ?? "");
  const unknown = { language: "en", show: "unknown", status: 404, isSent: false };
  expect(await get()).toEqual(unknown);
  expect(await post()).toEqual({ ...unknown, isSent: true });
  expect(await get(null, "x".repeat(500))).toEqual(unknown);
  expect(await stored()).toEqual([]);
});
