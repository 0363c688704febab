import { plans } from "#db/schema/index.ts";
import { after, days } from "#src/server/clock.ts";
import { sendLookBacks } from "#src/server/domain/pane-plan/send-look-backs.ts";
import { paths } from "#src/shared/site/paths.ts";
import { expect, test } from "#tests/e2e/support/fixtures.ts";
import { lookCloser } from "#tests/e2e/support/result.ts";
import { rememberToken } from "#tests/e2e/support/session.ts";
import { makeRevealedSurvey } from "#tests/e2e/support/survey.ts";
import { mailsTo } from "#tests/setup/local-mailbox.ts";
import { eq } from "drizzle-orm";

const question = "What will you watch for, or do?";
const save = "Save this in my account";

test("a plan in the account is on every device, brings one email on its day, and goes when it's turned off @phone", async ({
  page,
  request,
  signIn,
  deps,
  openVisitor,
}) => {
  const { token, actor } = await signIn();
  const { id } = await makeRevealedSurvey(request, token);
  await page.goto(paths.assessmentResults(id));
  const blindSpot = await lookCloser(page, "Blind Spot");
  await blindSpot.getByText("Plan: a two-week experiment").click();
  await blindSpot.getByLabel(question).fill("Ask Mira on Friday");
  await blindSpot.getByRole("button", { name: "1 week" }).click();
  await blindSpot.getByRole("switch", { name: save }).click();
  await blindSpot.getByRole("switch", { name: "Email me on that day" }).click();
  await expect(blindSpot.getByRole("status")).toHaveText("Saved");

  // Typed and reloaded at once: nothing is lost.
  await blindSpot.getByLabel(question).fill("Ask Mira on Saturday");
  await page.reload();
  await lookCloser(page, "Blind Spot");
  await blindSpot.getByText("Your plan").first().click();
  await expect(blindSpot.getByLabel(question)).toHaveValue("Ask Mira on Saturday");
  const stored = () => deps.db.read.select().from(plans).where(eq(plans.surveyId, id));
  await expect.poll(async () => (await stored())[0]?.deed).toBe("Ask Mira on Saturday");

  const inTenDays = { ...deps, clock: { now: () => after(new Date(), days(10)) } };
  await sendLookBacks(inTenDays);
  await sendLookBacks(inTenDays);
  const [mail, ...more] = (await mailsTo(deps, actor.email)).filter(({ kind }) => kind === "look back");
  expect(more).toEqual([]);
  expect(mail?.text).not.toContain("Mira");
  const link = /: (\S+\/results\?plan=\w+)/.exec(mail?.text ?? "")?.[1] ?? "";

  const elsewhere = await openVisitor();
  await rememberToken(elsewhere, token);
  await elsewhere.goto(new URL(link).pathname + new URL(link).search);
  const plan = elsewhere.getByRole("region", { name: "Blind Spot", exact: true });
  await expect(plan.getByLabel(question)).toHaveValue("Ask Mira on Saturday");
  await expect(plan.getByLabel(question)).toBeInViewport();
  await plan.getByRole("switch", { name: save }).click();
  await expect(plan.getByRole("status")).toHaveText("Deleted from your account");
  expect(await stored()).toEqual([]);
  await expect(plan.getByLabel(question)).toHaveValue("Ask Mira on Saturday");
});
