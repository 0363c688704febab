import { paths } from "#src/shared/site/paths.ts";
import { givePlan } from "#tests/factories/billing.ts";
import { orgInvitationIn } from "#tests/factories/organisation/inviting.ts";
import { expectAccessible } from "#tests/e2e/support/accessible.ts";
import { expect, test } from "#tests/e2e/support/fixtures.ts";
import { openPage } from "#tests/e2e/support/hydrated.ts";
import type { Page } from "@playwright/test";
import { randomUUID } from "node:crypto";

/* A team is created, joined by email without an account, led by others, and left. */

/** Mistyped names are 400, which the browser reports. */
test.use({ expectedComplaints: /status of 400/ });

const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name, exact: true });
const heading = (page: Page, name: string | RegExp) => page.getByRole("heading", { name });
const rowOf = (page: Page, name: string) =>
  page.getByRole("list", { name: "Members" }).getByRole("listitem").filter({ hasText: name });

test("a team is created, joined, led and left @phone", async ({ page, deps, signIn, openVisitor }) => {
  const ida = `${randomUUID()}@example.org`;
  const { actor } = await signIn({ firstName: "Olga", lastName: "Owen" });
  await givePlan(deps, actor);

  await openPage(page, paths.team());
  await page.getByLabel("Name of your team").fill("Harbour");
  await button(page, "Make the team").click();
  await expect(heading(page, /^Harbour$/)).toBeVisible();

  // One person and a row that needs attention.
  await page.getByLabel("Their email addresses").fill(`Ida Ames <${ida}>\nnot-an-address`);
  await button(page, "Check the addresses").click();
  await expect(page.getByText("1 ready · 1 needs a look")).toBeVisible();
  await expectAccessible(page);
  await button(page, "Remove the one that needs a look").click();
  await button(page, "Invite 1 person").click();
  await expect(page.getByText("1 person is invited")).toBeVisible();

  // Someone without an account, in their own browser.
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

  // A role adds parts of the page.
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
