import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  type Edit,
  type FieldText,
  applyEdit,
  code,
  continueList,
  cycleHeading,
  insertBlock,
  insertPasted,
  link,
  pasteLink,
  titleAtTop,
  toggleList,
  toggleMark,
} from "./edits.ts";

/** `[` and `]` stand around what is selected, `|` where the caret is. */
function field(marked: string): FieldText {
  const start = marked.search(/[[|]/u);
  const text = marked.replaceAll(/[[\]|]/gu, "");
  return { text, start, end: marked.includes("]") ? marked.indexOf("]") - 1 : start };
}

function after(marked: string, edit: (field: FieldText) => Edit | null): string {
  const before = field(marked);
  const made = edit(before);
  if (made === null) return marked;
  const text = applyEdit(before.text, made);
  const { start, end } = made;
  return start === end
    ? `${text.slice(0, start)}|${text.slice(start)}`
    : `${text.slice(0, start)}[${text.slice(start, end)}]${text.slice(end)}`;
}

describe("bold and italic", () => {
  const bold = (text: FieldText) => toggleMark(text, "**");

  it.each([
    ["a [word] here", "a **[word]** here"],
    ["a [word ]here", "a **[word]** here"],
    ["a **[word]** here", "a [word] here"],
    ["a [**word**] here", "a [word] here"],
    ["a | here", "a **|** here"],
    ["a **|** here", "a | here"],
    ["a **word|** here", "a **word**| here"],
  ])("%s becomes %s", (before, expected) => {
    expect(after(before, bold)).toBe(expected);
  });

  it("twice is as if nothing had been", () => {
    const words = fc.stringMatching(/^[a-z][a-z ]{0,20}$/u);
    fc.assert(
      fc.property(
        words,
        words,
        words,
        fc.constantFrom("**" as const, "_" as const),
        (left, inside, right, mark) => {
          const text = `${left} ${inside} ${right}`;
          const once = toggleMark(
            { text, start: left.length + 1, end: left.length + 1 + inside.length },
            mark,
          );
          const marked = applyEdit(text, once);
          const twice = toggleMark({ text: marked, start: once.start, end: once.end }, mark);
          expect(applyEdit(marked, twice)).toBe(text);
        },
      ),
    );
  });
});

it.each([
  ["read", "see [this post] now", "see [this post]([https://]) now"],
  ["a target", "see [/blog] now", "see [|](/blog) now"],
  ["nothing", "see | now", "see [|](https://) now"],
])("makes a link of %s", (_, before, expected) => {
  // The test's marks look like a link, so this one compares the parts.
  const { text, start, end } = field(before);
  const made = link({ text, start, end });
  const result = applyEdit(text, made);
  const plain = expected.replace("([https://])", "(https://)").replace("|", "");
  expect(result).toBe(plain);
  expect(result.slice(made.start, made.end)).toBe(before.includes("this post") ? "https://" : "");
});

it.each([
  ["see [this post] now", "https://a.org", "see [this post](https://a.org) now"],
  // The toolbar's link selects its address.
  ["see ([https://]) now", "https://a.org", null],
  ["see | now", "https://a.org", null],
  ["see [this post] now", "words: https://a.org", null],
  ["```\n[code]\n```", "https://a.org", null],
])("%j with %j pasted is %j", (before, pasted, expected) => {
  const made = pasteLink(field(before), pasted);
  expect(made && applyEdit(field(before).text, made)).toBe(expected);
});

describe("lists", () => {
  it.each([
    ["one|", "- one|"],
    ["- one|", "one|"],
    ["[one\n\ntwo]", "[- one\n\n- two]"],
    ["[1. one\n2. two]", "[- one\n- two]"],
    ["[- one\ntwo]", "[- one\n- two]"],
    ["|", "- |"],
  ])("bullets: %j becomes %j", (before, expected) => {
    expect(after(before, (text) => toggleList(text, "bullets"))).toBe(expected);
  });

  it.each([
    ["[one\ntwo]\nthree", "[1. one\n2. two]\nthree"],
    ["[one\ntwo\n]three", "[1. one\n2. two]\nthree"],
    ["[- one\n- two]", "[1. one\n2. two]"],
    ["[1. one\n2. two]", "[one\ntwo]"],
  ])("numbers: %j becomes %j", (before, expected) => {
    expect(after(before, (text) => toggleList(text, "numbers"))).toBe(expected);
  });

  it.each([
    ["- one|", "- one\n- |"],
    ["- one|two", "- one\n- |two"],
    ["9. nine|", "9. nine\n10. |"],
    ["  * deep|", "  * deep\n  * |"],
    ["- one\n- |", "- one\n|"],
  ])("Enter: %j becomes %j", (before, expected) => {
    expect(after(before, continueList)).toBe(expected);
  });

  it.each(["just text|", "-not a list|", "|- one", "[- one]"])("Enter is just Enter in %j", (text) => {
    expect(continueList(field(text))).toBeNull();
  });
});

it.each([
  ["A title|", "## A title|"],
  ["## A title|", "### A title|"],
  ["### A title|", "A title|"],
  ["before\nA |title\nafter", "before\n## A title|\nafter"],
])("makes headings: %j becomes %j", (before, expected) => {
  expect(after(before, cycleHeading)).toBe(expected);
});

it.each([
  ["|", "<Quote>\n\n[…]\n\n</Quote>\n"],
  ["text\n|\nmore", "text\n\n<Quote>\n\n[…]\n\n</Quote>\n\nmore"],
  ["one\n\ntwo |lines\nof text\n\nmore", "one\n\n<Quote>\n\ntwo lines\nof text\n\n</Quote>|\n\nmore"],
  ["one\ntwo [of] them\nmore", "one\n\n<Quote>\n\ntwo of them\n\n</Quote>|\n\nmore"],
])("puts a quote around a whole paragraph or lines: %j", (before, expected) => {
  expect(after(before, (text) => insertBlock(text, "<Quote>\n\n…\n\n</Quote>"))).toBe(expected);
});

it.each([
  ["a |", "word", "a word|"],
  ["a [b] c", "**d**", "a **d**| c"],
  ["a|b", "- one\n- two", "a\n\n- one\n- two\n\n|b"],
  ["[a]", "## One", "## One\n\n|"],
])("pastes into %j %j", (before, markdown, expected) => {
  expect(after(before, (text) => insertPasted(text, markdown))).toBe(expected);
});

it.each([
  ["|", "```\n[…]\n```\n"],
  ["say [so] now", "say `[so]` now"],
  ["[a\nb]", "```\na\nb\n```|\n"],
  ["so |", "so `|`"],
])("makes code: %j becomes %j", (before, expected) => {
  expect(after(before, code)).toBe(expected);
});

it.each([
  ["# Title\n\nText", { title: "Title", rest: "Text" }],
  ["\n# Title #", { title: "Title", rest: "" }],
  ["## Section\n", null],
  ["Text\n# Title", null],
])("finds the title at the top of %j", (text, title) => {
  expect(titleAtTop(text)).toEqual(title);
});

it.each([
  ["a sen|tence\n\nmore", "a sentence\n\n<Figure />|\n\nmore"],
  ["a\n\n\\(Picture left |out: b)\n\nc", "a\n\n<Figure />|\n\nc"],
])("puts a picture below a paragraph, or where one was left out: %j", (before, expected) => {
  const { start, ...edit } = insertBlock(
    { ...field(before), text: field(before).text.replace("(", "[").replace(")", "]") },
    "<Figure />",
  );
  const made = applyEdit(field(before).text, { ...edit, start });
  expect(`${made.slice(0, start)}|${made.slice(start)}`).toBe(expected);
});
