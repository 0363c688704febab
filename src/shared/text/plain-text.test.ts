import { describe, expect, it } from "vitest";
import { plainText } from "./plain-text.ts";

describe("plainText", () => {
  it.each([
    "Ada",
    "José María",
    "Nguyễn",
    "Łukasz O’Neill-Żak",
    "山田 太郎",
    "محمد",
    "می‌خواهم",
    "ज़ोया",
    "𐓘𐓘",
    "",
    "<b>",
  ])("takes %j", (text) => {
    expect(plainText.test(text)).toBe(true);
  });

  it.each([
    "a\r\nBcc: x",
    "a\nb",
    "a\tb",
    "a\0b",
    "a\u0085b",
    "a\u2028b",
    "a\u202Eb",
    "a\u2066b",
    "\uD800",
    "a\uFFFF",
  ])("refuses %j", (text) => {
    expect(plainText.test(text)).toBe(false);
  });
});
