import { describe, expect, it } from "vitest";
import { readsLikeLink } from "./reads-like-link.ts";

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
  ])("finds one in %j", (text) => {
    expect(readsLikeLink(text)).toBe(true);
  });

  it.each([
    "J. R. Smith",
    "J.R. Smith",
    "Thanks, e.g. for Monday. It takes 1.5 minutes … and helps me",
    "Berg, Anna: 3.50 or 4/5, @ home",
    "",
  ])("finds none in %j", (text) => {
    expect(readsLikeLink(text)).toBe(false);
  });
});
