import { describe, expect, it } from "vitest";
import { ConfigurationError, listSettings, parseEnv } from "./env.ts";

describe("parseEnv", () => {
  it("needs nothing on a developer's machine", () => {
    expect(parseEnv({})).toMatchObject({
      HOST: "127.0.0.1",
      PORT: 4321,
      siteUrl: "http://localhost:4321",
      DATABASE_URL: "file:.data/openpane.db",
      TRUST_PROXY: 0,
      LOG_LEVEL: "info",
    });
  });

  it("derives the site from the port by default, and ignores empty variables", () => {
    const env = parseEnv({
      PORT: "5000",
      HOST: "",
      SITE_URL: "",
      MAIL_URL: "",
      OPENAI_API_KEY: "",
      LOG_LEVEL: " ",
    });
    expect(env).toMatchObject({ HOST: "127.0.0.1", LOG_LEVEL: "info" });
    expect(env.siteUrl).toBe("http://localhost:5000");
    expect(env.MAIL_URL).toBeUndefined();
    expect(env.OPENAI_API_KEY).toBeUndefined();
  });

  it.each([
    [{ PORT: "eighty" }, "PORT"],
    [{ PORT: "70000" }, "PORT"],
    [{ SITE_URL: "openpane.example" }, "SITE_URL"],
    [{ SITE_URL: "ftp://openpane.example" }, "SITE_URL"],
    [{ DATABASE_URL: "postgres://x" }, "DATABASE_URL"],
    [{ MAIL_URL: "mailto:x" }, "MAIL_URL"],
    [{ ANALYTICS_URL: "plausible.example/api/event" }, "ANALYTICS_URL"],
    [{ ANALYTICS_RECORDER_URL: "javascript:record()" }, "ANALYTICS_RECORDER_URL"],
    [{ TRUST_PROXY: "yes" }, "TRUST_PROXY"],
    [{ LOG_LEVEL: "loud" }, "LOG_LEVEL"],
  ])("refuses %j and names %s, not the value", (source, name) => {
    const refused = () => parseEnv(source);
    expect(refused).toThrow(ConfigurationError);
    expect(refused).toThrow(name);
    expect(refused).not.toThrow(Object.values(source)[0]);
  });

  it("needs a mail server on a public site", () => {
    const SITE_URL = "https://openpane.example";
    expect(() => parseEnv({ SITE_URL })).toThrow(/MAIL_URL must be set/);
    expect(parseEnv({ SITE_URL, MAIL_URL: "smtp://mail.example", BOT_CHECK: "off" }).siteUrl).toBe(SITE_URL);
  });
});

it("listSettings shows which settings are set, and no values", () => {
  const listed = listSettings({ MAIL_URL: "smtp://secret@host", PORT: " ", NOT_OURS: "x" });
  expect(listed).toContainEqual({ name: "MAIL_URL", isSet: true });
  expect(listed).toContainEqual({ name: "PORT", isSet: false });
  expect(listed.map(({ name }) => name)).not.toContain("NOT_OURS");
  expect(JSON.stringify(listed)).not.toContain("secret");
});
