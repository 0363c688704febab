import type { Actor } from "#src/server/actor.ts";
import { closeSurvey } from "#src/server/domain/survey/change-survey.ts";
import { createSurvey } from "#src/server/domain/survey/create-survey.ts";
import { listSurveys } from "#src/server/domain/survey/read.ts";
import { planLimits } from "#src/shared/plan/plan-limits.ts";
import { givePlan, type TestPlan } from "#tests/factories/billing.ts";
import { makeUser } from "#tests/factories/user.ts";
import { makeApi, signIn } from "#tests/setup/api.ts";
import { makeDeps, type TestDeps } from "#tests/setup/deps.ts";
import { describe, expect, it } from "vitest";

/* Every limit of the free plan, by REST and tRPC. house/roles.test.ts covers who has a plan. */

type Make = (deps: TestDeps) => Promise<Actor>;
const withPlan =
  (plan: TestPlan): Make =>
  async (deps) => {
    const actor = await makeUser(deps);
    await givePlan(deps, actor, plan);
    return actor;
  };

const people: readonly (readonly [who: string, make: Make, isFree: boolean])[] = [
  ["someone on the free plan", (deps) => makeUser(deps), true],
  ["someone who pays", withPlan({ status: "active" }), false],
];

interface Caller {
  readonly deps: TestDeps;
  readonly token: string;
  readonly surveyId: string;
}

const send = async ({ deps, token }: Caller, path: string, json?: object): Promise<number> =>
  (
    await makeApi(deps)(`/api/${path}`, {
      method: json === undefined ? "GET" : "POST",
      token,
      ...(json !== undefined && { json }),
    })
  ).status;

const emails = (count: number) => Array.from({ length: count }, (_, n) => `guest-${String(n)}@example.org`);

/** Every limited call, with each way to it. */
const limits: readonly (readonly [what: string, via: string, ask: (caller: Caller) => Promise<number>])[] = [
  ["a fourth open survey", "REST", (caller) => send(caller, "surveys", {})],
  ["a fourth open survey", "tRPC", (caller) => send(caller, "trpc/survey.create", {})],
  ["an organisation’s survey", "REST", (caller) => send(caller, "surveys", { audience: "organisation" })],
  [
    "an organisation’s survey",
    "tRPC",
    (caller) => send(caller, "trpc/survey.create", { audience: "organisation" }),
  ],
  [
    "21 addresses at once",
    "REST",
    (caller) => send(caller, `surveys/${caller.surveyId}/invitations`, { emails: emails(21) }),
  ],
  [
    "21 addresses at once, in one text",
    "tRPC",
    (caller) =>
      send(caller, "trpc/invitation.create", { surveyId: caller.surveyId, emails: [emails(21).join("\n")] }),
  ],
  ["the facilitator’s overview", "REST", (caller) => send(caller, "facilitator/overview")],
  ["the facilitator’s overview", "tRPC", (caller) => send(caller, "trpc/facilitator.overview")],
];

/** Someone with as many open surveys as the free plan allows, from a time without limits. */
async function callerOf(make: Make): Promise<Caller> {
  const deps = await makeDeps();
  const actor = await make(deps);
  const rounds: string[] = [];
  for (let n = 0; n < planLimits.openRounds; n += 1)
    rounds.push((await createSurvey(deps, { ...actor, isAdmin: true }, {})).id);
  return { deps, token: await signIn(deps, actor), surveyId: rounds[0] ?? "" };
}

describe.each(people)("%s", (_who, make, isFree) => {
  it.each(limits)(`${isFree ? "is refused" : "gets"} %s through %s`, async (_what, _via, ask) => {
    const status = await ask(await callerOf(make));
    if (isFree) expect(status).toBe(402);
    else expect([200, 201]).toContain(status);
  });
});

describe("the free plan", () => {
  it("doesn't count closed surveys, and keeps existing ones", async () => {
    const deps = await makeDeps();
    const actor = await makeUser(deps);
    const asFacilitator = { ...actor, isAdmin: true };
    const rounds: string[] = [];
    for (let n = 0; n < 5; n += 1) rounds.push((await createSurvey(deps, asFacilitator, {})).id);
    expect(await listSurveys(deps, actor)).toHaveLength(5);
    for (const id of rounds.slice(0, 2)) await closeSurvey(deps, actor, id);
    await expect(createSurvey(deps, actor, {})).rejects.toMatchObject({ code: "billing.tooManyOpenRounds" });
    await closeSurvey(deps, actor, rounds[2] ?? "");
    await createSurvey(deps, actor, {});
  });
});
