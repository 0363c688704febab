import { asked, readSigned as read } from "#tests/fakes/reading.ts";
import { describe, expect, it } from "vitest";

const anna = "Anna Berg|anna@example.org";
const ben = "Ben Cole|ben@example.org";
const annaAsked = asked("Anna Berg", "anna@example.org");
const benAsked = asked("Ben Cole", "ben@example.org");

describe("a mixed list", () => {
  it.each([
    [
      "job titles behind commas",
      "Anna Berg, VP Sales, anna@example.org\nBen Cole, Business Partner, ben@example.org\nDorn, Cy cy@example.org\nDi Enz di@example.org\nEd Falk ed@example.org",
      [
        annaAsked,
        benAsked,
        asked("Cy Dorn", "cy@example.org"),
        asked("Di Enz", "di@example.org"),
        asked("Ed Falk", "ed@example.org"),
      ],
    ],
    [
      "job titles in an address book’s form",
      'Anna Berg, VP Sales <anna@example.org>\n"Cole, Ben" <ben@example.org>\nCy Dorn Engineer <cy@example.org>',
      [annaAsked, ben, asked("Cy Dorn Engineer", "cy@example.org")],
    ],
    [
      "job titles in a column of names",
      'Name,Email\n"Anna Berg, CEO",anna@example.org\n"Berg Cole, Ben",ben@example.org',
      [anna, "Ben Berg Cole|ben@example.org"],
    ],
    [
      "job titles behind names without headings",
      '"Anna Berg, VP Sales";anna@example.org',
      ['|anna@example.org ? {"Column 1":"Anna Berg"}'],
    ],
    [
      "phone numbers",
      "Name\tEmail\nAnna Berg, tel. +47 555 1234\tanna@example.org\nBen Cole (555) 1234-5 <ben@example.org>\nCy Dorn +47 555 1234 cy@example.org",
      [anna, ben, asked("Cy Dorn", "cy@example.org")],
    ],
    [
      "phone numbers in lines",
      "Anna Berg anna@example.org\nBen Cole +47 555 1234 ben@example.org",
      [annaAsked, benAsked],
    ],
    [
      "a link in a column of names",
      "Name;Email\nmailto:anna@example.org;anna@example.org\nBen Cole;mailto:ben@example.org",
      ["|anna@example.org", ben],
    ],
    [
      "a row with a cell too many",
      "Name\tEmail\nAnna Berg\tanna@example.org\nSato\tYuki\tyuki@example.org",
      [anna, asked("Sato Yuki", "yuki@example.org")],
    ],
    [
      "several addressees in a cell",
      'Name\tEmail\n"Berg, Anna" <anna@example.org>; Ben Cole <ben@example.org>\nCy Dorn\tcy@example.org',
      [anna, ben, "Cy Dorn|cy@example.org"],
    ],
    [
      "several addressees across cells, and in the column of addresses",
      'Name;Email\n"Berg, Anna" <anna@example.org>; Ben Cole <ben@example.org>\n;Cy Dorn <cy@example.org>, Di Enz <di@example.org>',
      [anna, ben, "Cy Dorn|cy@example.org", "Di Enz|di@example.org"],
    ],
    [
      "lines below headings",
      "Name\tEmail\nAnna Berg VP Sales anna@example.org\nBen Cole\tben@example.org\ncy@example.org",
      [asked("Anna Berg VP Sales", "anna@example.org"), ben, "|cy@example.org"],
    ],
  ])("is read with %s", async (_, text, rows) => {
    expect(await read({ text })).toEqual(rows);
  });
});
