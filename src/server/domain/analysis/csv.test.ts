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
    expect(csvOf([[cell, "end"]])).toBe(`${written},end\r\n`);
  });
});
