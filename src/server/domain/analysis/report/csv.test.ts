import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { csvOf } from "./csv.ts";

describe("csvOf", () => {
  it.each([
    ["plain", "plain"],
    ["with, comma", '"with, comma"'],
    ["a;b", '"a;b"'],
    ["a|b", '"a|b"'],
    ["a\tb", '"a\tb"'],
    ['a "quote"', '"a ""quote"""'],
    ["two\nlines", '"two\nlines"'],
    ["", ""],
    ["well-known, 1+1=2", '"well-known, 1+1=2"'],
    ["=1+1", `"'=1+1"`],
    ["+1", `"'+1"`],
    ["-12 (-40 to 3)", `"'-12 (-40 to 3)"`],
    ["@sum(A1)", `"'@sum(A1)"`],
    ["＝1＋1", `"'＝1＋1"`],
    [" =1", `"' =1"`],
    ["\tx", `"'\tx"`],
    ['=a,"b"', `"'=a,""b"""`],
    ["x;=1+1;y", `"x;'=1+1;y"`],
    ["x\t@a|-b,+c\n=d", `"x\t'@a|'-b,'+c\n'=d"`],
    ['x; "=1"', `"x;' ""=1"""`],
  ])("writes %j as %s", (cell, written) => {
    expect(csvOf([[cell, "end"]])).toBe(`\ufeff${written},end\r\n`);
  });

  it("begins with the byte-order mark that spreadsheets need", () => {
    const bytes = new TextEncoder().encode(csvOf([["Zoë", "“kind”"]]));
    expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  });
});

/** A spreadsheet that doesn't know quotes. */
const splitPlainly = (text: string, separator: string): string[] =>
  text.split(/[\r\n]/).flatMap((line) => line.split(separator));

/** A spreadsheet that reads quotes at the start of a cell as RFC 4180 does, and later ones literally. */
function splitByQuotes(text: string, separator: string): string[] {
  const cells = [""];
  let isQuoted = false;
  let isStart = true;
  const add = (letter: string) => cells.push((cells.pop() ?? "") + letter);
  for (let at = 0; at < text.length; at += 1) {
    const letter = text.charAt(at);
    if (letter === '"' && isQuoted && text.charAt(at + 1) === '"') {
      at += 1;
      add('"');
    } else if (letter === '"' && (isQuoted || isStart)) isQuoted = !isQuoted;
    else if (!isQuoted && (letter === separator || letter === "\n" || letter === "\r")) cells.push("");
    else add(letter);
    isStart = !isQuoted && (letter === separator || letter === "\n" || letter === "\r");
  }
  return cells;
}

const signs = "=+-@＝＋－＠".split("");

const nastyCell = fc
  .array(fc.constantFrom(...signs, ...",;|\t\n\r\"' \u00A0ab1".split("")), { maxLength: 12 })
  .map((letters) => letters.join(""));
const nastyRows = fc.array(fc.array(nastyCell, { minLength: 1, maxLength: 4 }), {
  minLength: 1,
  maxLength: 4,
});

describe.each([",", ";", "\t", "|"])("a spreadsheet that splits at %j", (separator) => {
  it.each([
    ["plainly", splitPlainly],
    ["minding quotes", splitByQuotes],
  ])("finds no formula in %s", (_, split) => {
    fc.assert(
      fc.property(nastyRows, (rows) => {
        const begins = split(csvOf(rows).slice(1), separator).map((cell) => /[^\s"]/u.exec(cell)?.[0]);
        expect(signs.filter((sign) => begins.includes(sign))).toEqual([]);
      }),
      { numRuns: 1_000 },
    );
  });
});

it("preserves every other text", () => {
  const harmless = fc.string().map((text) => `a${text.replaceAll(/[,;|\t\n\r]\s*["\s]*[=+\-@]/g, "")}`);
  fc.assert(
    fc.property(fc.array(harmless, { minLength: 1, maxLength: 4 }), (row) => {
      expect(splitByQuotes(csvOf([row]).slice(1, -2), ",")).toEqual(row);
    }),
  );
});
