import type { Actor } from "#src/server/actor.ts";
import type { Deps } from "#src/server/deps.ts";
import { saveSelf } from "#src/server/domain/survey/save-self.ts";
import { closeDueSurveys } from "#src/server/domain/survey/timed/close-due-surveys.ts";
import { setCounted } from "#src/server/domain/team/change-team-round.ts";
import { getTeamRound } from "#src/server/domain/team/get-team-round.ts";
import { paths } from "#src/shared/site/paths.ts";
import { teamPaths } from "#src/shared/team/team-paths.ts";
import { pick, pickAndSend } from "#tests/e2e/support/answer.ts";
import { expectAccessible } from "#tests/e2e/support/accessible.ts";
import { expect, test } from "#tests/e2e/support/fixtures.ts";
import { hydrated, openPage } from "#tests/e2e/support/hydrated.ts";
import { openWindow } from "#tests/e2e/support/opening.ts";
import { inDialog } from "#tests/e2e/support/owner.ts";
import { rememberToken } from "#tests/e2e/support/session.ts";
import { makeFinishedRound } from "#tests/factories/organisation/finished-round.ts";
import {
  addMember,
  describeAll,
  makeTeam,
  openOwn,
  wordsA,
} from "#tests/factories/organisation/organisation.ts";
import type { Page } from "@playwright/test";

/*
 * A team of eight and its owner: from the form that asks them to a picture of five. Two fill in the form in a browser, one of them without a
 * script; the others do it by calls.
 */

const heading = (page: Page, name: string | RegExp) => page.getByRole("heading", { name });
const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name });
const link = (page: Page, name: string | RegExp) => page.getByRole("link", { name });

const enter = async (page: Page, deps: Deps, { userId }: Actor): Promise<void> =>
  rememberToken(page, await deps.sessions.start(userId));

const surveyOf = async (deps: Deps, actor: Actor, id: string): Promise<string> =>
  (await getTeamRound(deps, actor, id)).own?.surveyId ?? "";

/** Starts a round of everyone but the owner, by the form. */
async function startByForm(page: Page, organisationId: string): Promise<string> {
  const inAWeek = new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10);
  await openPage(page, teamPaths.newTeamRound(organisationId));
  await page.getByLabel("Title").fill("How we come across");
  await page.getByLabel("Deadline").fill(inAWeek);
  await button(page, "Choose all 9").click();
  await page.getByLabel(/^Olga Owen/).uncheck();
  await expectAccessible(page);
  await button(page, "Read it through").click();
  await button(page, "Ask 8 people").click();
  await expect(page.getByText("We’ve asked 8 people")).toBeVisible();
  return new URL(page.url()).pathname.split("/").at(-1) ?? "";
}

test("a team of eight describes each other, and five make a picture", async ({ page, deps, openVisitor }) => {
  test.slow();
  const { owner, team } = await makeTeam(deps);
  const people: Actor[] = [];
  for (const firstName of ["Ada", "Ben", "Cem", "Dana", "Emil", "Fay", "Gus", "Hana"])
    people.push(await addMember(deps, team, { firstName }));
  const [ada, ben, , , , , , hana] = people;
  if (ada === undefined || ben === undefined || hana === undefined) throw new Error("There is nobody.");
  await enter(page, deps, owner);
  const id = await startByForm(page, team.id);

  await test.step("someone who isn’t signed in signs in first", async () => {
    const stranger = await openVisitor();
    await stranger.goto(teamPaths.teamForm(id));
    await expect(stranger).toHaveURL(paths.login(teamPaths.teamForm(id)));
  });

  await test.step("one steps out, without a script", async () => {
    const visitor = await openVisitor({ javaScriptEnabled: false });
    await enter(visitor, deps, hana);
    await visitor.goto(teamPaths.teamForm(id));
    await link(visitor, "step out of the whole round").click();
    await button(visitor, "Step out").click();
    await expect(heading(visitor, "You’re not in this round any more")).toBeVisible();
  });

  const phone = await openVisitor({ viewport: { width: 360, height: 740 } });
  await enter(phone, deps, ada);
  await test.step("one describes colleagues on a phone, and loses nothing by a reload", async () => {
    await openPage(phone, teamPaths.teamForm(id));
    await expect(heading(phone, "How do you see Ben?")).toBeVisible();
    await expect(phone.getByText("1 of 6 colleagues")).toBeVisible();
    await expectAccessible(phone);
    await pick(phone, "Able", "Calm", "Kind");
    await phone.reload();
    await expect(phone.getByText("3 picked")).toBeVisible();
    await pickAndSend(phone, ["Wise", "Warm"]);
    await expect(phone.getByText("Your words for Ben are in.")).toBeVisible();
    await expect(heading(phone, "How do you see Cem?")).toBeVisible();
    await expect(phone.getByText(/^0 picked/)).toBeVisible();
    await phone.getByText("Your receipt").click();
    await expect(phone.getByText(/\/withdraw\//)).toBeVisible();
    await expectAccessible(phone);
    await link(phone, "Skip Cem for now").click();
    for (const name of ["Dana", "Emil", "Fay", "Gus"]) {
      await expect(heading(phone, `How do you see ${name}?`)).toBeVisible();
      await pickAndSend(phone);
    }
    await expect(heading(phone, "1 colleague is left")).toBeVisible();
    await expectAccessible(phone);
    await link(phone, /^Cem/).click();
    await pickAndSend(phone);
    await expect(heading(phone, "Thank you")).toBeVisible();
    await expect(link(phone, "Pick my own words")).toBeVisible();
  });

  await test.step("another does it without a script, each of them once", async () => {
    const visitor = await openVisitor({ javaScriptEnabled: false });
    await enter(visitor, deps, ben);
    await visitor.goto(teamPaths.teamForm(id));
    await pickAndSend(visitor);
    await expect(heading(visitor, "How do you see Cem?")).toBeVisible();
    const sent = new URL(visitor.url()).searchParams.get("sent") ?? "";
    await visitor.goto(teamPaths.teamForm(id, sent));
    await expect(heading(visitor, "You’ve described Ada")).toBeVisible();
    await link(visitor, "Go on with Cem").click();
    for (const name of ["Cem", "Dana", "Emil", "Fay", "Gus"]) {
      await expect(heading(visitor, `How do you see ${name}?`)).toBeVisible();
      await pickAndSend(visitor);
    }
    await expect(heading(visitor, "Thank you")).toBeVisible();
    await expect(visitor.getByText(/^You’ve described all/)).toBeVisible();
  });

  const others = people.slice(2, 7);
  for (const person of others) await describeAll(deps, person, id);

  await test.step("the owner ends it, and sees nothing on any single person", async () => {
    await openPage(page, teamPaths.teamRound(id));
    await expect(page.getByText("Less than a quarter of all descriptions are in.")).toBeVisible();
    await expectAccessible(page);
    await button(page, "End the round now").click();
    await inDialog(page, "End the round").click();
    await expect(page.getByText("5 more people have to open their window and agree.")).toBeVisible();
    await closeDueSurveys(deps);
  });

  await test.step("four of them make no picture", async () => {
    for (const person of others.slice(0, 4)) {
      await openOwn(deps, person, await surveyOf(deps, person, id));
      await setCounted(deps, person, { teamRoundId: id, counted: true });
    }
    await openPage(page, teamPaths.teamRound(id));
    await expect(page.getByText("1 more person has to open their window and agree.")).toBeVisible();
    await expect(button(page, "Make the team picture")).toBeHidden();
  });

  await test.step("the fifth opens their window, and agrees", async () => {
    await saveSelf(deps, ada, await surveyOf(deps, ada, id), wordsA);
    await openPage(phone, teamPaths.teamRound(id));
    await openWindow(phone);
    await openPage(phone, teamPaths.teamRound(id));
    await phone.getByRole("switch", { name: "Count me in the team picture" }).click();
    await expect(phone.getByText("Enough people agree, so it can be made.")).toBeVisible();
    await expectAccessible(phone);
  });

  await test.step("the owner makes the picture, and everyone reads it", async () => {
    await openPage(page, teamPaths.teamRound(id));
    await button(page, "Make the team picture").click();
    await inDialog(page, "Make the picture").click();
    await expect(page).toHaveURL(teamPaths.teamPicture(id));
    await phone.reload();
    await link(phone, "See the team picture").click();
    await expect(phone.getByText("5 people counted")).toBeVisible();
    await expect(phone.getByText(/This picture shows no words/)).toBeVisible();
    await expectAccessible(phone);
  });
});

test("a picture of nine is presented pane by pane", async ({ page, deps }) => {
  const { round, people } = await makeFinishedRound(deps, 9);
  const [reader] = people;
  if (reader === undefined) throw new Error("There is nobody.");
  await enter(page, deps, reader);
  await openPage(page, teamPaths.teamPicture(round.id));
  await expect(page.getByRole("region", { name: "Arena" }).getByText("most of 9").first()).toBeVisible();
  await expectAccessible(page);
  await link(page, "Present it").click();
  await expect(page).toHaveURL(teamPaths.presentation(round.id));
  await hydrated(page);
  await page.keyboard.press("ArrowRight");
  await expect(heading(page, "Arena")).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press("End");
  await expect(heading(page, "What to talk about")).toBeVisible();
  await link(page, "Stop presenting").click();
  await expect(page).toHaveURL(teamPaths.teamPicture(round.id));
});
