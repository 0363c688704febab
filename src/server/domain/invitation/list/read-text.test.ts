import { describe, expect, it } from "vitest";
import { newInvitationsInput } from "#src/shared/invitation/invitation.input.ts";
import { readList } from "./read-list.ts";

const emailsIn = (text: string) => readList(text).map(({ email }) => email);

describe("a list of addresses", () => {
  it.each([
    ["commas", "a@x.org,b@x.org, c@x.org"],
    ["semicolons", "a@x.org; b@x.org;c@x.org;"],
    ["lines of any kind", "a@x.org\nb@x.org\r\n\r\n  c@x.org\r"],
    ["blanks and tabs", "a@x.org b@x.org\tc@x.org"],
    ["names", "Ann <a@x.org>, Bo Berg <b@x.org>; <c@x.org>"],
    ["names with commas", '"Berg, Ann" <a@x.org>, Berg, Bo <b@x.org>; "C; D" <c@x.org>'],
    [
      "names with commas on lines of any kind",
      "Aye <a@x.org>\r\nBerg, Bo <b@x.org>\r\nCor, Cy <c@x.org>\r\n",
    ],
    ["quotes", "\"a@x.org\", 'b@x.org', “c@x.org”"],
    ["links", "mailto:a@x.org, <mailto:b@x.org>, Mailto:c@x.org"],
    ["capitals and ends of sentences", "A@X.org, B@x.ORG, (c@x.org)."],
    ["names and brackets without a comma between them", "Ann <a@x.org> Bo <b@x.org>\tCy c@x.org"],
    ["numbers and bullets", "1. a@x.org\n- b@x.org\n•c@x.org"],
    ["columns of a table", "Ann\ta@x.org\nBo\tb@x.org\tfriend\nCy\tc@x.org"],
    ["names after addresses", "a@x.org (Ann), b@x.org [Bo]; c@x.org - Cy"],
    ["labels, strokes and bars", "To: a@x.org / b@x.org | mailto:c@x.org?subject=hello"],
    ["addresses as names", '"a@x.org" <a@x.org>, b@x.org <b@x.org>, "a@x.org" <c@x.org>'],
    ["invisible letters", "\ufeffa@x.org, b@x.org\u200b\n\u00a0c@x.org\u00a0"],
    [
      "direction marks copied from address books",
      "\u202aa@x.org\u202c; \u2066b@x.org\u2069 c@\u00adx.org\u200f",
    ],
    ["quotes and commas of other languages", "„a@x.org“，«b@x.org»、‹c@x.org›；"],
    ["marks of emphasis", "*a@x.org*, –b@x.org, c@x.org! …"],
    ["titles after names", "Aye, Ann, PhD <a@x.org>; Berg, Bo, MBA <b@x.org>; Cor, Cy <c@x.org>;"],
  ])("is read by its addresses with %s", (_, text) => {
    expect(emailsIn(text)).toEqual(["a@x.org", "b@x.org", "c@x.org"]);
  });

  it("has internationalised hosts in ASCII", () => {
    expect(emailsIn("Ann <Anna@München.example>, a@ｘ.org, a@x.org／b, a@mün:chen.org")).toEqual([
      "anna@xn--mnchen-3ya.example",
      "a@x.org",
      null,
      null,
    ]);
  });

  it("shows invalid addresses as written, cut short", () => {
    expect(readList("Ann, a@x.org, b@, Bo, @x.org").map(({ written }) => written)).toEqual([
      "a@x.org",
      "b@",
      "@x.org",
    ]);
    expect(readList(`${"x".repeat(300)}@x.org`)).toMatchObject([{ written: "x".repeat(254), email: null }]);
  });

  it("may hold a hundred people with department and place", () => {
    const name = "Berg-Waldhausen, Anna-Katharina (Human Resources & Organisation, Friedrichshafen)";
    const text = Array.from(
      { length: 100 },
      (_, n) => `${name} <anna-katharina.berg-waldhausen-${String(n)}@people.example.org>`,
    ).join("; ");
    const { emails } = newInvitationsInput.parse({ emails: [text] });
    expect(emailsIn(emails.join("\n")).filter((email) => email !== null)).toHaveLength(100);
  });

  it("yields no address with a line break or a second address in it", () => {
    const texts = ["<a@x.org\nBcc: b@x.org>", "<a@x.org, b@x.org>", "a@b@x.org", "a@x.org%0ab@x.org"];
    for (const email of texts.flatMap(emailsIn)) expect(email ?? "").toMatch(/^(?:[\w.]+@x\.org)?$/);
  });

  it("takes little time, whatever it holds", () => {
    const pieces = ["<", '"', "a@", "a,", "Berg, ", " ", "'", "<a@x.org", "mailto:", `<${" ".repeat(998)}x,`];
    for (const piece of pieces)
      expect(readList(piece.repeat(200_000 / piece.length)).length).toBeGreaterThanOrEqual(0);
  });
});
