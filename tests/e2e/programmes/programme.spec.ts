import type { Deps } from "#src/server/deps.ts";
import { paths } from "#src/shared/site/paths.ts";
import { givePlan } from "#tests/factories/billing.ts";
import { answerAbout, makeOpened } from "#tests/factories/programme/client.ts";
import { makeColleague } from "#tests/factories/programme/co-facilitator.ts";
import { makeProgramme } from "#tests/factories/programme/programme.ts";
import { expectAccessible } from "#tests/e2e/support/accessible.ts";
import { expect, test } from "#tests/e2e/support/fixtures.ts";
import { openPage } from "#tests/e2e/support/hydrated.ts";
import { rememberToken } from "#tests/e2e/support/session.ts";
import { mailsTo } from "#tests/setup/local-mailbox.ts";
import { setSharing } from "#src/server/domain/client/set-sharing.ts";
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
    "name,email",
    `Anna Berg,${address("anna")}`,
    `Ben Okoro,${address("ben")}`,
    "No Address,not an address",
  ];
  await page.getByTestId("list-file").setInputFiles({
    name: "clients.csv",
    mimeType: "text/csv",
    buffer: Buffer.from(rows.join("\n")),
  });
  await expect(page.getByText("2 ready · 1 needs a look")).toBeVisible();
  await expectAccessible(page);
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
  await anna.getByRole("link", { name: "Join the session" }).click();
  await expect(heading(anna, "Your session with Mira Holm")).toBeVisible();

  await openPage(page, paths.dashboardFacilitator());
  await page
    .getByRole("link", { name: /Start the session/ })
    .first()
    .click();
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

test("a group picture needs five people who agree, and a shared result has a preparation", async ({
  page,
  deps,
  signIn,
  openVisitor,
}) => {
  const { actor } = await signIn({ firstName: "Mira", lastName: "Holm" });
  await givePlan(deps, actor);
  const programme = await makeProgramme(deps, actor);
  const members = [];
  for (let n = 0; n < 5; n += 1)
    members.push(await makeOpened(deps, programme, { name: `Client ${String(n)}` }));
  for (const { actor: client, surveyId } of members.slice(0, 4))
    await setSharing(deps, client, surveyId, { group: true });
  await openPage(page, paths.facilitatorInsights(programme.id));
  await expect(page.getByText(/1 more/)).toBeVisible();
  await expect(button(page, "Make the group picture")).toHaveCount(0);

  const [first, last] = [members[0], members[4]];
  if (first === undefined || last === undefined) throw new Error("Nobody takes part.");
  await setSharing(deps, last.actor, last.surveyId, { group: true });
  await openPage(page, paths.facilitatorInsights(programme.id));
  await button(page, "Make the group picture").click();
  await expect(page.getByText(/Picture 1/)).toBeVisible();
  await expect(page.getByRole("link", { name: "Download PDF" })).toBeVisible();

  const sharing = await makeOpened(deps, programme, { name: "Dana Cole" });
  await setSharing(deps, sharing.actor, sharing.surveyId, { result: true, plan: "Speak first." });
  await openPage(page, paths.facilitatorInsights(programme.id, sharing.clientId));
  await expect(page.getByText("Speak first.")).toBeVisible();
  await page.getByRole("textbox", { name: "What to remember, for you alone" }).fill("Ask about March.");
  await expect(page.getByText("Saved")).toBeVisible();
  await expectAccessible(page);

  // A colleague joins as facilitator, and the client decides whether they see the result.
  const { colleague } = await makeColleague(deps, actor);
  await openPage(page, paths.facilitatorOverview(programme.id));
  await button(page, "Add a colleague").click();
  await button(page, "Add Mia Falk").click();
  await expect(button(page, "Remove Mia Falk")).toBeVisible();
  const mia = await openVisitor();
  await rememberToken(mia, await deps.sessions.start(colleague.userId));
  await openPage(mia, paths.facilitatorInsights(programme.id));
  await expect(mia.getByText("Group pictures are for Mira Holm alone")).toBeVisible();
  await expect(mia.getByRole("link", { name: "Dana Cole" })).toHaveCount(0);
  const dana = await openVisitor();
  await rememberToken(dana, await deps.sessions.start(sharing.actor.userId));
  await openPage(dana, paths.assessmentResults(sharing.surveyId));
  await button(dana, "Share it with Mia, too").click();
  await expect(dana.getByRole("switch", { name: "Share my result with Mira and Mia" })).toBeChecked();
  await openPage(mia, paths.facilitatorInsights(programme.id, sharing.clientId));
  await expect(mia.getByText("Speak first.")).toBeVisible();
});
