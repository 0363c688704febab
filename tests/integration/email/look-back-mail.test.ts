import { mails } from "#db/schema/index.ts";
import { days, hours, minutes } from "#src/server/clock.ts";
import { revealSurvey } from "#src/server/domain/analysis/reveal-survey.ts";
import { removePlan, savePlan } from "#src/server/domain/action-plan/plans.ts";
import { parseEnv } from "#src/server/env.ts";
import { sendLookBacks } from "#src/server/domain/action-plan/send-look-backs.ts";
import { deleteSurvey } from "#src/server/domain/survey/delete-survey.ts";
import { actionPlanInput } from "#src/shared/action-plan/action-plan.input.ts";
import type { Quadrant } from "#src/shared/result/analysis.ts";
import { makeAnswers, makeSharedSurvey } from "#tests/factories/survey.ts";
import { makeUser } from "#tests/factories/user.ts";
import { deliverDueMails } from "#tests/setup/deliver-mails.ts";
import { makeDeps, type TestDeps } from "#tests/setup/deps.ts";
import { mailsTo } from "#tests/setup/local-mailbox.ts";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";

const day = "2026-11-22";
/** From the start of a test until eight o'clock on that day. */
const untilDayMs = days(2) - hours(1);

const wish = (change: object = {}) =>
  actionPlanInput.parse({ traitId: "witty", deed: "One dry remark", until: day, remind: true, ...change });

async function withPlans(
  panes: readonly Quadrant[] = ["blindSpot"],
  env: Parameters<typeof makeDeps>[0] = {},
) {
  const deps = await makeDeps(env);
  const owner = await makeUser(deps, { firstName: "Ada" });
  const { survey, shareId } = await makeSharedSurvey(deps, owner, { title: "Spring" });
  await makeAnswers(deps, shareId, 3);
  await revealSurvey(deps, owner, survey.id);
  const save = (pane: Quadrant, change: object = {}) =>
    savePlan(deps, owner, { surveyId: survey.id, pane }, wish(change));
  for (const pane of panes) await save(pane);
  const news = async () => {
    await sendLookBacks(deps);
    return mailsTo(deps, owner.email);
  };
  return { deps, owner, surveyId: survey.id, save, news };
}

const pass = ({ clock }: TestDeps, ms: number) => clock.advance(ms);

describe("the email on the day of an action plan", () => {
  it("is sent once, from eight in the morning on, with a link to the plan and none of its text", async () => {
    const { deps, surveyId, news } = await withPlans();
    pass(deps, untilDayMs - minutes(1));
    expect(await news()).toEqual([]);
    pass(deps, minutes(1));
    await news();
    const [mail, ...more] = await news();
    expect(more).toEqual([]);
    expect(mail?.subject).toBe("How did your plan go?");
    expect(mail?.text).toContain("your plan for the Blind Spot in “Spring”");
    expect(mail?.text).toContain(`${deps.env.siteUrl}/assessment/${surveyId}/results#plan`);
    for (const form of [mail?.text, mail?.html]) expect(form).not.toMatch(/witty|dry remark/i);
    pass(deps, days(3));
    expect(await news()).toHaveLength(1);
  });

  it("isn't sent if its plan was removed, cleared or needs no reminder", async () => {
    const { deps, owner, surveyId, save, news } = await withPlans(["arena", "facade", "unknown"]);
    await removePlan(deps, owner, { surveyId, pane: "arena" });
    await save("facade", { remind: false });
    await save("unknown", { traitId: null, deed: "", until: null, remind: false });
    pass(deps, untilDayMs);
    expect(await news()).toEqual([]);
  });
});

describe("a waiting email about action plans", () => {
  it.each([
    ["the plan is removed", (deps: TestDeps, of: Waiting) => removePlan(deps, of.owner, of.key), 0],
    ["its day is moved", (_: TestDeps, of: Waiting) => of.save("blindSpot", { until: "2026-11-29" }), 0],
    [
      "the round is deleted",
      (deps: TestDeps, of: Waiting) => deleteSurvey(deps, of.owner, of.key.surveyId),
      0,
    ],
    ["nothing changes", () => Promise.resolve(), 1],
  ])("is sent only if it is still wanted: %s", async (_, change, sent) => {
    const world = await withPlans(["blindSpot"], {
      env: parseEnv({ BOT_CHECK: "off", SITE_URL: "https://panes.example", MAIL_URL: "smtp://mail.example" }),
    });
    const { deps, surveyId } = world;
    pass(deps, untilDayMs);
    await world.news();
    await change(deps, { ...world, key: { surveyId, pane: "blindSpot" } });
    const delivered: string[] = [];
    await deliverDueMails(deps, {
      send: (mail) => {
        delivered.push(mail.subject, mail.unsubscribeUrl ?? "");
        return Promise.resolve();
      },
    });
    expect(delivered).toHaveLength(sent * 2);
    if (sent > 0) expect(delivered[1]).toMatch(/unsubscribe\?token=/);
    expect(await deps.db.read.select().from(mails).where(eq(mails.state, "queued"))).toEqual([]);
  });
});

type Waiting = Omit<Awaited<ReturnType<typeof withPlans>>, "deps"> & {
  readonly key: { readonly surveyId: string; readonly pane: Quadrant };
};
