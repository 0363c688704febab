import { invitationLinks, invitations, users } from "#db/schema/index.ts";
import { countAnswers, withdraw, wordsFrom } from "#tests/factories/survey.ts";
import { listInvitations } from "#src/server/domain/invitation/list-invitations.ts";
import { revokeInvitation, setSurveyMuted } from "#src/server/domain/invitation/change-invitations.ts";
import { getSubscription, setSubscription } from "#src/server/domain/mail/topics/opt-outs.ts";
import { deleteSurvey } from "#src/server/domain/survey/delete-survey.ts";
import { parseEnv } from "#src/server/env.ts";
import { createSurvey } from "#src/server/domain/survey/create-survey.ts";
import { submitInvitedResponse } from "#src/server/domain/response/submit-response.ts";
import { answerInvited, invitationTokens, invite } from "#tests/factories/invitation.ts";
import { makeUser } from "#tests/factories/user.ts";
import { makeApi, signIn } from "#tests/setup/api.ts";
import { mailsTo } from "#tests/setup/local-mailbox.ts";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import {
  makeInvitingSurvey as withSurvey,
  many,
  makeInvitingSurvey,
} from "#tests/factories/inviting-survey.ts";
import { getDashboardOverview } from "#src/server/domain/dashboard/overview.ts";
import { getSurvey } from "#src/server/domain/survey/read.ts";
import { saveSelf } from "#src/server/domain/survey/own-words.ts";
import { surveyStage } from "#src/shared/survey/survey-stage.ts";

describe("an invitation", () => {
  it("accepts one of twenty answers sent at once", async () => {
    const { deps, owner, id } = await withSurvey();
    const token = await invite(deps, owner, id, "ann@example.org");
    const api = makeApi(deps);
    const json = { selectedTraits: wordsFrom(3) };
    const all = await Promise.all(
      Array.from({ length: 20 }, () => api(`/api/invitations/${token}/responses`, { method: "POST", json })),
    );
    expect(all.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(all.filter(({ status }) => status === 409)).toHaveLength(19);
    expect(await countAnswers(deps.db.read, id)).toBe(1);
  });

  it("returns the same receipt for the same answer and refuses another", async () => {
    const { deps, owner, id } = await withSurvey();
    const token = await invite(deps, owner, id, "ann@example.org");
    const submissionKey = deps.ids.token(256);
    const first = await answerInvited(deps, token, { submissionKey });
    expect(await answerInvited(deps, token, { submissionKey })).toEqual(first);
    const used = {
      kind: "conflict",
      message: "This invitation has already been used. It works for one answer.",
    };
    await expect(answerInvited(deps, token)).rejects.toMatchObject(used);
    await withdraw(deps, first.withdrawKey);
    await expect(answerInvited(deps, token, { submissionKey })).rejects.toMatchObject(used);
    expect(await countAnswers(deps.db.read, id)).toBe(0);
  });

  it("stays unused when its answer is refused", async () => {
    const { deps, owner, id } = await withSurvey();
    const token = await invite(deps, owner, id, "ann@example.org");
    await expect(answerInvited(deps, token, { traitIds: ["no-such-word"] })).rejects.toThrow(
      "isn’t in the list",
    );
    const other = await createSurvey(deps, owner, {});
    const submissionKey = deps.ids.token(256);
    await answerInvited(deps, await invite(deps, owner, other.id, "bo@example.org"), { submissionKey });
    await expect(answerInvited(deps, token, { submissionKey })).rejects.toMatchObject({ kind: "conflict" });
    await expect(answerInvited(deps, token)).resolves.toBeDefined();
  });

  it("refuses the owner's mailbox under another account or a new address", async () => {
    const { deps, owner, id } = await withSurvey();
    const token = await invite(deps, owner, id, "ann@example.org");
    const sender = { origin: { network: "10.0.0.1" } };
    const input = { traitIds: wordsFrom(3), peerName: null };
    const twin = await makeUser(deps, { mailbox: owner.mailbox });
    for (const actor of [owner, twin])
      await expect(submitInvitedResponse(deps, { ...sender, actor }, token, input)).rejects.toMatchObject({
        kind: "forbidden",
      });
    await deps.db.write((tx) =>
      tx.update(users).set({ mailbox: "ann@example.org" }).where(eq(users.id, owner.userId)),
    );
    await expect(answerInvited(deps, token)).rejects.toMatchObject({ kind: "forbidden" });
  });

  it("is unknown once revoked, and its answer stays", async () => {
    const { deps, owner, id } = await withSurvey();
    const tokens = [];
    for (const name of ["ann", "bo"]) tokens.push(await invite(deps, owner, id, `${name}@example.org`));
    await answerInvited(deps, tokens[0] ?? "");
    const api = makeApi(deps);
    const session = await signIn(deps, owner);
    const answers = [];
    for (const { id: invitationId } of await listInvitations(deps, owner, id)) {
      const path = `/api/surveys/${id}/invitations/${invitationId}`;
      const { status, headers } = await api(path, { method: "DELETE", token: session });
      answers.push({ status, size: headers.get("content-length") });
    }
    expect(answers[0]).toEqual(answers[1]);
    for (const token of tokens) expect((await api(`/api/invitations/${token}`)).status).toBe(404);
    expect(await countAnswers(deps.db.read, id)).toBe(1);
  });
});

describe("deleting a survey", () => {
  it("deletes its invitations, links and waiting emails, but unsubscribe links keep working", async () => {
    const made = await withSurvey();
    const env = parseEnv({
      BOT_CHECK: "off",
      SITE_URL: "https://panes.example",
      MAIL_URL: "smtp://localhost:1",
    });
    const deps = { ...made.deps, env };
    const kept = await createSurvey(deps, made.owner, {});
    await invite(deps, made.owner, kept.id, "bo@example.org");
    const token = await invite(deps, made.owner, made.id, "ann@example.org");
    const [mail] = await mailsTo(deps, "ann@example.org");
    const unsubscribeToken = /token=([\w-]+)/.exec(mail?.unsubscribeUrl ?? "")?.[1] ?? "";
    expect(await getSubscription(deps, unsubscribeToken)).toMatchObject({ surveyMuted: false });
    await deleteSurvey(deps, made.owner, made.id);
    expect(await mailsTo(deps, "ann@example.org")).toEqual([]);
    for (const table of [invitations, invitationLinks])
      expect(await deps.db.read.select().from(table)).toHaveLength(1);
    expect(await mailsTo(deps, "bo@example.org")).toHaveLength(1);
    await expect(answerInvited(deps, token)).rejects.toMatchObject({ kind: "not_found" });
    // An open page still works, but emails about the survey can't be resumed.
    expect(await setSurveyMuted(deps, unsubscribeToken, true)).toMatchObject({
      wanted: true,
      surveyMuted: true,
    });
    expect(await setSurveyMuted(deps, unsubscribeToken, false)).toMatchObject({ surveyMuted: null });
    const stopped = { topic: "invitations", wanted: false, surveyMuted: null };
    expect(await setSubscription(deps, unsubscribeToken, false)).toEqual(stopped);
  });
});

describe("rule A7", () => {
  it("the owner's responses are the same, byte for byte, no matter who used their invitation", async () => {
    const { deps, owner, id, ask } = await withSurvey();
    await ask(many(4));
    const api = makeApi(deps);
    const session = await signIn(deps, owner);
    const look = async () => {
      const answers = await Promise.all([
        api(`/api/surveys/${id}/invitations`, { token: session }),
        api(`/api/invitations/${(await invitationTokens(deps, "p2@example.org"))[0] ?? ""}`, {
          token: session,
        }),
      ]);
      return Promise.all(answers.map(async (answer) => [answer.status, await answer.text()]));
    };
    const before = await look();
    for (const person of ["p2", "p0"]) {
      const [token = ""] = await invitationTokens(deps, `${person}@example.org`);
      await answerInvited(deps, token);
      expect(await look()).toEqual(before);
    }
    const again = await ask(["p1@example.org, p2@example.org"]);
    expect(new Set(again.skipped.map(({ reason }) => reason)).size).toBe(1);
  });
});

it.each(["personal", "organisation"] as const)(
  "the page says that people are invited personally, in a survey that is %s",
  async (audience) => {
    const { deps, owner, id, ask } = await makeInvitingSurvey({ audience });
    await saveSelf(deps, owner, id, wordsFrom(0));
    const stages = async () => {
      const { surveys } = await getDashboardOverview(deps, owner);
      return [...surveys, await getSurvey(deps, owner, id)].map(surveyStage);
    };
    expect(await stages()).toEqual(["share", "share"]);
    await ask(["ann@example.org", "bo@example.org"]);
    expect(await stages()).toEqual(["wait", "wait"]);
  },
);

it("the number of invited people doesn't move with answers or unsubscribing (rule A7)", async () => {
  const { deps, owner, id, ask } = await makeInvitingSurvey();
  const counted = async () => (await getSurvey(deps, owner, id)).invitedCount;
  const token = await invite(deps, owner, id, "ann@example.org");
  await ask(["bo@example.org", "cy@example.org"]);
  expect(await counted()).toBe(3);
  await answerInvited(deps, token);
  expect(await counted()).toBe(3);
  const [mail] = await mailsTo(deps, "bo@example.org");
  await setSurveyMuted(deps, /token=([\w-]+)/.exec(mail?.unsubscribeUrl ?? "")?.[1] ?? "", true);
  expect(await counted()).toBe(3);
  // Revoked: one less, whether used or not.
  for (const [place, { id: invitationId }] of (await listInvitations(deps, owner, id)).entries()) {
    await revokeInvitation(deps, owner, id, invitationId);
    expect(await counted()).toBe(2 - place);
  }
  // Invited again after the answer: one more, like anyone.
  await ask(["ann@example.org"]);
  expect(await counted()).toBe(1);
});
