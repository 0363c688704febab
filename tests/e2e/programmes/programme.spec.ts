import type { Deps } from "#src/server/deps.ts";
import { paths } from "#src/shared/site/paths.ts";
import { givePlan } from "#tests/factories/billing.ts";
import { answerAbout } from "#tests/factories/programme/client.ts";
import { expectAccessible } from "#tests/e2e/support/accessible.ts";
import { expect, test } from "#tests/e2e/support/fixtures.ts";
import { openPage } from "#tests/e2e/support/hydrated.ts";
import { mailsTo } from "#tests/setup/local-mailbox.ts";
import { findAccountByEmail } from "#src/server/domain/account/find-account.ts";
import type { Page } from "@playwright/test";
import { randomUUID } from "node:crypto";

/*
 * A facilitator and clients, each in their own browser: from a list of people to a session with both screens
 * in step, and to a group picture.
 */

const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name });
const heading = (page: Page, name: string | RegExp) => page.getByRole("heading", { name });

/** The address in the newest email to a client. */
async function linkTo(deps: Deps, email: string): Promise<string> {
  const text = (await mailsTo(deps, email)).at(-1)?.text ?? "";
  const path = /\/new-assessment\/invitee\?token=[\w-]+/.exec(text)?.[0];
  if (path === undefined) throw new Error(`There is no invitation for ${email}.`);
  return path;
}

test("a programme goes from a pasted list to a session on both screens", async ({
  page,
  deps,
  signIn,
  openVisitor,
}) => {
  const run = randomUUID().slice(0, 8);
  const address = (name: string) => `${run}-${name}@example.org`;
  const { actor } = await signIn({ firstName: "Mira", lastName: "Holm" });
  await givePlan(deps, actor);

  // Two people and a row that needs attention.
  await openPage(page, paths.newFacilitator());
  await page.getByLabel("Title").fill("Spring cohort");
  await page.getByRole("radio", { name: "Both of you, in your session" }).check();
  await button(page, "Add people").click();
  const rows = [
    "Wer;Notiz;Kontakt",
    `Anna Berg;"afternoons,\nask dora@example.org";${address("anna")}`,
    `Ben Okoro;;${address("ben")}`,
    "No Address;;not an address",
  ];
  await page.getByTestId("list-file").setInputFiles({
    name: "clients.csv",
    mimeType: "text/csv",
    buffer: Buffer.from(rows.join("\n")),
  });
  await page.getByRole("checkbox", { name: /Wer/ }).check();
  await expectAccessible(page);
  await button(page, "Add 3 people").click();
  await expect(page.getByText("dora@example.org, in a note on line 2")).toBeVisible();
  await expect(page.getByText("2 ready · 1 needs a look")).toBeVisible();
  await expectAccessible(page);
  await button(page, "Leave them out").click();
  await button(page, "Remove the one that needs a look").click();
  await button(page, "See the email").click();
  await expect(page.getByRole("article", { name: "The invitation" })).toContainText("Mira Holm");
  await button(page, "Review everything").click();
  await button(page, "Send 2 invitations").click();
  await expect(page).toHaveURL(/\/facilitator\/assessment\/sent\?faId=/);
  await expect(page.getByText("Both invitations are sent.")).toBeVisible();

  // Someone without an account accepts.
  const anna = await openVisitor();
  await openPage(anna, await linkTo(deps, address("anna")));
  await expectAccessible(anna);
  await button(anna, "Accept and start my round").click();
  await expect(anna.getByText("For your session with Mira Holm")).toBeVisible();
  const annasRound = new URL(anna.url()).pathname.split("/").at(-1) ?? "";

  // Peers answer; the window waits for the session.
  const actorOfAnna = await findAccountByEmail(deps.db.read, address("anna"));
  if (actorOfAnna === null) throw new Error("Accepting makes an account.");
  await answerAbout(deps, { actor: actorOfAnna, surveyId: annasRound });
  await openPage(anna, paths.assessment(annasRound));
  await expect(anna.getByText("Mira starts it in your session.")).toBeVisible();
  await anna.getByRole("link", { name: "Go to the session" }).click();
  await expect(heading(anna, "Your session with Mira Holm")).toBeVisible();

  await openPage(page, paths.dashboardFacilitator());
  await page
    .getByRole("link", { name: /Go to the session/ })
    .first()
    .click();
  await expect(page.getByText("Anna is here")).toBeVisible();
  await button(page, "Start the session").click();
  await expect(page.getByText("asking Anna Berg to open the window")).toBeVisible();
  await button(anna, "Open it together").click();
  await expect(heading(anna, "Your window")).toBeVisible();
  await expect(heading(page, "Anna Berg’s window")).toBeVisible();
  await page.keyboard.press("PageDown");
  await expect(heading(page, "Arena")).toBeVisible();
  await expect(heading(anna, "Arena")).toBeVisible();
  await page.keyboard.press("ArrowRight");
  await expect(heading(anna, "Blind Spot")).toBeVisible();
  await expectAccessible(anna);

  // The second window moves both screens, too; what is proposed becomes Anna's step once she saves it.
  const [notes] = await Promise.all([
    page.waitForEvent("popup"),
    page.getByRole("link", { name: "Notes in a second window" }).click(),
  ]);
  await expect(notes.getByText("On screen: Blind Spot · 2 of 4 · Anna is here")).toBeVisible();
  await expectAccessible(notes);
  await button(notes, "Next").click();
  await expect(heading(anna, "Façade")).toBeVisible();
  await notes.close();
  await page.keyboard.press("End");
  await page.getByLabel("One thing to try").fill("Say what I think first.");
  await button(page, "Propose it").click();
  await expect(anna.getByText("Mira proposes this.")).toBeVisible();
  await expectAccessible(anna);
  await button(anna, "Save it as my step").click();
  await expect(page.getByText("Anna saved their step")).toBeVisible();
  await anna.getByRole("switch", { name: "Share my step with Mira" }).click();
  await expect(anna.getByText("Mira can see it.")).toBeVisible();
  await button(page, "Email the link to Anna Berg").click();
  await expect(page.getByText("Sent to Anna Berg.")).toBeVisible();
  expect((await mailsTo(deps, address("anna"))).at(-1)?.text).toContain(
    encodeURIComponent(paths.meeting(annasRound)),
  );
  await openPage(anna, paths.dashboardSelf());
  await expect(page.getByText("Anna isn’t here")).toBeVisible();
  await anna.getByRole("link", { name: "Join the session" }).click();
  await expect(heading(anna, "What stays with you?")).toBeVisible();

  // What she shared can be read until she stops.
  const faId = new URL(page.url()).pathname.split("/")[3] ?? "";
  await openPage(anna, paths.assessmentResults(annasRound));
  const share = anna.getByRole("switch", { name: "Share my result with Mira" });
  await expect(share).toBeChecked();
  await share.click();
  await expect(share).not.toBeChecked();
  await expect(page.getByText("This session is over.")).toBeVisible();
  await button(anna, "Leave this programme").click();
  await button(anna, "Leave the programme").click();
  await expect(button(anna, "Leave this programme")).toHaveCount(0);
  await openPage(page, paths.facilitatorOverview(faId));
  await expect(page.getByRole("listitem").filter({ hasText: "Anna Berg" }).first()).toContainText("Left");
});
