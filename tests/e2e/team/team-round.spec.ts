import type { Actor } from "#src/server/actor.ts";
import type { Deps } from "#src/server/deps.ts";
import { findAccountByEmail } from "#src/server/domain/account/find-account.ts";
import { inviteMembers } from "#src/server/domain/organisation/inviting/invite-members.ts";
import { saveSelf } from "#src/server/domain/survey/save-self.ts";
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
import { orgInvitationIn } from "#tests/factories/organisation/inviting.ts";
import { describeAll, makeTeam, wordsA } from "#tests/factories/organisation/organisation.ts";
import { makeUser } from "#tests/factories/user.ts";
import type { Page } from "@playwright/test";
import { randomUUID } from "node:crypto";

/*
 * A team of eight and its owner, each in a browser of their own: from the invitation to a picture of five. One of them does it all without a
 * script.
 */

const heading = (page: Page, name: string | RegExp) => page.getByRole("heading", { name });
const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name });
const link = (page: Page, name: string | RegExp) => page.getByRole("link", { name });

const enter = async (page: Page, deps: Deps, { userId }: Pick<Actor, "userId">): Promise<void> =>
  rememberToken(page, await deps.sessions.start(userId));

/** Someone in the team, in their own browser. */
interface Person {
  readonly actor: Actor;
  readonly page: Page;
}

const firstNameIn = (email: string): string =>
  email.charAt(0).toUpperCase() + email.slice(1, email.indexOf("@"));

/** Joins by the link in the email: someone with an account signed in, and anyone else by a name, which makes one. */
async function join(page: Page, deps: Deps, email: string, account: Actor | null): Promise<Person> {
  if (account !== null) await enter(page, deps, account);
  await page.goto(await orgInvitationIn(deps, email));
  if (account === null) await page.getByLabel("Your name").fill(`${firstNameIn(email)} Sample`);
  await button(page, "Accept and join").click();
  await expect(heading(page, /^Harbour$/)).toBeVisible();
  const actor = await findAccountByEmail(deps.db.read, email);
  if (actor === null) throw new Error("Joining makes an account.");
  return { actor, page };
}

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

/** Describes everyone on the form, one after the other. */
async function describeEveryone({ page }: Person, id: string): Promise<void> {
  await page.goto(teamPaths.teamForm(id));
  while (!(await heading(page, "Thank you").isVisible())) {
    const asked = await heading(page, /^How do you see/).textContent();
    await pickAndSend(page);
    await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(asked ?? "");
  }
}

/** Opens one's own window, and agrees to be counted. */
async function openAndAgree({ page, actor }: Person, deps: Deps, id: string): Promise<void> {
  const { own } = await getTeamRound(deps, actor, id);
  await saveSelf(deps, actor, own?.surveyId ?? "", wordsA);
  await openPage(page, teamPaths.teamRound(id));
  await openWindow(page);
  await openPage(page, teamPaths.teamRound(id));
  await page.getByRole("switch", { name: "Count me in the team picture" }).click();
  await expect(page.getByRole("switch", { name: "Count me in the team picture" })).toBeChecked();
}

test("a team of eight describes each other, and five make a picture", async ({ page, deps, openVisitor }) => {
  test.slow();
  const { owner, team } = await makeTeam(deps);
  const host = `${randomUUID().slice(0, 8)}.example`;
  const emails = ["ada", "ben", "cem", "dana", "emil", "fay", "gus", "hana"].map((name) => `${name}@${host}`);
  await enter(page, deps, owner);
  await inviteMembers(deps, owner, { id: team.id, emails, role: "member" });
  const people = await Promise.all(
    emails.map(async (email, n) => {
      const visitor = await openVisitor({
        viewport: { width: 360, height: 740 },
        javaScriptEnabled: n !== 1 && n !== 7,
      });
      const person = { email, firstName: firstNameIn(email), lastName: "Sample" };
      const account = n < 4 ? await makeUser(deps, person) : null;
      return join(visitor, deps, email, account);
    }),
  );
  const [ada, ben, , , , , , hana] = people;
  if (ada === undefined || ben === undefined || hana === undefined) throw new Error("There is nobody.");
  const others = people.slice(2, 7);
  const id = await startByForm(page, team.id);
  const phone = ada.page;

  await test.step("someone who isn’t signed in signs in first", async () => {
    const stranger = await openVisitor();
    await stranger.goto(teamPaths.teamForm(id));
    await expect(stranger).toHaveURL(paths.login(teamPaths.teamForm(id)));
  });

  await test.step("one steps out, without a script", async () => {
    await hana.page.goto(teamPaths.teamForm(id));
    await link(hana.page, "step out of the whole round").click();
    await button(hana.page, "Step out").click();
    await expect(heading(hana.page, "You’re not in this round any more")).toBeVisible();
  });

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
    for (let n = 0; n < 4; n += 1) await pickAndSend(phone);
    await expect(heading(phone, "1 colleague is left")).toBeVisible();
    await expectAccessible(phone);
    await link(phone, /^Cem/).click();
    await pickAndSend(phone);
    await expect(heading(phone, "Thank you")).toBeVisible();
    await expect(link(phone, "Pick my own words")).toBeVisible();
  });

  await test.step("the others do it, one of them without a script, each once", async () => {
    await describeEveryone(ben, id);
    for (const { actor } of others) await describeAll(deps, actor, id);
    await ben.page.goto(teamPaths.teamForm(id));
    await expect(ben.page.getByText(/^You’ve described all/)).toBeVisible();
    await link(ben.page, /Go to the round/).click();
    await expect(heading(ben.page, "How we come across")).toBeVisible();
  });

  await test.step("the owner ends it, and sees nothing on any single person", async () => {
    await openPage(page, teamPaths.teamRound(id));
    await expect(page.getByText("Less than a quarter of all descriptions are in.")).toBeVisible();
    await expectAccessible(page);
    await button(page, "End the round now").click();
    await inDialog(page, "End the round").click();
    await expect(page.getByText("5 more people have to open their window and agree.")).toBeVisible();
  });

  await test.step("four of them make no picture", async () => {
    await Promise.all(others.slice(0, 4).map((person) => openAndAgree(person, deps, id)));
    await openPage(page, teamPaths.teamRound(id));
    await expect(page.getByText("1 more person has to open their window and agree.")).toBeVisible();
    await expect(button(page, "Make the team picture")).toBeHidden();
  });

  await test.step("the fifth opens their window, and agrees", async () => {
    await openAndAgree(ada, deps, id);
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
