import { invisible, mostEntries } from "#src/server/domain/invitation/invited-addresses.ts";
import { isBracketed, nameIn, peopleIn, type PastedPerson } from "./pasted-cell.ts";
import { cellsOf, separatorOf } from "./pasted-cells.ts";

/** Someone on a pasted list, with their line in it, from 1. */
export type PastedRow = PastedPerson & { readonly line: number };

const headings = {
  email: ["email", "emails", "emailaddress", "mail", "mailaddress", "emailadresse"],
  name: ["name", "fullname", "displayname", "client"],
  first: ["first", "firstname", "givenname", "forename", "vorname"],
  last: ["last", "lastname", "surname", "familyname", "nachname"],
} as const;

type Columns = Readonly<Record<keyof typeof headings, number>> & { readonly separator: string };

/** Where a table's first line says that its columns are; null where it is no such line. */
function columnsIn(line: string): Columns | null {
  if (line.includes("@")) return null;
  const separator = separatorOf(line);
  const titles = cellsOf(line.slice(0, 1_000), separator).map((cell) =>
    cell.toLowerCase().replaceAll(/[^\p{L}]/gu, ""),
  );
  const find = (names: readonly string[]) => titles.findIndex((title) => names.includes(title));
  const [email, name] = [find(headings.email), find(headings.name)];
  const [first, last] = [find(headings.first), find(headings.last)];
  return email === -1 ? null : { email, name, first, last, separator };
}

function readTableRow(line: string, columns: Columns): readonly PastedPerson[] {
  const cells = cellsOf(line, columns.separator);
  const cell = (column: number) => cells[column] ?? "";
  const written = cell(columns.email);
  const fullName = nameIn(cell(columns.name)) || nameIn(`${cell(columns.first)} ${cell(columns.last)}`);
  const people = peopleIn(written);
  if (people.length === 0) return [{ name: fullName, written: written.slice(0, 254), email: null }];
  const [only, ...others] = people;
  return only === undefined || others.length > 0 ? people : [{ ...only, name: fullName || only.name }];
}

/** `Anna;Berg;` before an address, in this order; `Berg, Anna <a@b>` has the surname first. */
function nameBefore(before: readonly string[], cell: string, name: string, separator: string): string {
  if (before.length === 0) return name;
  const isSurnameFirst = separator === "," && isBracketed(cell) && name !== "";
  return nameIn((isSurnameFirst ? [name, ...before] : [...before, name]).join(" "));
}

/** A line without headings: what stands before an address is its name, or what stands after the only one. */
function readLine(line: string): readonly PastedPerson[] {
  const separator = separatorOf(line);
  const people: PastedPerson[] = [];
  let before: string[] = [];
  for (const cell of cellsOf(line, separator)) {
    if (people.length > mostEntries) break;
    const [first, ...others] = cell.includes("@") ? peopleIn(cell) : [];
    if (first === undefined) {
      if (cell !== "" && before.length < 2) before.push(cell);
      continue;
    }
    people.push({ ...first, name: nameBefore(before, cell, first.name, separator) }, ...others);
    before = [];
  }
  const [only] = people;
  if (only === undefined) return before.length === 0 ? [] : [withoutAddress(before)];
  return people.length === 1 && only.name === "" ? [{ ...only, name: nameIn(before.join(" ")) }] : people;
}

/** The last of several cells is where people write an address. */
function withoutAddress(cells: readonly string[]): PastedPerson {
  const written = cells.length > 1 ? (cells.at(-1) ?? "") : "";
  const name = nameIn((cells.length > 1 ? cells.slice(0, -1) : cells).join(" "));
  return { name, written: written.slice(0, 254), email: null };
}

/**
 * Reads clients in any form in which people paste them: a table with or without headings, with commas, semicolons or tabs, quoted or
 * not; `Anna Berg <a@b>`; names and addresses with blanks between them; bullets and numbers. Every line that isn't empty is a row, and
 * one with several addresses is a row for each. Of more than `mostEntries` there is one more in the answer, to tell that they are too many.
 */
export function readPastedClients(pasted: string): readonly PastedRow[] {
  const lines = pasted.replaceAll(invisible, "").replaceAll(/\r\n?/gu, "\n").split("\n");
  const headingAt = lines.findIndex((line) => line.trim() !== "");
  const columns = headingAt === -1 ? null : columnsIn(lines[headingAt] ?? "");
  const rows: PastedRow[] = [];
  for (const [at, line] of lines.entries()) {
    if (rows.length > mostEntries) break;
    if (line.trim() === "" || (columns !== null && at === headingAt)) continue;
    const people = columns === null ? readLine(line) : readTableRow(line, columns);
    rows.push(...people.map((person) => ({ ...person, line: at + 1 })));
  }
  return rows.slice(0, mostEntries + 1);
}
