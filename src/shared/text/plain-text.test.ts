import { describe, expect, it } from "vitest";
import { isLegibleName, plainText, readsLikeAdvert, readsLikeLink } from "./plain-text.ts";

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
  ])("accepts %j", (text) => {
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

describe("readsLikeLink", () => {
  it.each([
    "https://evil.example/x",
    "see evil.example now",
    "WWW.x",
    "Ada Evil.com",
    "write to a@b",
    "ftp://x",
    "evil。example",
    "a.xn--p1ai",
    "203.0.113.5/login",
    "i❤.ws",
    "उदाहरण.भारत",
    "evil.\u200Bexample",
    "evil\u2024example",
  ])("finds one in %j", (text) => {
    expect(readsLikeLink(text)).toBe(true);
  });

  it.each([
    "J. R. Smith",
    "J.R. Smith",
    "Thanks, e.g. for Monday. It takes 1.5 minutes … and helps me",
    "想听听你的看法。李小龙",
    "こんにちは。よろしく",
    "Berg, Anna: 3.50 or 4/5, @ home",
    "",
  ])("finds none in %j", (text) => {
    expect(readsLikeLink(text)).toBe(false);
  });
});

describe("readsLikeAdvert", () => {
  it.each(["evil.example", "Call +44 20 7946 0958", "Hilfe: (030) 123-4567", "٠١٢٣٤٥٦"])(
    "finds one in %j",
    (name) => {
      expect(readsLikeAdvert(name)).toBe(true);
    },
  );

  it.each(["Ada Berg", "Louis XIV", "Agent 007", "Ana 1984"])("finds none in %j", (name) => {
    expect(readsLikeAdvert(name)).toBe(false);
  });
});

describe("isLegibleName", () => {
  it.each(["Ada", "Nguyễn", "ज़ोया", "בְּרֵאשִׁ֖ית", "می‌خواهم", "山田", "🙂", "♥", "👨‍👩‍👧", "1"])(
    "accepts %j",
    (name) => {
      expect(isLegibleName(name)).toBe(true);
    },
  );

  it.each([
    "",
    " ",
    "\u200B",
    "\u200E\u200F",
    "\u2800",
    "\u3164",
    "\u00AD",
    "\u0301",
    "a\u0301\u0302\u0303\u0304\u0305",
  ])("refuses %j", (name) => {
    expect(isLegibleName(name)).toBe(false);
  });
});
