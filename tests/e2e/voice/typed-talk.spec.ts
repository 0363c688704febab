import { createServer } from "node:http";
import { expect } from "#tests/e2e/support/fixtures.ts";
import { streams } from "#tests/fakes/chat-stream.ts";
import { listen } from "#tests/fakes/listen.ts";
import { captions, introduceYourself, openDialog } from "./demo-page.ts";
import { openedOn, watchHardware } from "./hardware.ts";
import { test } from "./service/open-site.ts";

test("a model talks in writing, and set questions take over when it is gone", async ({ page, openSite }) => {
  const answers = [
    streams(["Hello, Ada. What would ", "you want to know first?"]),
    streams(["That’s ", "kind."]),
  ];
  const model = await listen(createServer((_, response) => answers.shift()?.(response)));
  const site = await openSite({ OPENAI_API_KEY: "sk-test", OPENAI_BASE_URL: `http://${model.host}/v1` });
  await watchHardware(page);
  await openDialog(page, site.url);
  await expect(page.getByText("You type your answers. This coach needs no microphone.")).toBeVisible();
  await introduceYourself(page);
  await expect(page.getByText(`This coach is run by ${model.host}`)).toBeVisible();
  await page.getByRole("button", { name: "Start", exact: true }).click();
  await expect(captions(page)).toContainText("What would you want to know first?");
  await page.getByLabel("Your answer").fill("What surprises her");
  await page.getByRole("button", { name: "Send" }).click();
  await expect(captions(page)).toContainText("That’s kind.");

  await model.stop();
  await page.getByLabel("Your answer").fill("And then?");
  await page.getByRole("button", { name: "Send" }).click();
  await expect(captions(page)).toContainText("The usual coach can’t be reached");
  await page.getByRole("button", { name: "What people value in me" }).click();
  await expect(page.getByRole("textbox")).toHaveCount(0);
  await page.getByRole("button", { name: "End Demo" }).click();
  await expect(page.getByText("You ended the talk.")).toBeVisible();
  expect(await openedOn(page)).toEqual({ tracks: 0, contexts: 0 });
});
