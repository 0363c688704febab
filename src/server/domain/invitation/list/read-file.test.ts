import { readFileSync } from "node:fs";
import { zipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { readListed } from "./read-list.ts";

const read = async (bytes: Uint8Array) => {
  const people = await readListed({ base64: Buffer.from(bytes).toString("base64") });
  return people.map(({ line, name, email }) => `${String(line)} ${name} ${email}`);
};

const text = "Name;E-Mail\nZoë Größe;zoe@example.org\n";
const bigEndian = (written: string) => Buffer.from(written, "utf16le").swap16();

/** A workbook with one sheet, its texts in the sheet itself. */
function workbook(rows: readonly (readonly string[])[], more: Readonly<Record<string, Uint8Array>> = {}) {
  const xml = (written: string) => Buffer.from(`<?xml version="1.0" encoding="UTF-8"?>${written}`);
  const cell = (written: string, row: number, column: number) =>
    `<c r="${"ABC".charAt(column)}${String(row + 1)}" t="inlineStr"><is><t>${written}</t></is></c>`;
  const data = rows
    .map((cells, row) => `<row>${cells.map((each, column) => cell(each, row, column)).join("")}</row>`)
    .join("");
  const main = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
  const links = "http://schemas.openxmlformats.org/package/2006/relationships";
  const types = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
  return zipSync({
    "xl/workbook.xml": xml(
      `<workbook xmlns="${main}" xmlns:r="${types}"><sheets><sheet name="People" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    ),
    "xl/_rels/workbook.xml.rels": xml(
      `<Relationships xmlns="${links}"><Relationship Id="rId1" Type="${types}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    ),
    "xl/worksheets/sheet1.xml": xml(`<worksheet xmlns="${main}"><sheetData>${data}</sheetData></worksheet>`),
    ...more,
  });
}

describe("a file of people", () => {
  it.each([
    ["UTF-8", Buffer.from(text)],
    ["UTF-8 with its mark", Buffer.from(`\ufeff${text}`)],
    ["UTF-16", Buffer.from(`\ufeff${text}`, "utf16le")],
    ["UTF-16 the other way", bigEndian(`\ufeff${text}`)],
    ["UTF-16 without its mark", Buffer.from(text, "utf16le")],
    ["UTF-16 the other way, without its mark", bigEndian(text)],
    ["Windows’ old code page", Buffer.from(text, "latin1")],
  ])("is read in %s", async (_, bytes) => {
    expect(await read(bytes)).toEqual(["2 Zoë Größe zoe@example.org"]);
  });

  it("may be a workbook", async () => {
    const bytes = workbook([
      ["Nachname", "Vorname", "Mail"],
      ["Größe", "Zoë", "zoe@example.org"],
    ]);
    expect(await read(bytes)).toEqual(["2 Zoë Größe zoe@example.org"]);
  });

  it("may be a workbook of LibreOffice", async () => {
    expect(await read(readFileSync("tests/dumps/people-of-libreoffice.xlsx"))).toEqual([
      "2 Zoë Größe zoe@example.org",
      "2  ben@example.org",
      "3 Anna Berg anna@example.org",
    ]);
  });

  it.each([
    [
      "a workbook that unpacks to a hundred megabytes",
      workbook([["Mail"]], { bomb: new Uint8Array(100_000_000) }),
    ],
    ["another archive", zipSync({ "word/document.xml": Buffer.from("<w:document/>") })],
    ["half an archive", workbook([["Mail"]]).subarray(0, 200)],
    ["a picture", Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 13, 0x80)],
    ["a PDF", Buffer.from("%PDF-1.7 anna@example.org")],
  ])("is refused with a sentence if it is %s", async (_, bytes) => {
    await expect(read(bytes)).rejects.toThrow(/can’t read people from this file/);
  });
});
