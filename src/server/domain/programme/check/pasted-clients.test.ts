import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readPastedClients } from "./pasted-clients.ts";

const read = (text: string): readonly string[] =>
  readPastedClients(text).map(({ name, email, written }) => `${name}|${email ?? `!${written}`}`);

const anna = "Anna Berg|anna@example.org";
const ben = "Ben Cole|ben@example.org";

describe("a pasted list of clients", () => {
  it.each([
    ["an address book’s form", "Anna Berg <anna@example.org>", [anna]],
    ["quotes", '"Anna Berg" <anna@example.org>', [anna]],
    ["a surname first", "Berg, Anna <anna@example.org>", [anna]],
    ["a surname first, in quotes", '"Berg, Anna" <anna@example.org>', [anna]],
    ["semicolons", "Anna;Berg;anna@example.org", [anna]],
    ["commas", "Anna Berg, anna@example.org", [anna]],
    ["commas in three cells", "Anna,Berg,anna@example.org,Sales,Oslo", [anna]],
    ["tabs, and the address first", "anna@example.org\tAnna\tBerg", [anna]],
    ["blanks", "Anna Berg anna@example.org", [anna]],
    ["blanks, and the address first", "Anna@Example.org Anna Berg", [anna]],
    ["brackets", "Anna Berg (anna@example.org)", [anna]],
    ["a bullet", "• Anna Berg: anna@example.org", [anna]],
    ["a number", "12. Anna Berg - anna@example.org", [anna]],
    ["mailto", "Anna Berg <mailto:anna@example.org>", [anna]],
    ["a byte order mark", "\ufeffAnna Berg,anna@example.org", [anna]],
    ["a cell in quotes", '"Berg, Anna",anna@example.org', [anna]],
    ["doubled quotes", '"Anna ""Annie"" Berg",anna@example.org', ['Anna "Annie" Berg|anna@example.org']],
    ["an open quote", 'Anna "Berg,anna@example.org', ['Anna "Berg|anna@example.org']],
    ["two on a line", "Anna Berg <anna@example.org>; Ben Cole <ben@example.org>", [anna, ben]],
    ["two with commas", "Anna Berg <anna@example.org>, Ben Cole <ben@example.org>", [anna, ben]],
    ["two with surnames first", "Berg, Anna <anna@example.org>; Cole, Ben <ben@example.org>", [anna, ben]],
    ["lines of Windows", "Anna Berg,anna@example.org\r\nBen Cole,ben@example.org\r\n", [anna, ben]],
    ["headings", "Name;E-Mail\nAnna Berg;anna@example.org", [anna]],
    ["headings in quotes", '"Email","First name","Last name"\nanna@example.org,Anna,Berg', [anna]],
    ["more columns", "Team\tFirst Name\tSurname\tEmail\nX\tAnna\tBerg\tanna@example.org", [anna]],
    ["no name", "anna@example.org", ["|anna@example.org"]],
    ["the address as the name", "anna@example.org <anna@example.org>", ["|anna@example.org"]],
    ["no address", "Anna Berg", ["Anna Berg|!"]],
    ["half an address", "Anna Berg, anna@", ["Anna Berg|!anna@"]],
    ["a word for an address", "Anna Berg;anna.example.org", ["Anna Berg|!anna.example.org"]],
    ["a row without an address below headings", "Name,Email\nAnna Berg,\n", ["Anna Berg|!"]],
    ["a name in another script", "山田 太郎 <taro@example.org>", ["山田 太郎|taro@example.org"]],
    ["nothing", " \n;;;\n\t\t", []],
  ])("is read with %s", (_, text, rows) => {
    expect(read(text)).toEqual(rows);
  });

  it("counts lines from 1, including headings and empty ones", () => {
    const rows = readPastedClients("Name,Email\n\nAnna,anna@example.org\nBen,ben@example.org");
    expect(rows.map(({ line }) => line)).toEqual([3, 4]);
  });

  it("has a row for every nonempty line, with one-line names", () => {
    const words = fc.array(
      fc.constantFrom("Anna", "a@b.org", ",", ";", "\t", '"', "<", ">", " ", "@", "\u0007"),
    );
    fc.assert(
      fc.property(fc.array(words, { maxLength: 20 }), (lines) => {
        const text = lines.map((line) => line.join("")).join("\n");
        const rows = readPastedClients(`x <x@example.org>\n${text}`);
        for (const { name } of rows) expect(name).not.toMatch(/[\p{Cc}@]/u);
        const said = lines.flatMap((line, at) => (/Anna|a@b/.test(line.join("")) ? [at + 2] : []));
        expect(rows.map(({ line }) => line)).toEqual(expect.arrayContaining(said));
      }),
    );
  });
});
