import { serverPaths } from "#src/shared/site/server-paths.ts";
import { expect, test } from "#tests/e2e/support/fixtures.ts";
import { expectQuiet, watchHardware } from "./hardware.ts";
import { scriptAgent } from "./service/scripted-agent.ts";

test("the voice test reports each step and leaves nothing on", async ({ page }) => {
  await watchHardware(page);
  const nextLine = await scriptAgent(page, { brain: "openai" });
  await page.goto(serverPaths.voiceTest());
  await page.getByRole("button", { name: "Run the test" }).click();
  const line = await nextLine();
  line.say(1, "What would you want to know first?");
  line.play(1);
  line.send({ type: "ping", ping_event: { event_id: 1, ping_ms: 21 } });
  await expect(page.getByText("Everything works.")).toBeVisible();
  await expect(page.getByRole("list", { name: "Results" }).getByRole("strong")).toHaveText([
    "Microphone: works",
    "Audio worklets: works",
    "Connection: works",
    "Coach: works",
    "Voice: works",
    "Round trip: works",
  ]);
  await expectQuiet(page);
});
