import { expect, it } from "vitest";
import { ConfigurationError, parseEnv } from "./env.ts";

const elevenLabs = { ELEVENLABS_API_KEY: "secret-key", ELEVENLABS_AGENT_ID: "agent_1" };

it.each([
  [{}, { brain: "built-in" }],
  [{ OPENAI_API_KEY: "k" }, { brain: "openai", apiKey: "k" }],
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
])("of %j make the coach %j", (source, expected) => {
  expect(parseEnv(source).voice).toEqual(expected);
});

it.each([
  [{ VOICE_BRAIN: "openai" }, "OPENAI_API_KEY"],
  [{ VOICE_BRAIN: "elevenlabs", ELEVENLABS_API_KEY: "secret-key" }, "ELEVENLABS_AGENT_ID"],
  [{ VOICE_BRAIN: "me" }, "VOICE_BRAIN"],
  [{ VOICE_DAILY_TALKS: "many" }, "VOICE_DAILY_TALKS"],
])("refuses %j and names %s, no secret", (source, name) => {
  const refused = () => parseEnv(source);
  expect(refused).toThrow(ConfigurationError);
  expect(refused).toThrow(name);
  expect(refused).not.toThrow("secret-key");
});
