import { renderMail } from "#src/server/domain/mail/text/render-mail.ts";
import { listInvitations } from "#src/server/domain/invitation/list-invitations.ts";
import { getSurvey } from "#src/server/domain/survey/read.ts";
import { mailsTo } from "#tests/setup/local-mailbox.ts";
import { expect } from "vitest";
import { readAdministration } from "./administration.ts";
import { outputNames, readOutput } from "./outputs.ts";
import type { PlayedSurvey } from "./survey.ts";

/** What an owner has read: each output, and the survey without its number of answers. */
export interface Seen {
  readonly results: ReadonlyMap<string, string>;
  readonly frame: string;
}

/** The survey's fields, and administrators' view of it and its owner. Numbers must equal the model's. */
export async function readFrame({ deps, owner, survey, model }: PlayedSurvey): Promise<string> {
  const { peerAssessmentCount, totalResponses, answersUntilReveal, canReveal, ...frame } = await getSurvey(
    deps,
    owner,
    survey.id,
  );
  expect([peerAssessmentCount, totalResponses, answersUntilReveal, canReveal]).toEqual([
    model.answered,
    model.answered,
    Math.max(0, model.minResponses - model.fresh),
    model.isDue && survey.selfAssessmentComplete,
  ]);
  return JSON.stringify([frame, await readAdministration(deps, owner)]);
}

export async function readAll(round: PlayedSurvey): Promise<Seen> {
  const { deps, owner, survey } = round;
  const results = new Map<string, string>();
  for (const name of outputNames) results.set(name, await readOutput(name, deps, owner, survey.id));
  return { results, frame: await readFrame(round) };
}

/** A1, A3, A9: outputs have not changed since `seen`, nor the survey except for the number of answers. */
export async function lookAt(round: PlayedSurvey, names: readonly string[], seen: Seen): Promise<void> {
  const { deps, owner, survey } = round;
  for (const name of names)
    expect(await readOutput(name, deps, owner, survey.id), name).toBe(seen.results.get(name));
  expect(await readFrame(round)).toBe(seen.frame);
}

/** `lookAt` for everything. A7: invitations are those sent by the owner, and emails are the model's. */
export async function lookAtAll(round: PlayedSurvey, seen: Seen): Promise<void> {
  const { deps, owner, survey, invitations } = round;
  await lookAt(round, outputNames, seen);
  const listed = invitations.filter(({ revoked }) => !revoked);
  const expected = listed.map(({ id, email, invitedAt }) => ({ id, email, invitedAt, delivery: "usual" }));
  expect(inOrder(await listInvitations(deps, owner, survey.id))).toEqual(inOrder(expected));
  await readMails(round);
}

const inOrder = <Item extends { readonly email: string }>(items: readonly Item[]): readonly Item[] =>
  [...items].sort((a, b) => (a.email < b.email ? -1 : 1));

async function readMails({ deps, owner, mails }: PlayedSurvey): Promise<void> {
  const sent = await mailsTo(deps, owner.email);
  expect(sent).toHaveLength(mails.length);
  for (const { subject, text, html, unsubscribeUrl } of sent) {
    const possible = mails.map((email) => renderMail(deps.env, email, unsubscribeUrl ?? ""));
    expect(possible).toContainEqual({ subject, text, html });
  }
}
