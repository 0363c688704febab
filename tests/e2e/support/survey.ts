import type { Deps } from "#src/server/deps.ts";
import { catalogue } from "#src/shared/words/catalogue.ts";
import { leastResponses } from "#src/shared/survey/survey-limits.ts";
import { minSelected } from "#src/shared/words/trait.ts";
import { mailsTo } from "#tests/setup/local-mailbox.ts";
import { expect, type APIRequestContext, type APIResponse } from "@playwright/test";
import { randomUUID } from "node:crypto";
import { z } from "zod";

export interface SurveyView {
  readonly id: string;
  readonly shareId: string;
  /** The short code of the same link. */
  readonly code: string;
}

/** A valid choice of words, different for each `turn`. */
function someWords(turn = 0): string[] {
  return catalogue.slice(turn, turn + minSelected + 1).map(({ id }) => id);
}

async function expectSuccess(answer: APIResponse): Promise<void> {
  expect(answer.ok(), `${answer.status()} from ${answer.url()}: ${await answer.text()}`).toBe(true);
}

/** Creates a survey with own words and an open link through public calls. */
export async function makeSurvey(
  request: APIRequestContext,
  token: string,
  title = "How others see me",
): Promise<SurveyView> {
  const headers = { authorization: `Bearer ${token}` };
  const created = await request.post("/api/surveys", { headers, data: { title } });
  await expectSuccess(created);
  const { id } = z.object({ id: z.string() }).parse(await created.json());
  const words = { selectedTraits: someWords() };
  await expectSuccess(await request.put(`/api/surveys/${id}/self`, { headers, data: words }));
  const shared = await request.post(`/api/surveys/${id}/share`, { headers });
  await expectSuccess(shared);
  const link = z.object({ shareId: z.string(), code: z.string() }).parse(await shared.json());
  return { id, ...link };
}

/** Answers a survey as `count` different peers. */
export async function answerSurvey(
  request: APIRequestContext,
  round: Omit<SurveyView, "code">,
  count: number,
): Promise<void> {
  for (let peer = 0; peer < count; peer += 1) {
    const data = { peerName: `Peer ${peer + 1}`, selectedTraits: someWords(peer) };
    await expectSuccess(await request.post(`/api/shared/${round.shareId}/responses`, { data }));
  }
}

export async function makeRevealedSurvey(
  request: APIRequestContext,
  token: string,
  answers: number = leastResponses.personal,
): Promise<SurveyView> {
  const round = await makeSurvey(request, token);
  await answerSurvey(request, round, answers);
  const headers = { authorization: `Bearer ${token}` };
  await expectSuccess(await request.post(`/api/surveys/${round.id}/generate-analysis`, { headers }));
  return round;
}

/** Invites someone by email. @returns the path of the invitation */
export async function inviteOne(
  deps: Deps,
  request: APIRequestContext,
  token: string,
  surveyId: string,
  email = `${randomUUID()}@example.org`,
): Promise<string> {
  const headers = { authorization: `Bearer ${token}` };
  const data = { emails: [email] };
  await expectSuccess(await request.post(`/api/surveys/${surveyId}/invitations`, { headers, data }));
  return invitationIn(deps, email);
}

/** The invitation's path in the newest email to an address. */
export async function invitationIn(deps: Deps, email: string): Promise<string> {
  const text = (await mailsTo(deps, email)).at(-1)?.text ?? "";
  const path = /\/assessment\/invite\/[\w-]+/.exec(text)?.[0];
  if (path === undefined) throw new Error(`There is no mail with a link to ${email}.`);
  return path;
}
