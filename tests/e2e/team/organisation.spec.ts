import { paths } from "#src/shared/site/paths.ts";
import { givePlan } from "#tests/factories/billing.ts";
import { inviteIntoTeam, orgInvitationIn } from "#tests/factories/organisation/inviting.ts";
import { expectAccessible } from "#tests/e2e/support/accessible.ts";
import { expect, test } from "#tests/e2e/support/fixtures.ts";
import { openPage } from "#tests/e2e/support/hydrated.ts";
import { rememberToken } from "#tests/e2e/support/session.ts";
import { addMember, makeTeam } from "#tests/factories/organisation/organisation.ts";
import type { Page } from "@playwright/test";
import { randomUUID } from "node:crypto";

/*
 * A team from its first day on: made, joined without an account by the link in an email, led by others, and left.
 */

/** Names that are mistyped are refused with 400, and the browser says so. */
test.use({ expectedComplaints: /status of 400/ });

const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name, exact: true });
const heading = (page: Page, name: string | RegExp) => page.getByRole("heading", { name });
const rowOf = (page: Page, name: string) =>
  page.getByRole("list", { name: "Members" }).getByRole("listitem").filter({ hasText: name });

test("a team is made, joined, led and left @phone", async ({ page, deps, signIn, openVisitor }) => {
  const ida = `${randomUUID()}@example.org`;
  const { actor } = await signIn({ firstName: "Olga", lastName: "Owen" });
  await givePlan(deps, actor);

  await openPage(page, paths.team());
  await page.getByLabel("Name of your team").fill("Harbour");
  await button(page, "Make the team").click();
  await expect(heading(page, /^Harbour$/)).toBeVisible();

  // Someone, and a row that needs a look.
  await page.getByLabel("Their email addresses").fill(`Ida Ames <${ida}>\nnot-an-address`);
  await button(page, "Check the addresses").click();
  await expect(page.getByText("1 ready · 1 needs a look")).toBeVisible();
  await expectAccessible(page);
  await button(page, "Remove the one that needs a look").click();
  await button(page, "Invite 1 person").click();
  await expect(page.getByText("1 person is invited")).toBeVisible();

  // Someone without an account, in a browser of their own.
  const visitor = await openVisitor();
  await visitor.goto(await orgInvitationIn(deps, ida));
  await expect(heading(visitor, "Olga Owen invites you to join a team")).toBeVisible();
  await button(visitor, "No, thanks").click();
  await expect(heading(visitor, "You’ve said no, thanks")).toBeVisible();
  await visitor.getByLabel("Your name").fill("Ida Ames");
  await button(visitor, "Join after all").click();
  await expect(heading(visitor, /^Harbour$/)).toBeVisible();
  await expect(heading(visitor, "Invite people")).toHaveCount(0);
  await expect(visitor.getByRole("region", { name: "What Harbour sees of you" })).toContainText(
    "Owners and facilitators see your email address, too.",
  );

  // A role for them, which brings its parts of the page.
  await openPage(page, paths.team());
  await expect(heading(page, "2 members")).toBeVisible();
  await button(page, "Change role: Ida Ames").click();
  await page.getByRole("dialog").getByLabel("Role").selectOption("Facilitator");
  await button(page, "Save the role").click();
  await expect(rowOf(page, "Ida Ames")).toContainText("Facilitator");
  await openPage(visitor, paths.team());
  await expect(heading(visitor, "Invite people")).toBeVisible();

  await button(visitor, "Leave the team").click();
  await visitor.getByRole("dialog").getByRole("button", { name: "Leave the team" }).click();
  await expect(visitor.getByText("You’ve left Harbour")).toBeVisible();
  await expect(heading(visitor, "You’re not in a team yet")).toBeVisible();
  await openPage(page, paths.team());
  await expect(heading(page, "1 member")).toBeVisible();
});

test("an invitation is answered without a script @phone", async ({ deps, signIn, openVisitor }) => {
  const { actor } = await signIn({ firstName: "Olga", lastName: "Owen" });
  await givePlan(deps, actor);
  const visitor = await openVisitor({ javaScriptEnabled: false });
  const invitation = await inviteIntoTeam(deps, actor);
  await visitor.goto(invitation);
  await visitor.getByLabel("Your name").fill("https://evil.example");
  await button(visitor, "Accept and join").click();
  await expect(visitor.getByText(/can’t have links/)).toBeVisible();
  await visitor.getByLabel("Your name").fill("Ida Ames");
  await button(visitor, "Accept and join").click();
  await expect(heading(visitor, /^Harbour$/)).toBeVisible();
  await expect(rowOf(visitor, "Ida Ames (you)")).toBeVisible();
  await visitor.goto(invitation);
  await expect(heading(visitor, "This invitation has been accepted")).toBeVisible();
  await visitor.getByRole("link", { name: "Go to my team" }).click();
  await expect(heading(visitor, "2 members")).toBeVisible();
});

test("a team is handed over, and deleted by its name", async ({ page, deps, openVisitor }) => {
  const { owner, team } = await makeTeam(deps);
  const { userId } = await addMember(deps, team, { firstName: "Hal", lastName: "Heir" });
  await rememberToken(page, await deps.sessions.start(owner.userId));
  await openPage(page, paths.team());
  await button(page, "Hand over the team").click();
  await button(page, "Hand over to Hal Heir").click();
  await expect(page.getByText("You’ve handed over Harbour to Hal Heir")).toBeVisible();
  await expect(button(page, "Delete the team")).toHaveCount(0);

  // The plan was the old owner's.
  const heir = await openVisitor();
  await rememberToken(heir, await deps.sessions.start(userId));
  await openPage(heir, paths.team());
  await expect(heir.getByText("No owner of this team has an active plan")).toBeVisible();
  await button(heir, "Delete the team").click();
  await heir.getByLabel("To delete it, type “Harbour”").fill("Harbor");
  await button(heir, "Delete it for good").click();
  await expect(heir.getByText("This isn’t the team’s name.")).toBeVisible();
  await heir.getByLabel("To delete it, type “Harbour”").fill("harbour");
  await button(heir, "Delete it for good").click();
  await expect(heir.getByText("Harbour is deleted")).toBeVisible();
});
