import { expect } from "#tests/e2e/support/fixtures.ts";
import { captions, coachIsKnown, coachSaid, introduceYourself, openDialog, problem } from "./demo-page.ts";
import { openedOn, watchHardware } from "./hardware.ts";
import { test } from "./service/open-site.ts";

test.use({
  expectedComplaints: /already in CLOSING or CLOSED|WebSocket connection to/,
});

test("the built-in coach walks by taps, without a microphone: rated, ended, refused and lost", async ({
  page,
  openSite,
}) => {
  const site = await openSite();
  await watchHardware(page);
  await openDialog(page, site.url);
  await coachIsKnown(page);
  await expect(page.getByText("You answer by tapping, and it needs no microphone.")).toBeVisible();
  await introduceYourself(page);
  await expect(page.getByRole("heading", { name: "Voice Demo Active" })).toBeVisible();
  await expect(coachSaid(page)).toHaveText([/^Coach: Hello, Ada\. I’m a program/]);
  await expect(page.getByRole("textbox")).toHaveCount(0);
  await page
    .getByRole("group", { name: "Rate the coach’s answer" })
    .getByRole("button", { name: "It does", exact: true })
    .click();
  await expect(page.getByText("Thanks, noted.")).toBeVisible();

  await page.getByRole("button", { name: "What would surprise me" }).click();
  await expect(page.getByText("Look at “Dependable” in the Arena.")).toBeVisible();
  await expect(captions(page).locator("p")).toHaveCount(3);
  await page.getByRole("button", { name: "End Demo" }).click();
  await expect(page.getByText("You ended the talk.")).toBeVisible();

  // A forged token: the connection is refused.
  await page.route("**/api/voice/get-signed-url?*", async (route) => {
    const answer = await route.fetch();
    const body = await answer.text();
    await route.fulfill({ response: answer, body: body.replace(/conversation_signature=\w/, "$&x") });
  });
  await page.getByRole("button", { name: "Try it again" }).click();
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(problem(page)).toContainText("Connection Error");
  await page.unrouteAll();

  await page.getByRole("button", { name: "Try Again" }).click();
  await expect(page.getByText("Tap an answer below.")).toBeVisible();
  await site.stop();
  await expect(problem(page)).toContainText("Connection Error");
  expect(await openedOn(page)).toEqual({ tracks: 0, contexts: 0 });
});
