import {
  between,
  readAddress,
  invisible,
  mostEntries,
} from "#src/server/domain/invitation/invited-addresses.ts";
import { programmeLimits } from "#src/shared/programme/programme.ts";

/** Someone on a pasted list. */
export interface PastedPerson {
  /** "" where there is none. */
  readonly name: string;
  /** What stands for the address, shortened; "" where nothing does. */
  readonly written: string;
  /** Trimmed, in lower case; null for what is no address. */
  readonly email: string | null;
}

/** A cell that is longer names nobody. */
const readAtMost = 1_000;
const writtenAtMost = 254;
const bracketed = /<([^<>]*)>/g;
/** Bullets, and numbers of a list. */
const bullet = /^[\s•·*–—-]*(?:\d{1,4}[.)]\s)?/u;
const edges = /[\s"'“”„«»‹›()[\]{}<>,;:|/–—-]/u;
const control = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]+/gu;

/** Not an expression that ends in `+$`: it would look from every place of a long row of such characters. */
function withoutEdges(text: string): string {
  let [start, end] = [0, text.length];
  while (start < end && edges.test(text.charAt(start))) start += 1;
  while (end > start && edges.test(text.charAt(end - 1))) end -= 1;
  return text.slice(start, end);
}

/** `Berg, Anna` as people say it. */
function inOrder(name: string): string {
  const [surname = "", first = "", ...more] = name.split(",").map((part) => part.trim());
  return first === "" || more.length > 0 ? name : `${first} ${surname}`;
}

/** A name without what lists put around it; "" for what has an address in it. */
function nameIn(text: string): string {
  const bare = text
    .slice(0, readAtMost)
    .replace(control, " ")
    .replace(bullet, "")
    .replace(/mailto:?\s*$/i, "");
  const name = withoutEdges(bare).replaceAll(/\s+/gu, " ");
  return name.includes("@") ? "" : inOrder(name).slice(0, programmeLimits.nameMaxLength).trim();
}

const personOf = (name: string, word: string): PastedPerson => ({
  name: nameIn(name),
  written: word.slice(0, writtenAtMost),
  email: readAddress(word),
});

/** `Anna <a@b>`, as often as it comes. */
function readBracketed(text: string): readonly PastedPerson[] {
  let end = 0;
  return [...text.matchAll(bracketed)].flatMap(({ 0: whole, 1: inner = "", index }) => {
    if (!inner.includes("@")) return [];
    const name = text.slice(end, index);
    end = index + whole.length;
    return [personOf(name, inner.trim().replace(/^mailto:/i, ""))];
  });
}

/** `Anna a@b`, as often as it comes; with one address the name may stand behind it. */
function readBare(text: string): readonly PastedPerson[] {
  let end = 0;
  const people = text
    .split(between)
    .filter((word) => word.includes("@"))
    .map((word) => {
      const start = text.indexOf(word, end);
      const name = text.slice(end, start);
      end = start + word.length;
      return personOf(name, word);
    });
  const [only] = people;
  if (only === undefined || people.length > 1 || only.name !== "") return people;
  return [{ ...only, name: nameIn(text.slice(end)) }];
}

/** Those whose addresses are in a cell, with the names beside them; none where nothing looks like an address. */
function peopleIn(cell: string): readonly PastedPerson[] {
  const text = cell.slice(0, readAtMost);
  const inBrackets = readBracketed(text);
  return inBrackets.length > 0 ? inBrackets : readBare(text);
}

/** Whether a cell has its address in brackets, as email programs write it. */
const isBracketed = (cell: string): boolean => readBracketed(cell.slice(0, readAtMost)).length > 0;

/** A letter that has no opposite half on its line is a letter, and quotes nothing. */
function split(line: string, separator: string, quotes: boolean): readonly string[] | null {
  const cells: string[] = [];
  let start = 0;
  let isQuoted = false;
  let isBracketed = false;
  for (let at = 0; at < line.length; at += 1) {
    const character = line.charAt(at);
    if (quotes && character === '"') isQuoted = !isQuoted;
    else if (isQuoted) continue;
    else if (character === "<") isBracketed = true;
    else if (character === ">") isBracketed = false;
    else if (character === separator && !isBracketed) {
      cells.push(line.slice(start, at));
      start = at + 1;
    }
  }
  if (isQuoted) return null;
  return [...cells, line.slice(start)];
}

/** What stands between the cells of a line: a tab, else a semicolon, else a comma. */
const separatorOf = (line: string): string =>
  ["\t", ";"].find((separator) => (split(line, separator, true) ?? [line]).length > 1) ?? ",";

/** Quotes around a whole cell go, and those that are doubled in it are one. */
function unquoted(cell: string): string {
  const trimmed = cell.trim();
  const isWhole = trimmed.length > 1 && trimmed.startsWith('"') && trimmed.endsWith('"');
  return isWhole ? trimmed.slice(1, -1).replaceAll('""', '"').trim() : trimmed;
}

/** The cells of one line of a table (RFC 4180), or of a list that people wrote by hand. */
const cellsOf = (line: string, separator: string): readonly string[] =>
  (split(line, separator, true) ?? split(line, separator, false) ?? [line]).map(unquoted);

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
