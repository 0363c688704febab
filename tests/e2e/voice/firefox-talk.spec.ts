import { paths } from "#src/shared/site/paths.ts";
import { openFirefox } from "#tests/engines/firefox.ts";
import { pressButton, reads, sees, type } from "#tests/engines/in-page.ts";
import { type SoundServer, startSoundServer } from "#tests/engines/sound-server.ts";
import type { Tab } from "#tests/engines/tab.ts";
import { expect } from "#tests/e2e/support/fixtures.ts";
import { knowsCoach } from "./demo-page.ts";
import { hardwareLeft, quiet, rememberHardware } from "./hardware.ts";
import { expectSoundOn, test as base } from "./service/elevenlabs-site.ts";

const { FIREFOX_PATH, PULSEAUDIO_PATH } = process.env;

interface Fixtures {
  /** The person's answer about the microphone. */
  readonly permission: "granted" | "denied";
  readonly sound: SoundServer;
  readonly tab: Tab;
}

/** In the page, before its own scripts. */
function rememberViolations() {
  const violations: string[] = [];
  Object.assign(window, { violations });
  addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) => {
    violations.push(`${violatedDirective} by ${blockedURI}`);
  });
}

const answers = {
  granted: { "media.navigator.permission.disabled": true },
  denied: { "permissions.default.microphone": 2 },
};

const test = base.extend<Fixtures>({
  permission: ["granted", { option: true }],
  sound: async ({}, use) => {
    const sound = await startSoundServer(PULSEAUDIO_PATH ?? "");
    await use(sound);
    await sound.stop();
  },
  tab: async ({ permission, sound }, use) => {
    const tab = await openFirefox(FIREFOX_PATH ?? "", {
      viewport: { width: 412, height: 820 },
      preferences: {
        "media.autoplay.default": 0,
        ...answers[permission],
      },
      environment: sound.environment,
      preloads: [rememberHardware, rememberViolations],
    });
    await use(tab);
    await tab.close();
  },
});

async function startDemo(tab: Tab, url: string): Promise<void> {
  await tab.goto(url + paths.home());
  await pressButton(tab, "Try the voice demo");
  await sees(tab, `document.querySelector("dialog[open] select")`);
  await sees(tab, knowsCoach);
  await tab.evaluate(`document.querySelector("dialog[open] select").value = "team_leader"`);
  await tab.evaluate(type("dialog[open] input[name=firstName]", "Ada"));
  await pressButton(tab, "Continue");
}

/** A talk with ElevenLabs' coach needs a confirmation. */
async function agreeAndStart(tab: Tab, url: string): Promise<void> {
  await startDemo(tab, url);
  await pressButton(tab, "Start talking");
}

const speaks = (tab: Tab) => reads(tab, "The coach is speaking.");
const listens = (tab: Tab) => reads(tab, "Listening. Speak when you’re ready.");

async function expectCaptions(tab: Tab, captions: readonly string[]): Promise<void> {
  const read = `[...document.querySelectorAll("[role=log] p")].map(({ textContent }) => textContent)`;
  await expect.poll(() => tab.evaluate(read)).toEqual(captions);
}

/** The microphone and all sound are off, and the page broke no rule of its policy. */
async function expectQuiet(tab: Tab): Promise<void> {
  const left = `(${String(hardwareLeft)})()`;
  await expect.poll(() => tab.evaluate(left), { timeout: 5_000 }).toEqual(quiet);
  expect(await tab.evaluate("window.violations")).toEqual([]);
}

if (FIREFOX_PATH && PULSEAUDIO_PATH) {
  test("Firefox talks by voice: heard, interrupted, led, rated and ended @thorough", async ({
    tab,
    site,
    convai,
  }) => {
    await agreeAndStart(tab, site.url);
    const line = await convai.nextLine();
    await reads(tab, "Voice Demo Active");
    await expectSoundOn(line);

    line.say(1, "What would you want to know first?");
    line.play(1);
    await speaks(tab);
    await listens(tab);
    for (let at = 0; at < 20; at += 1) line.play(2);
    line.say(2, "Let me tell you about each of the four panes, one by one.");
    await speaks(tab);
    line.interrupt(2, "Let me tell you about each of the four panes, one by one.", "Let me tell you about");
    await listens(tab);
    line.hear(4, "The blind spot.");
    await expectCaptions(tab, [
      "Coach: What would you want to know first?",
      "Coach: Let me tell you about",
      "You: The blind spot.",
    ]);

    line.call("show_word", "a", { traitId: "kind" });
    await reads(tab, "Look at “Kind” in the Blind Spot.");
    line.call("get_weather", "b", {});
    await expect
      .poll(() => line.frame("client_tool_result"))
      .toMatchObject({ tool_call_id: "b", is_error: true });
    line.say(5, "All right.");
    await pressButton(tab, "It does");
    expect(await line.frame("feedback")).toMatchObject({ event_id: 5, score: "like" });

    expect(await tab.evaluate("window.voiceContexts.length")).toBe(2);
    await line.close(1000);
    await reads(tab, "That’s the end of the talk. Your microphone is off.");
    await expectQuiet(tab);
  });
}
