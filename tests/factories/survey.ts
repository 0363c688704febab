import type { Queryable } from "#db/client.ts";
import { answers, surveys } from "#db/schema/index.ts";
import type { Actor } from "#src/server/actor.ts";
import type { Deps } from "#src/server/deps.ts";
import { submitResponse } from "#src/server/domain/response/submit-response.ts";
import { withdrawResponse } from "#src/server/domain/response/receipt.ts";
import { createSurvey } from "#src/server/domain/survey/create-survey.ts";
import { getSurvey } from "#src/server/domain/survey/read.ts";
import { saveSelf } from "#src/server/domain/survey/own-words.ts";
import { closeSurvey, shareSurvey } from "#src/server/domain/survey/change-survey.ts";
import { planLimits } from "#src/shared/plan/plan-limits.ts";
import { makeUser } from "#tests/factories/user.ts";
import { catalogue } from "#src/shared/words/catalogue.ts";
import type { Receipt } from "#src/shared/invitation/response.output.ts";
import type { NewSurvey } from "#src/shared/survey/survey.input.ts";
import type { Survey } from "#src/shared/survey/survey.output.ts";
import { eq } from "drizzle-orm";

/** `count` words of the catalogue from place `start` on, cyclically. */
export const wordsFrom = (start: number, count = 6): string[] =>
  Array.from({ length: count }, (_, i) => catalogue[(start + i) % catalogue.length]?.id ?? "");

export interface SharedSurvey {
  readonly survey: Survey;
  readonly shareId: string;
}

/** A survey with own words (able … calm) and an open link, created through the product's functions. */
export async function makeSharedSurvey(
  deps: Deps,
  owner: Actor,
  input: NewSurvey = {},
): Promise<SharedSurvey> {
  const { id } = await createSurvey(deps, owner, input);
  await saveSelf(deps, owner, id, wordsFrom(0));
  const { shareId } = await shareSurvey(deps, owner, id);
  return { survey: await getSurvey(deps, owner, id), shareId };
}

/** A survey from before peers were told of cards. */
export const makeOlder = (deps: Deps, surveyId: string) =>
  deps.db.write(async (tx) => {
    await tx.update(surveys).set({ ownerMayShowWords: false }).where(eq(surveys.id, surveyId));
    return surveyId;
  });

/** Someone with as many open surveys as the free plan allows, and a closed one. */
export async function makeBusyOwner(deps: Deps) {
  const owner = await makeUser(deps);
  const { survey } = await makeSharedSurvey(deps, owner);
  await closeSurvey(deps, owner, survey.id);
  for (let n = 0; n < planLimits.openRounds; n += 1) await createSurvey(deps, owner, {});
  return { owner, closedId: survey.id };
}

let peers = 0;

/** One peer's answer, from its own address. */
export function answer(
  deps: Deps,
  shareId: string,
  traitIds: readonly string[] = wordsFrom(3),
  peerName: string | null = null,
): Promise<Receipt> {
  peers += 1;
  const network = `10.${String(peers >> 16)}.${String((peers >> 8) & 255)}.${String(peers & 255)}`;
  return submitResponse(deps, { actor: null, origin: { network } }, shareId, {
    traitIds: [...traitIds],
    peerName,
  });
}

export const withdraw = (deps: Deps, withdrawKey: string): Promise<void> =>
  withdrawResponse(deps, { network: "10.255.0.1" }, withdrawKey);

/** `count` different answers. */
export async function makeAnswers(deps: Deps, shareId: string, count: number): Promise<readonly Receipt[]> {
  const receipts: Receipt[] = [];
  for (let i = 0; i < count; i += 1) receipts.push(await answer(deps, shareId, wordsFrom(i * 2)));
  return receipts;
}

/** `count` similar answers: from five on their words are clear, from six on a card can show them. */
export async function makeAlikeAnswers(deps: Deps, shareId: string, count = 6): Promise<void> {
  for (let i = 0; i < count; i += 1) await answer(deps, shareId, wordsFrom(0));
}

/** Stored answers, shown or not. */
export const countAnswers = (db: Queryable, surveyId: string): Promise<number> =>
  db.$count(answers, eq(answers.surveyId, surveyId));
