import { describe, expect, it } from "vitest";
import { ConfigurationError, parseEnv } from "./env.ts";

const site = { SITE_URL: "https://openpane.example", MAIL_URL: "smtp://mail.example" };
const secret = "0123456789abcdef0123456789abcdef";

describe("the bot check", () => {
  it("is off on localhost and a proof of work elsewhere", () => {
    expect(parseEnv({}).botCheck).toEqual({ mode: "off" });
    expect(parseEnv({ SITE_URL: "http://127.0.0.1:5000" }).botCheck).toEqual({ mode: "off" });
    expect(parseEnv({ ...site, BOT_CHECK_SECRET: secret }).botCheck).toEqual({ mode: "altcha", secret });
    expect(parseEnv({ ...site, BOT_CHECK: "off" }).botCheck).toEqual({ mode: "off" });
    expect(parseEnv({ BOT_CHECK: "altcha", BOT_CHECK_SECRET: secret }).botCheck.mode).toBe("altcha");
  });

  it("uses Google by default, and expects tokens of its own host", () => {
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
