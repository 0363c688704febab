import type { Actor } from "#src/server/actor.ts";
import { setCounted } from "#src/server/domain/team/change-team-round.ts";
import { getTeamRound } from "#src/server/domain/team/get-team-round.ts";
import { saveSelf } from "#src/server/domain/survey/own-words.ts";
import { teamPaths } from "#src/shared/team/team-paths.ts";
import { pick, pickAndSend } from "#tests/e2e/support/answer.ts";
import { expect, test } from "#tests/e2e/support/fixtures.ts";
import { openPage } from "#tests/e2e/support/hydrated.ts";
import { inDialog } from "#tests/e2e/support/owner.ts";
import { rememberToken } from "#tests/e2e/support/session.ts";
import { addMember, describeAll, makeTeam, wordsA } from "#tests/factories/organisation/organisation.ts";
import type { Page } from "@playwright/test";

/*
 * A team of eight and its owner, from the start to windows and a picture. Three of the eight have a browser,
 * two of them without scripts.
 */

const heading = (page: Page, name: string | RegExp) => page.getByRole("heading", { name });
const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name });
const link = (page: Page, name: string | RegExp) => page.getByRole("link", { name });

/** Starts a team round for everyone but the owner. */
async function startByForm(page: Page, organisationId: string): Promise<string> {
  const inAWeek = new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10);
  await openPage(page, teamPaths.newTeamRound(organisationId));
  await page.getByLabel("Title").fill("How we come across");
  await page.getByLabel("Deadline").fill(inAWeek);
  await button(page, "Choose all 9").click();
  await page.getByLabel(/^Olga Owen/).uncheck();
  await button(page, "Read it through").click();
  await button(page, "Ask 8 people").click();
  await expect(page.getByText("We’ve asked 8 people")).toBeVisible();
  return new URL(page.url()).pathname.split("/").at(-1) ?? "";
}

test("a team of eight describes each other, and five let their window count", async ({
  page,
  deps,
  openVisitor,
}) => {
  test.slow();
  const { owner, team } = await makeTeam(deps);
  await rememberToken(page, await deps.sessions.start(owner.userId));
  const join = (firstName: string) => addMember(deps, team, { firstName, lastName: "Sample" });
  const [ada, ben, hana] = [await join("Ada"), await join("Ben"), await join("Hana")];
  const others: Actor[] = [];
  for (const name of ["Cem", "Dana", "Emil", "Fay", "Gus"]) others.push(await join(name));
  const open = async ({ userId }: Actor, javaScriptEnabled: boolean) => {
    const visitor = await openVisitor({ viewport: { width: 360, height: 740 }, javaScriptEnabled });
    await rememberToken(visitor, await deps.sessions.start(userId));
    return visitor;
  };
  const id = await startByForm(page, team.id);
  const ownRoundOf = async (person: Actor) => (await getTeamRound(deps, person, id)).own?.surveyId ?? "";
  const phone = await open(ada, true);

  await test.step("one steps out, without a script", async () => {
    const hers = await open(hana, false);
    await hers.goto(teamPaths.teamForm(id));
    await link(hers, "step out of the whole round").click();
    await button(hers, "Step out").click();
    await expect(heading(hers, "You’re not in this round any more")).toBeVisible();
  });

  await test.step("one describes colleagues on a phone, and loses nothing by a reload", async () => {
    await openPage(phone, teamPaths.teamForm(id));
    await expect(heading(phone, "How do you see Ben?")).toBeVisible();
    await expect(phone.getByText("1 of 6 colleagues")).toBeVisible();
    await pick(phone, "Able", "Calm", "Kind");
    await phone.getByText("Shall your window count").click();
    await button(phone, "Count my window").click();
    await expect(phone.getByText("Your window counts in the group’s picture.")).toBeVisible();
    await phone.reload();
    await expect(phone.getByText("3 picked")).toBeVisible();
    await pickAndSend(phone, ["Wise", "Warm"]);
    await expect(phone.getByText("Your words for Ben are in.")).toBeVisible();
    await expect(heading(phone, "How do you see Cem?")).toBeVisible();
    await expect(phone.getByText(/^0 picked/)).toBeVisible();
    await phone.getByText("Your receipt").click();
    await expect(phone.getByText(/\/withdraw\//)).toBeVisible();
    await link(phone, "Skip Cem for now").click();
    for (let n = 0; n < 4; n += 1) await pickAndSend(phone);
    await expect(heading(phone, "1 colleague is left")).toBeVisible();
    await link(phone, /^Cem/).click();
    await pickAndSend(phone);
    await expect(heading(phone, "Thank you")).toBeVisible();
    await expect(link(phone, "Pick my own words")).toBeVisible();
  });

  await test.step("the others do it, one of them without a script, each once", async () => {
    const his = await open(ben, false);
    await his.goto(teamPaths.teamForm(id));
    await his.getByText("Shall your window count").click();
    await button(his, "Leave mine out").click();
    await expect(his.getByText("Your window is left out of the group’s picture.")).toBeVisible();
    await expect(heading(his, "How do you see Ada?")).toBeVisible();
    await pickAndSend(his);
    await expect(heading(his, "How do you see Cem?")).toBeVisible();
    for (const person of [ben, ...others]) {
      await describeAll(deps, person, id);
      await saveSelf(deps, person, await ownRoundOf(person), wordsA);
    }
    for (const person of others.slice(0, 4))
      await setCounted(deps, person, { teamRoundId: id, counted: true });
    await his.goto(teamPaths.teamForm(id));
    await expect(his.getByText(/^You’ve described all/)).toBeVisible();
    await link(his, /Go to the round/).click();
    await expect(heading(his, "How we come across")).toBeVisible();
  });

  await test.step("the owner ends it by keyboard, with a day’s notice, and sees nothing on any single person", async () => {
    await openPage(page, teamPaths.teamRound(id));
    await expect(page.getByText("6 of 7 have finished", { exact: true })).toBeVisible();
    await expect(page.getByText("If it ended now, at least six windows would open.")).toBeVisible();
    await button(page, "End the round").press("Enter");
    await inDialog(page, "End it in 24 hours").press("Enter");
    await expect(page.getByText("It ends within a day, so there’s nothing to end.")).toBeVisible();
  });

  await test.step("once the last one has finished, it ends at once", async () => {
    await saveSelf(deps, ada, await ownRoundOf(ada), wordsA);
    await openPage(page, teamPaths.teamRound(id));
    await expect(page.getByText("7 of 7 have finished", { exact: true })).toBeVisible();
    await button(page, "End the round now").click();
    await inDialog(page, "End it now").click();
    await expect(link(page, "See the team picture")).toBeVisible();
  });

  await test.step("everyone has their window, and reads the picture", async () => {
    await openPage(phone, teamPaths.teamRound(id));
    await link(phone, "Read my window").click();
    await expect(phone.getByText("6 people answered").first()).toBeVisible();
    await openPage(phone, teamPaths.teamRound(id));
    await link(phone, "See the team picture").click();
    await expect(phone.getByText("5 people in the picture")).toBeVisible();
    await openPage(page, teamPaths.teamPicture(id));
    await expect(page.getByText("5 people in the picture")).toBeVisible();
  });
});
