import type { Page } from "@playwright/test";
import type { BuiltServer } from "#scripts/built-server.ts";
import { expect } from "#tests/e2e/support/fixtures.ts";
import { call, created, done, sound, speechStarted, words } from "#tests/fakes/realtime-answers.ts";
import { startFakeRealtime } from "#tests/fakes/realtime-server.ts";
import { captions, coachSaid, introduceYourself, openDialog, problem } from "./demo-page.ts";
import { giveVoice } from "./fake-microphone.ts";
import { expectQuiet, openedOn, watchHardware } from "./hardware.ts";
import { test } from "./service/open-site.ts";

test.use({
  // The library reports the failure that the test provokes, and sends a last piece of sound when the line has just closed.
  expectedComplaints: /Server error: The coach can’t be reached|already in CLOSING or CLOSED/,
});

async function startTalking(page: Page, site: BuiltServer, baseUrl: string): Promise<void> {
  await giveVoice(page);
  await watchHardware(page);
  await openDialog(page, site.url);
  await introduceYourself(page);
  await expect(page.getByText(`What you say or type goes to ${new URL(baseUrl).host}`)).toBeVisible();
  await page.getByRole("button", { name: "Start talking" }).click();
}

/** The model is gone; someone goes on in writing with the coach that every server has, and ends the talk. */
async function goOnWithout(page: Page): Promise<void> {
  await expect(problem(page)).toContainText("The coach can’t be reached right now.");
  await expectQuiet(page);
  await page.getByRole("button", { name: "Use a simpler coach" }).click();
  await expect(page.getByText("The usual coach can’t be reached.")).toBeVisible();
  await expect(page.getByRole("group", { name: "Answers to choose from" })).toBeVisible();
  await page.getByRole("button", { name: "End Demo" }).click();
  await expect(page.getByText("You ended the talk.")).toBeVisible();
  await expectQuiet(page);
}

test("a realtime model talks by voice: heard, interrupted, led, ended and lost @thorough", async ({
  page,
  openSite,
}) => {
  const model = await startFakeRealtime();
  const site = await openSite({
    OPENAI_API_KEY: "sk-secret",
    OPENAI_BASE_URL: model.baseUrl,
    VOICE_BRAIN: "openai",
  });
  await startTalking(page, site, model.baseUrl);
  await model.received("response.create");
  expect(model.asked).toEqual(["/v1/realtime?model=gpt-realtime-2.1-mini Bearer sk-secret"]);
  await model.received("input_audio_buffer.append", 4);

  await model.send(
    created,
    sound(8_000, "a"),
    words("Hello, Ada. What would you like to see first?", "a"),
    done,
  );
  await expect(page.getByText("The coach is speaking.")).toBeVisible();
  await expect(coachSaid(page)).toHaveText(["Coach: Hello, Ada. What would you like to see first?"]);
  await model.send(speechStarted);
  const { audio_end_ms: heardMs } = await model.received("conversation.item.truncate");
  expect(heardMs).toBeLessThan(8_000);
  await expect(page.getByText("Listening. Speak when you’re ready.")).toBeVisible();
  await expect(coachSaid(page)).toHaveText([/^Coach: .*…$/]);

  await model.send(
    { type: "input_audio_buffer.speech_stopped" },
    { type: "input_audio_buffer.committed" },
    { type: "conversation.item.input_audio_transcription.completed", transcript: "The blind spot." },
    created,
    call("get_weather", {}),
    call("show_word", { traitId: "kind" }),
    done,
  );
  await expect(captions(page)).toContainText("You: The blind spot.");
  await expect(page.getByText("Look at “Kind” in the Blind Spot.")).toBeVisible();
  const outputs = () =>
    model.events.flatMap((event) =>
      event.type === "conversation.item.create" && event.item.type === "function_call_output"
        ? [event.item.output]
        : [],
    );
  await expect.poll(outputs).toEqual(["There is no tool with this name.", "Shown."]);

  await model.received("response.create", 2);
  await model.send(created, sound(500, "b"), words("Most of them picked kind.", "b"), done);
  await page
    .getByRole("group", { name: "Rate the coach’s answer" })
    .getByRole("button", { name: "Yes" })
    .click();
  await expect(page.getByText("Thanks, noted.")).toBeVisible();
  await model.send(created, sound(500, "c"), words("Goodbye, Ada.", "c"), call("end_conversation", {}), done);
  await expect(page.getByText("That’s the end of the talk. Your microphone is off.")).toBeVisible();
  await expect(captions(page)).toContainText("Coach: Goodbye, Ada.");
  expect(await openedOn(page)).toMatchObject({ contexts: 2 });
  await expectQuiet(page);
  await expect.poll(model.connections).toBe(0);

  await page.getByRole("button", { name: "Try it again" }).click();
  await page.getByRole("button", { name: "Continue" }).click();
  await model.received("response.create", 3);
  model.close(1011);
  await goOnWithout(page);
  await model.stop();
  expect(model.faults).toEqual([]);
});
