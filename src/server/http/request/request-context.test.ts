import { describe, expect, it } from "vitest";
import { deviceName } from "./request-context.ts";

const webKit = "AppleWebKit/537.36 (KHTML, like Gecko)";

describe("a device in words", () => {
  it.each([
    [
      "Firefox on Windows",
      "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:128.0) Gecko/20100101 Firefox/128.0",
    ],
    [
      "Safari on iOS",
      "Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1",
    ],
    [
      "Chrome on Android",
      `Mozilla/5.0 (Linux; Android 14; Pixel 8) ${webKit} Chrome/126.0.0.0 Mobile Safari/537.36`,
    ],
    [
      "Microsoft Edge on macOS",
      `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${webKit} Chrome/126.0 Safari/537.36 Edg/126.0`,
    ],
    ["Unknown browser on Windows", "Tool/1 (Windows NT 10.0)"],
  ])("is %s", (name, userAgent) => {
    expect(deviceName(userAgent)).toBe(name);
  });

  it.each([
    undefined,
    "",
    "   ",
    "curl/8.5.0",
    "evil.example/1 (<b>)",
    "Your account is closed: call +1 555/1 (x)",
    "<img src=x>/1 ",
    `${"a".repeat(50_000)}/1 (`,
    `${"a/".repeat(50_000)} (`,
    "\u0000\u202e/1 ",
  ])("is unknown if only the sender's own words name it: %j", (userAgent) => {
    expect(deviceName(userAgent)).toBe("Unknown device");
  });
});
