import { expect, it, describe } from "vitest";
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
      chatModel: "gpt-5-mini",
      voiceModel: "gpt-realtime-2.1-mini",
      voiceName: "marin",
      hearingModel: "gpt-transcribe",
    },
  ],
  [
    { OPENAI_API_KEY: "k", OPENAI_BASE_URL: "https://notopenai.com/v1", OPENAI_MODEL: "llama" },
    {
      brain: "openai",
      apiKey: "k",
      baseUrl: "https://notopenai.com/v1",
      heardBy: "notopenai.com",
      chatModel: "llama",
      voiceModel: null,
      voiceName: "marin",
      hearingModel: "gpt-transcribe",
    },
  ],
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
    chatModel: "gpt-5-mini",
    voiceModel: "qwen",
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

const site = { SITE_URL: "https://openpane.example", MAIL_URL: "smtp://mail.example" };
const secret = "0123456789abcdef0123456789abcdef";

describe("the bot check", () => {
  it("is off on localhost, and a sum elsewhere", () => {
    expect(parseEnv({}).botCheck).toEqual({ mode: "off" });
    expect(parseEnv({ SITE_URL: "http://127.0.0.1:5000" }).botCheck).toEqual({ mode: "off" });
    expect(parseEnv({ ...site, BOT_CHECK_SECRET: secret }).botCheck).toEqual({ mode: "altcha", secret });
    expect(parseEnv({ ...site, BOT_CHECK: "off" }).botCheck).toEqual({ mode: "off" });
    expect(parseEnv({ BOT_CHECK: "altcha", BOT_CHECK_SECRET: secret }).botCheck.mode).toBe("altcha");
  });

  it("asks Google unless someone else is named, and knows the host that tokens come from", () => {
    const keys = { BOT_CHECK: "recaptcha", BOT_CHECK_SECRET: "s", BOT_CHECK_SITE_KEY: "k" };
    expect(parseEnv({ ...site, ...keys }).botCheck).toEqual({
      mode: "recaptcha",
      secret: "s",
      siteKey: "k",
      verifyUrl: "https://www.google.com/recaptcha/api/siteverify",
      scriptUrl: "https://www.google.com/recaptcha/api.js",
      hostname: "openpane.example",
    });
  });

  it.each([
    [site, "BOT_CHECK_SECRET must be set"],
    [{ BOT_CHECK: "altcha" }, "BOT_CHECK_SECRET must be set"],
    [{ BOT_CHECK: "recaptcha", BOT_CHECK_SITE_KEY: "k" }, "BOT_CHECK_SECRET must be set"],
    [{ BOT_CHECK: "recaptcha", BOT_CHECK_SECRET: "hush" }, "BOT_CHECK_SITE_KEY must be set"],
    [{ BOT_CHECK: "altcha", BOT_CHECK_SECRET: "hush-hush" }, "BOT_CHECK_SECRET must have at least 32"],
    [{ ...site, SITE_URL: "http://openpane.example", BOT_CHECK_SECRET: secret }, "SITE_URL must start with"],
    [{ BOT_CHECK: "maybe" }, "BOT_CHECK"],
    [{ BOT_CHECK: "off", BOT_CHECK_VERIFY_URL: "verify.example" }, "BOT_CHECK_VERIFY_URL"],
  ])("refuses %j: %s", (source, sentence) => {
    const refused = () => parseEnv(source);
    expect(refused).toThrow(ConfigurationError);
    expect(refused).toThrow(sentence);
    expect(refused).not.toThrow(/hush|0123/);
  });
});
