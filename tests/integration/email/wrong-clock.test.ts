import { mails } from "#db/schema/index.ts";
import { days, hours } from "#src/server/clock.ts";
import { revealSurvey } from "#src/server/domain/analysis/reveal-survey.ts";
import { invitePeople } from "#src/server/domain/invitation/invite-people.ts";
import { savePlan } from "#src/server/domain/action-plan/plans.ts";
import { createSurvey } from "#src/server/domain/survey/create-survey.ts";
import { getSurvey } from "#src/server/domain/survey/read.ts";
import { timedWork } from "#src/server/jobs/timed-work.ts";
import { actionPlanInput } from "#src/shared/action-plan/action-plan.input.ts";
import { answerInvited, invitationTokens } from "#tests/factories/invitation.ts";
import { makeFacilitator } from "#tests/factories/programme/facilitator.ts";
import { makeClient, makeProgramme } from "#tests/factories/programme/programme.ts";
import { makeAnswers, makeSharedSurvey } from "#tests/factories/survey.ts";
import { makeUser } from "#tests/factories/user.ts";
import { makeDeps } from "#tests/setup/deps.ts";
import { expect, it } from "vitest";

/*
 * The clock is wrong by a day for a while. In the end everyone has had each email once, and no hour has had
 * more than a skipped day brings.
 */

const [ann, bo] = ["ann@example.org", "bo@example.org"];
const closesAt = new Date("2026-11-29T09:00:00Z");
const hoursInAll = 24 * 10;
/** Every second hour is enough: nothing is due for less than that. */
const stepHours = 2;
const wrongAt = 24 * 4;

/** People who get every timed email within ten days. */
async function makeWorld() {
  const deps = await makeDeps();
  const owner = await makeFacilitator(deps, { email: "owner@example.org", firstName: "Zoe" });
  const { id } = await createSurvey(deps, owner, { title: "Spring", closesAt });
  await invitePeople(deps, owner, id, { emails: [ann, bo], message: null });
  const planner = await makeUser(deps, { email: "planner@example.org" });
  const { survey, shareId } = await makeSharedSurvey(deps, planner, { title: "Autumn" });
  await makeAnswers(deps, shareId, 3);
  await revealSurvey(deps, planner, survey.id);
  const plan = { traitId: "witty", deed: "One dry remark", until: "2026-11-26", remind: true };
  await savePlan(deps, planner, { surveyId: survey.id, pane: "blindSpot" }, actionPlanInput.parse(plan));
  await makeClient(deps, await makeProgramme(deps, owner, { closesAt }), { email: "client@example.org" });
  return { deps, owner, id, ready: shareId };
}

type World = Awaited<ReturnType<typeof makeWorld>>;

async function pass({ deps, ready }: World, hour: number): Promise<void> {
  for (const { every, run } of timedWork) if (every <= hours(1)) await run(deps);
  if (hour === 30) {
    const token = (await invitationTokens(deps, bo)).at(-1) ?? "";
    await answerInvited(deps, token);
    await makeAnswers(deps, ready, 3);
  }
  deps.clock.advance(hours(stepHours));
}

/** Ten days, in which the clock is wrong by `shift` for some hours. */
async function tenDays(shift: number, wrongForHours: number) {
  const world = await makeWorld();
  const { deps, owner, id } = world;
  for (let hour = 0; hour < hoursInAll; hour += stepHours) {
    if (hour === wrongAt) deps.clock.advance(shift);
    if (hour === wrongAt + wrongForHours) deps.clock.advance(-shift);
    await pass(world, hour);
  }
  const sent = await deps.db.read
    .select({ to: mails.recipient, kind: mails.kind, subject: mails.subject })
    .from(mails);
  return {
    sent: sent.toSorted((a, b) => JSON.stringify(a).localeCompare(JSON.stringify(b))),
    status: (await getSurvey(deps, owner, id)).status,
  };
}

it("sends each email exactly once, and closes no survey early", async () => {
  const right = await tenDays(0, 0);
  expect(new Set(right.sent.map(({ kind }) => kind)).size).toBeGreaterThan(5);
  expect(right.status).toBe("completed");
  for (const [shift, wrongForHours] of [
    [days(1), 4],
    [-days(1), 48],
  ] as const)
    expect(await tenDays(shift, wrongForHours)).toEqual(right);
});
