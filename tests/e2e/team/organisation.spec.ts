import { paths } from "#src/shared/site/paths.ts";
import { givePlan } from "#tests/factories/billing.ts";
import { inviteIntoTeam, orgInvitationIn } from "#tests/factories/organisation/inviting.ts";
import { expectAccessible } from "#tests/e2e/support/accessible.ts";
import { expect, test } from "#tests/e2e/support/fixtures.ts";
import { openPage } from "#tests/e2e/support/hydrated.ts";
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
  const run = randomUUID().slice(0, 8);
  const [ida, ben] = [`${run}-ida@example.org`, `${run}-ben@example.org`];
  const { actor } = await signIn({ firstName: "Olga", lastName: "Owen" });
  await givePlan(deps, actor);

  await openPage(page, paths.team());
  await page.getByLabel("Name of your team").fill("Harbour");
  await button(page, "Make the team").click();
  await expect(heading(page, /^Harbour$/)).toBeVisible();

  // Two people, and a row that needs a look.
  await page.getByLabel("Their email addresses").fill(`Ida Ames <${ida}>\n${ben}\nnot-an-address`);
  await button(page, "Check the addresses").click();
  await expect(page.getByText("2 ready · 1 needs a look")).toBeVisible();
  await expectAccessible(page);
  await button(page, "Edit not-an-address").click();
  await page.getByRole("textbox", { name: "Email", exact: true }).fill(ida);
  await button(page, "Done").click();
  await expect(page.getByText("This address is in the list already.")).toBeVisible();
  await button(page, "Remove the one that needs a look").click();
  await button(page, "Invite 2 people").click();
  await expect(page.getByText("2 people are invited")).toBeVisible();
  await expect(button(page, `Send again to ${ben}`)).toHaveAttribute("aria-disabled", "true");

  await button(page, `Withdraw the invitation to ${ben}`).click();
  await button(page, "Withdraw it").click();
  await expect(page.getByRole("list", { name: "Open invitations" }).getByRole("listitem")).toHaveCount(1);

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
  const sight = visitor.getByRole("region", { name: "What Harbour sees of you" });
  await expect(sight).toContainText("Owners and facilitators see your email address, too.");
  await expect(heading(visitor, "What nobody there sees")).toBeVisible();
  await visitor.goto(await orgInvitationIn(deps, ida));
  await expect(heading(visitor, "This invitation has been accepted")).toBeVisible();

  // A role for them, which brings its parts of the page.
  await openPage(page, paths.team());
  await expect(heading(page, "2 members")).toBeVisible();
  await button(page, "Change role: Ida Ames").click();
  await page.getByRole("dialog").getByLabel("Role").selectOption("Facilitator");
  await expectAccessible(page);
  await button(page, "Save the role").click();
  await expect(rowOf(page, "Ida Ames")).toContainText("Facilitator");
  await openPage(visitor, paths.team());
  await expect(heading(visitor, "Invite people")).toBeVisible();
  await expect(sight).toContainText("and whether you have a seat");

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

test("a team is handed over, and deleted by its name", async ({ page, deps, signIn, openVisitor }) => {
  const { actor } = await signIn({ firstName: "Olga", lastName: "Owen" });
  await givePlan(deps, actor);
  const email = `${randomUUID()}@example.org`;
  await openPage(page, paths.team());
  await page.getByLabel("Name of your team").fill("Harbour");
  await button(page, "Make the team").click();
  await page.getByLabel("Their email addresses").fill(email);
  await button(page, "Check the addresses").click();
  await button(page, "Invite 1 person").click();
  await expect(page.getByText("1 person is invited")).toBeVisible();
  const heir = await openVisitor();
  await heir.goto(await orgInvitationIn(deps, email));
  await heir.getByLabel("Your name").fill("Hal Heir");
  await button(heir, "Accept and join").click();
  await expect(heading(heir, /^Harbour$/)).toBeVisible();

  await openPage(page, paths.team());
  await button(page, "Hand over the team").click();
  await button(page, "Hand over to Hal Heir").click();
  await expect(page.getByText("You’ve handed over Harbour to Hal Heir")).toBeVisible();
  await expect(button(page, "Delete the team")).toHaveCount(0);

  // The plan was the old owner's.
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
