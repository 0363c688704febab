import { expect, it } from "vitest";
import { ConfigurationError, parseEnv } from "./env.ts";

const elevenLabs = { ELEVENLABS_API_KEY: "secret-key", ELEVENLABS_AGENT_ID: "agent_1" };

it.each([
  [{}, { brain: "built-in" }],
  [
    { OPENAI_API_KEY: "k" },
    {
      brain: "openai",
      apiKey: "k",
      baseUrl: "https://api.openai.com/v1",
      heardBy: "OpenAI",
      model: "gpt-realtime-2.1-mini",
      voiceName: "marin",
      hearingModel: "gpt-transcribe",
    },
  ],
  [{ OPENAI_API_KEY: "k", OPENAI_BASE_URL: "https://notopenai.com/v1" }, { brain: "built-in" }],
  [{ OPENAI_API_KEY: "k", VOICE_BRAIN: "built-in" }, { brain: "built-in" }],
  [{ ELEVENLABS_API_KEY: "k" }, { brain: "built-in" }],
  [
    { OPENAI_API_KEY: "k", ...elevenLabs, ELEVENLABS_API_URL: "https://api.eu.residency.elevenlabs.io/" },
    {
      brain: "elevenlabs",
      apiKey: "secret-key",
      agentId: "agent_1",
      apiUrl: "https://api.eu.residency.elevenlabs.io",
    },
  ],
  [{ ...elevenLabs, VOICE_BRAIN: "off" }, { brain: "off" }],
])("with %j configure the coach %j", (source, expected) => {
  expect(parseEnv(source).voice).toEqual(expected);
});

// People are told who hears them.
it.each([
  [{ OPENAI_BASE_URL: "https://eu.api.openai.com/v1/" }, "OpenAI", "https://eu.api.openai.com/v1"],
  [
    { OPENAI_BASE_URL: "http://localhost:8080/v1", VOICE_BRAIN: "openai" },
    "localhost:8080",
    "http://localhost:8080/v1",
  ],
])("with %j configure a realtime model that %s hears", (source, heardBy, baseUrl) => {
  const models = { VOICE_MODEL: "qwen", VOICE_NAME: "cedar", VOICE_HEARING_MODEL: "w3" };
  expect(parseEnv({ OPENAI_API_KEY: "k", ...models, ...source }).voice).toEqual({
    brain: "openai",
    apiKey: "k",
    baseUrl,
    heardBy,
    model: "qwen",
    voiceName: "cedar",
    hearingModel: "w3",
  });
});

it.each([
  [{ VOICE_BRAIN: "openai" }, "OPENAI_API_KEY"],
  [{ VOICE_BRAIN: "elevenlabs", ELEVENLABS_API_KEY: "secret-key" }, "ELEVENLABS_AGENT_ID"],
  [{ VOICE_BRAIN: "me" }, "VOICE_BRAIN"],
  [{ VOICE_DAILY_TALKS: "many" }, "VOICE_DAILY_TALKS"],
])("are refused as %j, naming %s without secrets", (source, name) => {
  const refused = () => parseEnv(source);
  expect(refused).toThrow(ConfigurationError);
  expect(refused).toThrow(name);
  expect(refused).not.toThrow("secret-key");
});
