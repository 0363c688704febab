import { readFile } from "node:fs/promises";
import type { APIRequestContext, Page } from "@playwright/test";
import { paths } from "#src/shared/site/paths.ts";
import { expectAccessible } from "#tests/e2e/support/accessible.ts";
import { expect, test } from "#tests/e2e/support/fixtures.ts";
import { makeRevealedSurvey } from "#tests/e2e/support/survey.ts";
import { openedOn, watchHardware } from "./hardware.ts";
import type { Line } from "./service/line.ts";
import { scriptAgent } from "./service/scripted-agent.ts";

// The library reports it when the page refuses a tool.
test.use({ expectedComplaints: /This word isn’t on the page/ });

const panel = (page: Page) => page.getByRole("dialog", { name: "Walk me through it" });

/** Opens the panel of a new result by keyboard. */
async function openPanel(page: Page, request: APIRequestContext, token: string): Promise<string> {
  const { id } = await makeRevealedSurvey(request, token);
  await page.goto(paths.assessmentResults(id));
  await page.getByRole("button", { name: "Walk me through it" }).focus();
  await page.keyboard.press("Enter");
  await expect(panel(page).getByRole("heading", { name: "Walk me through it" })).toBeFocused();
  return id;
}

let calls = 0;

/** Lets the agent call a tool. @returns the page's answer */
async function callTool(line: Line, tool_name: string, parameters: Record<string, string>) {
  const id = `call-${String((calls += 1))}`;
  line.send({
    type: "client_tool_call",
    client_tool_call: { tool_name, tool_call_id: id, parameters, event_id: 100 + calls },
  });
  await expect.poll(async () => (await line.frame("client_tool_result")).tool_call_id).toBe(id);
  return line.frame("client_tool_result");
}

const wordOnPage = (page: Page) =>
  page
    .locator("[data-word]")
    .first()
    .getAttribute("data-word")
    .then((id) => id ?? "");

test("a talk by keyboard moves the page, saves a step, and is saved or discarded", async ({
  page,
  request,
  signIn,
}) => {
  await watchHardware(page);
  const nextLine = await scriptAgent(page, { brain: "openai" });
  const { token } = await signIn();
  await openPanel(page, request, token);
  await panel(page).getByRole("button", { name: "Type instead" }).press("Enter");
  const line = await nextLine();
  line.say(1, "What would you like to get out of this?");
  await expect(panel(page).getByRole("log")).toContainText("What would you like to get out of this?");

  await callTool(line, "offer_answers", { answers: "Courage\nA clear head" });
  await panel(page).getByRole("button", { name: "A clear head" }).press("Enter");
  expect(await line.frame("user_message")).toMatchObject({ text: "A clear head" });

  const word = await wordOnPage(page);
  expect(await callTool(line, "show_word", { traitId: word })).toMatchObject({
    result: "Shown.",
    is_error: false,
  });
  await expect(page.locator(`[data-word="${word}"][data-shown]`).first()).toBeInViewport();
  expect(await callTool(line, "open_pane", { pane: "facade" })).toMatchObject({ is_error: false });
  await expect(page.getByRole("region", { name: "Façade", exact: true })).toBeInViewport();
  await expect(page.locator("[data-shown]")).toHaveCount(1);
  expect(await callTool(line, "show_word", { traitId: "no-such-word" })).toMatchObject({ is_error: true });

  await callTool(line, "suggest_step", { text: "Speak first on Friday." });
  const step = panel(page).getByRole("form", { name: "Your step" });
  await step.getByLabel("Your step").fill("Speak first on Monday.");
  await expectAccessible(page);
  await step.getByRole("button", { name: "Save step" }).press("Enter");
  await expect(panel(page).locator(":focus")).toHaveText(
    "Saved as your plan. We’ll remind you in two weeks.",
  );
  expect(await line.frame("contextual_update")).toMatchObject({
    text: "The person saved the step in their plan.",
  });
  await expect(page.getByText("Your step: Speak first on Monday.")).toBeVisible();

  await line.close(1000);
  await expect(panel(page).getByText("That’s the end of the talk.")).toBeVisible();
  await expect(panel(page).getByRole("button", { name: "Start a new talk" })).toBeVisible();
  const downloading = page.waitForEvent("download");
  await panel(page).getByRole("button", { name: "Save this talk" }).press("Enter");
  const download = await downloading;
  expect(await readFile(await download.path(), "utf8")).toContain("You: A clear head");
  await panel(page).getByRole("button", { name: "Throw it away" }).press("Enter");
  await expect(panel(page).getByText("The talk is gone.")).toBeVisible();
  await expect(panel(page).getByText("A clear head")).toBeHidden();

  await page.keyboard.press("Escape");
  await expect(panel(page)).toBeHidden();
  await expect(page.getByRole("button", { name: "Walk me through it" })).toBeFocused();
  expect(await openedOn(page)).toEqual({ tracks: 0, contexts: 0 });
});
