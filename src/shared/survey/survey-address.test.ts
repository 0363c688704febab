import { describe, expect, it } from "vitest";
import { readSurveyAddress } from "./survey-address.ts";

const code = (name: string) => ({ kind: "code", code: name });
const path = (to: string) => ({ kind: "path", path: to });

describe("an address of a survey", () => {
  it.each([
    ["Ab3_-xyZ09k", code("Ab3_-xyZ09k")],
    ["  Ab3_-xyZ09k \n", code("Ab3_-xyZ09k")],
    ["https://panes.example/s/Ab3_-xyZ09k", code("Ab3_-xyZ09k")],
    ["panes.example/s/Ab3_-xyZ09k/", code("Ab3_-xyZ09k")],
    ["/s/Ab3?utm=mail#top", code("Ab3")],
    ["https://panes.example/shared/abc", path("/shared/abc")],
    ["https://panes.example/assessment/invite/t0k-en", path("/assessment/invite/t0k-en")],
  ])("reads %j", (text, address) => {
    expect(readSurveyAddress(text)).toEqual(address);
  });

  it("never leads away from this site", () => {
    expect(readSurveyAddress("https://evil.example/shared/abc")).toEqual(path("/shared/abc"));
    expect(readSurveyAddress("//evil.example/s/abc")).toEqual(code("abc"));
  });

  it.each([
    "",
    " ",
    "two words",
    "https://panes.example/",
    "abc/def",
    "javascript:alert(1)",
    "x".repeat(65),
    "%2e%2e",
  ])("refuses %j", (text) => {
    expect(readSurveyAddress(text)).toBeNull();
  });
});
