import type { Page } from "@playwright/test";
import { talkVariables } from "#src/shared/voice/talk.ts";
import { expectAccessible } from "#tests/e2e/support/accessible.ts";
import { expect } from "#tests/e2e/support/fixtures.ts";
import { captions, introduceYourself, openDialog } from "./demo-page.ts";
import { expectQuiet, openedOn, watchHardware } from "./hardware.ts";
import { expectSoundOn, test } from "./service/elevenlabs-site.ts";

test.use({
  expectedComplaints: /Client tool|get_weather|already in CLOSING or CLOSED/,
});

async function startDemo(page: Page, site: string): Promise<void> {
  await watchHardware(page);
  await openDialog(page, site);
  await introduceYourself(page);
  await expect(page.getByText("What you say or type goes to ElevenLabs")).toBeVisible();
  await page.getByRole("button", { name: "Start talking" }).click();
}

test("a coach of ElevenLabs talks by voice: heard, interrupted, led, rated and ended", async ({
  page,
  site,
  convai,
}) => {
  const warnings: string[] = [];
  page.on("console", (message) => message.type() === "warning" && warnings.push(message.text()));
  await startDemo(page, site.url);
  await expect(page.getByRole("heading", { name: "Voice Demo Active" })).toBeFocused();
  const line = await convai.nextLine();
  expect(convai.calls).toEqual([
    "GET /v1/convai/conversation/get-signed-url?agent_id=agent-1&include_conversation_id=true xi-secret",
  ]);
  const beginning = await line.frame("conversation_initiation_client_data");
  expect(beginning).toMatchObject({
    conversation_config_override: { conversation: { text_only: false } },
    dynamic_variables: { [talkVariables.firstName]: "Ada", [talkVariables.role]: "team_leader" },
  });
  expect(beginning.dynamic_variables[talkVariables.window]).toContain("dependable");
  await expectSoundOn(line);

  line.say(1, "What would you want to know first?");
  line.play(1);
  await expect(page.getByText("The coach is speaking.")).toBeVisible();
  await expect(page.getByText("Listening. Speak when you’re ready.")).toBeVisible();
  line.send({ type: "ping", ping_event: { event_id: 7 } });
  expect(await line.frame("pong")).toMatchObject({ event_id: 7 });

  for (let at = 0; at < 20; at += 1) line.play(2);
  line.say(2, "Let me tell you about each of the four panes, one by one.");
  await expect(page.getByText("The coach is speaking.")).toBeVisible();
  line.interrupt(2, "Let me tell you about each of the four panes, one by one.", "Let me tell you about");
  await expect(page.getByText("Listening. Speak when you’re ready.")).toBeVisible();
  line.hear(4, "The blind spot.");
  await expect(captions(page).locator("p")).toHaveText([
    "Coach: What would you want to know first?",
    "Coach: Let me tell you about",
    "You: The blind spot.",
  ]);

  line.call("show_word", "a", { traitId: "kind" });
  await expect(page.getByText("Look at “Kind” in the Blind Spot.")).toBeVisible();
  line.call("get_weather", "b", {});
  await expect
    .poll(() => line.frame("client_tool_result"))
    .toEqual({
      type: "client_tool_result",
      tool_call_id: "b",
      result: "Client tool with name get_weather is not defined on client",
      is_error: true,
    });
  line.call("offer_answers", "c", { answers: "Yes\nNot really" });
  await expectAccessible(page);
  await page.getByRole("button", { name: "Not really" }).click();
  expect(await line.frame("user_message")).toMatchObject({ text: "Not really" });
  line.say(5, "All right.");
  await page
    .getByRole("group", { name: "Rate the coach’s answer" })
    .getByRole("button", { name: "It does", exact: true })
    .click();
  expect(await line.frame("feedback")).toMatchObject({ event_id: 5, score: "like" });
  await expect(page.getByText("Thanks, noted.")).toBeVisible();

  expect(await openedOn(page)).toMatchObject({ contexts: 2 });
  await line.close(1000);
  await expect(page.getByText("That’s the end of the talk. Your microphone is off.")).toBeVisible();
  await expectQuiet(page);
  await expect(page.getByRole("link", { name: "Sign Up For Free" }).last()).toBeVisible();
  expect(warnings).toEqual([]);
});
