import { expect } from "#tests/e2e/support/fixtures.ts";
import { captions, coachIsKnown, coachSaid, introduceYourself, openDialog, problem } from "./demo-page.ts";
import { giveVoice, speak } from "./fake-microphone.ts";
import { expectQuiet, openedOn, watchHardware } from "./hardware.ts";
import { test } from "./service/open-site.ts";

test.use({
  expectedComplaints: /already in CLOSING or CLOSED|WebSocket connection to/,
});

test("the built-in coach talks by voice: tapped, rated, ended, refused and lost", async ({
  page,
  openSite,
}) => {
  const site = await openSite();
  await giveVoice(page);
  await watchHardware(page);
  await openDialog(page, site.url);
  await coachIsKnown(page);
  await introduceYourself(page);
  await expect(page.getByText("The coach is speaking.")).toBeVisible();
  await expect(coachSaid(page)).toHaveText([/^Coach: Hello, Ada\. I’m a program/]);

  // Speech isn't an answer, and there is no field to type one.
  await speak(page);
  await expect(page.getByText("This coach doesn’t listen")).toBeVisible();
  await expect(captions(page)).not.toContainText("You:");
  await expect(page.getByRole("textbox")).toHaveCount(0);
  await page
    .getByRole("group", { name: "Rate the coach’s answer" })
    .getByRole("button", { name: "Yes" })
    .click();
  await expect(page.getByText("Thanks, noted.")).toBeVisible();

  // The caption keeps what was heard: the first words take a second or two.
  await page.waitForTimeout(2_500);
  await page.getByRole("button", { name: "What would surprise me" }).click();
  await expect(coachSaid(page).first()).toHaveText(/^Coach: Hello, Ada\./);
  await expect(page.getByText("Look at “Dependable” in the Arena.")).toBeVisible();
  await page.getByRole("button", { name: "End Demo" }).click();
  await expect(page.getByText("You ended the talk. Your microphone is off.")).toBeVisible();
  expect(await openedOn(page)).toMatchObject({ contexts: 2 });
  await expectQuiet(page);

  // A forged token: the connection is refused.
  await page.route("**/api/voice/get-signed-url?*", async (route) => {
    const answer = await route.fetch();
    const body = await answer.text();
    await route.fulfill({ response: answer, body: body.replace(/conversation_signature=\w/, "$&x") });
  });
  await page.getByRole("button", { name: "Try it again" }).click();
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(problem(page)).toContainText("Connection Error");
  await expectQuiet(page);
  await page.unrouteAll();

  await page.getByRole("button", { name: "Try Again" }).click();
  await expect(page.getByText("The coach is speaking.")).toBeVisible();
  await site.stop();
  await expect(problem(page)).toContainText("Connection Error");
  await expectQuiet(page);
});
