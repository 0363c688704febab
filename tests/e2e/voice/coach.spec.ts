import { readFile } from "node:fs/promises";
import type { APIRequestContext, Page } from "@playwright/test";
import { paths } from "#src/shared/site/paths.ts";
import { expectAccessible } from "#tests/e2e/support/accessible.ts";
import { expect, test } from "#tests/e2e/support/fixtures.ts";
import { makeRevealedSurvey } from "#tests/e2e/support/survey.ts";
import { expectQuiet, openedOn, watchHardware } from "./hardware.ts";
import type { Line } from "./service/line.ts";
import { scriptAgent } from "./service/scripted-agent.ts";

// The library says so on the console when the page refuses a tool.
test.use({ expectedComplaints: /This word isn’t on the page/ });

const panel = (page: Page) => page.getByRole("dialog", { name: "Talk it through" });

/** Opens the panel on a new result, by keyboard. */
async function openPanel(page: Page, request: APIRequestContext, token: string): Promise<string> {
  const { id } = await makeRevealedSurvey(request, token);
  await page.goto(paths.assessmentResults(id));
  await page.getByRole("button", { name: "Talk it through" }).focus();
  await page.keyboard.press("Enter");
  await expect(panel(page).getByRole("heading", { name: "Talk it through" })).toBeFocused();
  return id;
}

let calls = 0;

/** Has the agent call a tool, and waits for the page's answer. */
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

test("a typed talk by keyboard moves the page, saves a step in the plan, and is saved or thrown away", async ({
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
  await expect(page.getByText("Your plan: Speak first on Monday.")).toBeVisible();

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
  await expect(page.getByRole("button", { name: "Talk it through" })).toBeFocused();
  expect(await openedOn(page)).toEqual({ tracks: 0, contexts: 0 });
});

test("who can help comes into sight when someone seems to be in trouble, and stays", async ({
  page,
  request,
  signIn,
}) => {
  const nextLine = await scriptAgent(page, { brain: "openai" });
  const { token } = await signIn();
  await openPanel(page, request, token);
  await panel(page).getByRole("button", { name: "Type instead" }).click();
  const line = await nextLine();
  line.say(1, "What would you like to get out of this?");
  await panel(page).getByLabel("Your answer").fill("Nobody would miss me.");
  await panel(page).getByRole("button", { name: "Send" }).click();
  await expect(panel(page).getByRole("alert")).toContainText("Please talk to a person");
  await expect(panel(page).getByRole("link", { name: "findahelpline.com" })).toBeInViewport();
  await panel(page).getByRole("button", { name: "End talk" }).click();
  await expect(panel(page).getByRole("alert")).toContainText("Please talk to a person");
});

test("a spoken talk goes on as text and after a lost line, with what was said before @phone", async ({
  page,
  request,
  signIn,
}) => {
  await watchHardware(page);
  const nextLine = await scriptAgent(page, { brain: "openai" });
  const { token } = await signIn();
  await openPanel(page, request, token);
  await expect(panel(page).getByText("What you say or type goes to OpenAI")).toBeVisible();
  await panel(page).getByRole("button", { name: "Start talking" }).click();
  const spoken = await nextLine();
  spoken.say(1, "You both see calm.");
  spoken.play(1);
  await expect.poll(() => spoken.chunks().length).toBeGreaterThan(1);
  expect((await openedOn(page)).tracks).toBeGreaterThan(0);
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(await overflow()).toBeLessThanOrEqual(0);

  await panel(page).getByRole("button", { name: "Type instead" }).click();
  const typed = await nextLine();
  await expectQuiet(page);
  const turns = async (line: Line) =>
    (await line.frame("conversation_initiation_client_data")).dynamic_variables.earlier_turns;
  expect(await turns(typed)).toBe('[{"from":"coach","text":"You both see calm."}]');
  await panel(page).getByLabel("Your answer").fill("I didn’t know.");
  await panel(page).getByRole("button", { name: "Send" }).click();
  expect(await typed.frame("user_message")).toMatchObject({ text: "I didn’t know." });

  await typed.close(1011, "The coach has stopped answering. Please try again.");
  await expect(panel(page).getByRole("alert")).toContainText("The coach has stopped answering.");
  await panel(page).getByRole("button", { name: "Try Again" }).click();
  expect(await turns(await nextLine())).toContain("I didn’t know.");

  await panel(page).getByRole("button", { name: "Close" }).click();
  await expectQuiet(page);
  await page.getByRole("button", { name: "Talk it through" }).click();
  await expect(panel(page).getByRole("button", { name: "Go on with this talk" })).toBeVisible();
});
