import type { Page } from "@playwright/test";
import { spokeAloud, talkVariables } from "#src/shared/voice/talk.ts";
import { paths } from "#src/shared/site/paths.ts";
import { expectAccessible } from "#tests/e2e/support/accessible.ts";
import { expect, test } from "#tests/e2e/support/fixtures.ts";
import { withFakeMicrophone } from "./fake-microphone.ts";
import { expectQuiet, openedOn, watchHardware } from "./hardware.ts";
import { scriptAgent } from "./scripted-agent.ts";

test.use({
  ...withFakeMicrophone,
  // The library reports what the test provokes.
  expectedComplaints: /Client tool|get_weather/,
});

const captions = (page: Page) => page.getByRole("log", { name: "What was said" });
const problem = (page: Page) => page.getByRole("alert");

async function openDialog(page: Page): Promise<void> {
  await page.goto(paths.home());
  await page.getByRole("button", { name: "Try the voice demo" }).click();
  await expect(page.getByRole("dialog", { name: "Quick Intro — Then You're In" })).toBeVisible();
}

async function startDemo(page: Page, button = "Continue"): Promise<void> {
  await openDialog(page);
  await page.getByLabel("Your role").selectOption("Team Leader");
  await page.getByLabel("First name").fill("Ada");
  await page.getByRole("button", { name: button }).click();
}

test.beforeEach(({ page }) => watchHardware(page));

test("the dialog asks for a role, and tries the microphone", async ({ page }) => {
  await scriptAgent(page);
  await openDialog(page);
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByLabel("Your role")).toBeFocused();
  await expect(page.getByText("Please select your role")).toBeVisible();
  await page.getByRole("button", { name: "Test Microphone Access" }).click();
  await expect(page.getByText("Your microphone works.")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Cancel" }).click();
  await expectQuiet(page);
  await expect(page.getByRole("button", { name: "Try the voice demo" })).toBeFocused();
});

test("a talk by voice: heard, interrupted, led through the window, rated, and ended by the coach", async ({
  page,
}) => {
  const warnings: string[] = [];
  page.on("console", (message) => message.type() === "warning" && warnings.push(message.text()));
  const nextLine = await scriptAgent(page);
  await startDemo(page);
  await expect(page.getByRole("heading", { name: "Voice Demo Active" })).toBeFocused();
  const line = await nextLine();
  expect(await line.frame("conversation_initiation_client_data")).toMatchObject({
    conversation_config_override: { conversation: { text_only: false } },
    dynamic_variables: { [talkVariables.firstName]: "Ada", [talkVariables.role]: "team_leader" },
  });
  await expect.poll(() => line.chunks().length).toBeGreaterThan(1);
  // A quarter of a second of 16-bit samples at 16 kHz, or up to a block more.
  const piece = Buffer.from(line.chunks()[0] ?? "", "base64").length;
  expect(piece).toBeGreaterThanOrEqual(8_000);
  expect(piece).toBeLessThan(8_300);

  line.say(1, "What would you want to know first?");
  line.play(1);
  await expect(page.getByText("The coach is speaking.")).toBeVisible();
  await expect(page.getByText("Listening. Speak when you're ready.")).toBeVisible();
  line.send({ type: "ping", ping_event: { event_id: 7 } });
  expect(await line.frame("pong")).toMatchObject({ event_id: 7 });

  for (let at = 0; at < 20; at += 1) line.play(2);
  line.say(2, "Let me tell you about each of the four panes, one by one.");
  await expect(page.getByText("The coach is speaking.")).toBeVisible();
  line.send({ type: "interruption", interruption_event: { event_id: 3 } });
  line.send({
    type: "agent_response_correction",
    agent_response_correction_event: {
      original_agent_response: "Let me tell you about each of the four panes, one by one.",
      corrected_agent_response: "Let me tell you about",
      event_id: 2,
    },
  });
  await expect(page.getByText("Listening. Speak when you're ready.")).toBeVisible();
  line.send({
    type: "user_transcript",
    user_transcription_event: { user_transcript: spokeAloud, event_id: 4 },
  });
  await expect(captions(page).locator("p")).toHaveText([
    "Coach: What would you want to know first?",
    "Coach: Let me tell you about",
    `You: ${spokeAloud}`,
  ]);

  const call = (name: string, id: string, parameters: object) =>
    line.send({
      type: "client_tool_call",
      client_tool_call: { tool_name: name, tool_call_id: id, parameters, event_id: 4 },
    });
  call("show_word", "a", { traitId: "kind" });
  await expect(page.getByText("Look at “Kind” in the Blind Spot.")).toBeVisible();
  call("get_weather", "b", {});
  await expect
    .poll(() => line.frame("client_tool_result"))
    .toEqual({
      type: "client_tool_result",
      tool_call_id: "b",
      result: "Client tool with name get_weather is not defined on client",
      is_error: true,
    });
  call("offer_answers", "c", { answers: "Yes\nNot really" });
  await expectAccessible(page);
  await page.getByRole("button", { name: "Not really" }).click();
  expect(await line.frame("user_message")).toMatchObject({ text: "Not really" });
  line.say(5, "All right.");
  await page
    .getByRole("group", { name: "Rate the coach's answer" })
    .getByRole("button", { name: "Yes" })
    .click();
  expect(await line.frame("feedback")).toMatchObject({ event_id: 5, score: "like" });
  await expect(page.getByText("Thanks, noted.")).toBeVisible();

  expect(await openedOn(page)).toMatchObject({ contexts: 2 });
  await line.close(1000);
  await expect(page.getByText("That's the end of the talk. Your microphone is off.")).toBeVisible();
  await expectQuiet(page);
  await expect(page.getByRole("link", { name: "Sign Up For Free" }).last()).toBeVisible();
  expect(warnings).toEqual([]);
});

test("a line that breaks, a coach that refuses, and a microphone that goes: each ends quiet and goes on", async ({
  page,
}) => {
  const nextLine = await scriptAgent(page);
  await startDemo(page);
  const first = await nextLine();
  first.say(1, "Hello, Ada.");
  await expect(captions(page)).toContainText("Hello, Ada.");
  await first.close(1011, "The coach can't go on right now.");
  await expect(problem(page)).toContainText("Connection ErrorThe coach can't go on right now.");
  await expectQuiet(page);

  await page.getByRole("button", { name: "Try Again" }).click();
  const second = await nextLine();
  const { dynamic_variables: variables } = await second.frame("conversation_initiation_client_data");
  expect(JSON.parse(variables[talkVariables.earlierTurns] ?? "")).toEqual([
    { from: "coach", text: "Hello, Ada." },
  ]);
  await second.close(1008, "That's enough talks for today.");
  await expect(problem(page)).toContainText("That's enough talks for today.");

  await page.getByRole("button", { name: "Try Again" }).click();
  await nextLine();
  await expect(page.getByText("Your microphone is on until")).toBeVisible();
  await page.evaluate(() => {
    for (const track of window.voiceTracks) track.dispatchEvent(new Event("ended"));
  });
  await expect(problem(page)).toContainText("Your microphone was disconnected.");
  await expectQuiet(page);

  await page.getByRole("button", { name: "Type instead" }).click();
  const third = await nextLine();
  expect(await third.frame("conversation_initiation_client_data")).toMatchObject({
    conversation_config_override: { conversation: { text_only: true } },
  });
  await page.getByRole("button", { name: "End Demo" }).click();
  await expect(page.getByText("You ended the talk.")).toBeVisible();
  await page.getByRole("button", { name: "Try it again" }).click();
  await page.getByRole("button", { name: "Continue" }).click();
  await nextLine();
  await page.reload();
  await expectQuiet(page);
});

test("a service that never says who it is is given up, and so is a start that's stopped", async ({
  page,
}) => {
  await page.clock.install();
  const nextLine = await scriptAgent(page, { greets: false });
  await startDemo(page);
  const line = await nextLine();
  line.say(1, "I skip the formalities.");
  await page.clock.fastForward(15_000);
  await expect(problem(page)).toContainText(
    "Connection ErrorUnable to connect to voice service. Please try again.",
  );
  await expectQuiet(page);
  await page.getByRole("button", { name: "Try Again" }).click();
  await nextLine();
  await page.getByRole("button", { name: "End Demo" }).click();
  await expect(page.getByText("You ended the talk.")).toBeVisible();
  await expectQuiet(page);
});
