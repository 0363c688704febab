import { describe, expect, it } from "vitest";
import { csvOf } from "./csv.ts";

describe("csvOf", () => {
  it.each([
    ["plain", "plain"],
    ["with, comma", '"with, comma"'],
    ['a "quote"', '"a ""quote"""'],
    ["two\nlines", '"two\nlines"'],
    ["", ""],
    ["=1+1", `"'=1+1"`],
    ["+1", `"'+1"`],
    ["-12 (-40 to 3)", `"'-12 (-40 to 3)"`],
    ["@sum(A1)", `"'@sum(A1)"`],
    ["\tx", `"'\tx"`],
    ['=a,"b"', `"'=a,""b"""`],
  ])("writes %j as %s", (cell, written) => {
    expect(csvOf([[cell, "end"]])).toBe(`\ufeff${written},end\r\n`);
  });

  it("begins with the mark by which spreadsheets know letters beyond ASCII", () => {
    const bytes = new TextEncoder().encode(csvOf([["Zoë", "“kind”"]]));
    expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  });
});
