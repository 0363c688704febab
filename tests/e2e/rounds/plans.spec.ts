import { actionPlans } from "#db/schema/index.ts";
import { after, days } from "#src/server/clock.ts";
import { sendLookBacks } from "#src/server/domain/action-plan/send-look-backs.ts";
import { paths } from "#src/shared/site/paths.ts";
import { expect, test } from "#tests/e2e/support/fixtures.ts";
import { openPage } from "#tests/e2e/support/hydrated.ts";
import { makeRevealedSurvey } from "#tests/e2e/support/survey.ts";
import { mailsTo } from "#tests/setup/local-mailbox.ts";
import { eq } from "drizzle-orm";

test("a step becomes an action plan at a press, is emailed on its day, and can be answered and undone @phone", async ({
  page,
  request,
  signIn,
  deps,
}) => {
  const { token, actor } = await signIn();
  const { id } = await makeRevealedSurvey(request, token, 6);
  await openPage(page, paths.assessmentResults(id));
  const step = page.getByRole("region", { name: "One thing to try" });
  await step.getByRole("button", { name: "I’ll try this" }).click();
  await expect(step.getByText("We’ll email you on")).toBeVisible();
  await expect(step.getByRole("button", { name: "I’ll try this" })).toHaveCount(0);

  const inTime = { ...deps, clock: { now: () => after(new Date(), days(15)) } };
  await sendLookBacks(inTime);
  await sendLookBacks(inTime);
  const [mail, ...more] = (await mailsTo(deps, actor.email)).filter(({ kind }) => kind === "look back");
  expect(more).toEqual([]);
  expect(mail?.text).toContain(paths.assessmentResults(id));

  await step.getByRole("button", { name: "Change" }).click();
  await step.getByLabel("How it went").fill("Better than I thought");
  await step.getByRole("button", { name: "Save my step" }).click();
  await expect(step.getByText("How it went: Better than I thought")).toBeVisible();
  await page.reload();
  await expect(step.getByText("How it went: Better than I thought")).toBeVisible();

  await step.getByRole("button", { name: "Undo" }).click();
  await expect(step.getByRole("button", { name: "I’ll try this" })).toBeVisible();
  expect(await deps.db.read.select().from(actionPlans).where(eq(actionPlans.surveyId, id))).toEqual([]);
});
