import { describe, expect, it } from "vitest";
import { parseEnv } from "#src/server/env.ts";
import { createReachability } from "#src/server/reachability.ts";
import { recordLog } from "#tests/fakes/talk-floor.ts";
import { TestClock } from "#tests/setup/test-clock.ts";
import { TestTimers } from "#tests/setup/test-timers.ts";
import { openAiBrain } from "./openai-brain.ts";
import { openAiVoiceSettings } from "./settings.ts";

const settingsOf = (variables: Record<string, string>) =>
  openAiVoiceSettings(parseEnv(variables), {
    apiKey: "sk-secret",
    timers: new TestTimers(new TestClock()),
    log: recordLog().log,
    reachability: createReachability(new TestClock()),
  });

describe("openAiVoiceSettings", () => {
  it.each([
    [{}, "pcm_24000", ["gpt-realtime-2.1-mini", "marin", "gpt-transcribe", "tts-1"]],
    [
      {
        OPENAI_BASE_URL: "https://eu.api.openai.com/v1/",
        VOICE_MODEL: "gpt-realtime-2.1",
        VOICE_NAME: "cedar",
      },
      "pcm_24000",
      ["gpt-realtime-2.1", "cedar", "gpt-transcribe", "tts-1"],
    ],
    [
      { OPENAI_BASE_URL: "http://localhost:8080/v1", OPENAI_MODEL: "llama" },
      "pcm_16000",
      ["llama", "alloy", "whisper-1", "tts-1"],
    ],
    [
      {
        OPENAI_BASE_URL: "https://notopenai.com/v1",
        VOICE_SPEAKING_MODEL: "kokoro",
        VOICE_HEARING_MODEL: "w3",
      },
      "pcm_16000",
      ["gpt-5-mini", "alloy", "w3", "kokoro"],
    ],
    [
      { OPENAI_BASE_URL: "http://localhost:8080/v1", VOICE_PROTOCOL: "realtime", VOICE_MODEL: "qwen" },
      "pcm_24000",
      ["qwen", "marin", "gpt-transcribe", "tts-1"],
    ],
    [{ VOICE_PROTOCOL: "three-steps" }, "pcm_16000", ["gpt-5-mini", "alloy", "whisper-1", "tts-1"]],
  ])("takes what is usual at the server of %j, and the way it hears", (variables, inputFormat, models) => {
    const settings = settingsOf(variables);
    const { model, voiceName, hearingModel, speakingModel } = settings;
    expect([model, voiceName, hearingModel, speakingModel]).toEqual(models);
    const { inputFormat: format, heardBy } = openAiBrain(settings);
    expect(format).toBe(inputFormat);
    // Whoever talks is told who hears it.
    const { host } = new URL(settings.baseUrl);
    expect(heardBy).toBe(host.endsWith(".openai.com") ? "OpenAI" : host);
  });
});
