import {
  between,
  readAddress,
  invisibleCharacters,
  maxEntries,
} from "#src/server/domain/invitation/invited-addresses.ts";
import { programmeLimits } from "#src/shared/programme/programme.ts";

export interface PastedPerson {
  /** "" if missing. */
  readonly name: string;
  /** The text in place of an address, truncated; "" if there is none. */
  readonly written: string;
  /** Trimmed, in lower case; null for an invalid address. */
  readonly email: string | null;
}

/** The rest of a longer cell is ignored. */
const maxCellLength = 1_000;
const maxWrittenLength = 254;
const bracketed = /<([^<>]*)>/g;
/** A bullet or list number. */
const bullet = /^[\s•·*–—-]*(?:\d{1,4}[.)]\s)?/u;
const edgeCharacter = /[\s"'“”„«»‹›()[\]{}<>,;:|/–—-]/u;
const control = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]+/gu;

/** A regular expression ending in `+$` would be quadratic in a long run of such characters. */
function trimEdges(text: string): string {
  let [start, end] = [0, text.length];
  while (start < end && edgeCharacter.test(text.charAt(start))) start += 1;
  while (end > start && edgeCharacter.test(text.charAt(end - 1))) end -= 1;
  return text.slice(start, end);
}

/** Turns `Berg, Anna` into `Anna Berg`. */
function firstNameFirst(name: string): string {
  const [surname = "", first = "", ...more] = name.split(",").map((part) => part.trim());
  return first === "" || more.length > 0 ? name : `${first} ${surname}`;
}

/** Strips bullets, quotes and the like; "" for text with an address in it. */
function cleanName(text: string): string {
  const bare = text
    .slice(0, maxCellLength)
    .replace(control, " ")
    .replace(bullet, "")
    .replace(/mailto:?\s*$/i, "");
  const name = trimEdges(bare).replaceAll(/\s+/gu, " ");
  return name.includes("@") ? "" : firstNameFirst(name).slice(0, programmeLimits.nameMaxLength).trim();
}

const personOf = (name: string, word: string): PastedPerson => ({
  name: cleanName(name),
  written: word.slice(0, maxWrittenLength),
  email: readAddress(word),
});

/** Reads any number of `Anna <a@b>`. */
function readBracketed(text: string): readonly PastedPerson[] {
  let end = 0;
  return [...text.matchAll(bracketed)].flatMap(({ 0: whole, 1: inner = "", index }) => {
    if (!inner.includes("@")) return [];
    const name = text.slice(end, index);
    end = index + whole.length;
    return [personOf(name, inner.trim().replace(/^mailto:/i, ""))];
  });
}

/** Reads any number of `Anna a@b`, or a single `a@b Anna`. */
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
  return [{ ...only, name: cleanName(text.slice(end)) }];
}

/** Reads all people in a cell; none if nothing looks like an address. */
function readCell(cell: string): readonly PastedPerson[] {
  const text = cell.slice(0, maxCellLength);
  const inBrackets = readBracketed(text);
  return inBrackets.length > 0 ? inBrackets : readBare(text);
}

/** Whether the address is in angle brackets, as email programs write it. */
const isBracketed = (cell: string): boolean => readBracketed(cell.slice(0, maxCellLength)).length > 0;

/** Splits outside quotes and angle brackets; null for an unclosed quote. */
function splitCells(line: string, separator: string, quotes: boolean): readonly string[] | null {
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

/** A tab, else a semicolon, else a comma. */
const separatorOf = (line: string): string =>
  ["\t", ";"].find((separator) => (splitCells(line, separator, true) ?? [line]).length > 1) ?? ",";

/** Removes quotes around the whole cell, and undoubles those inside. */
function unquoted(cell: string): string {
  const trimmed = cell.trim();
  const isWhole = trimmed.length > 1 && trimmed.startsWith('"') && trimmed.endsWith('"');
  return isWhole ? trimmed.slice(1, -1).replaceAll('""', '"').trim() : trimmed;
}

/** Splits a table row (RFC 4180) or a handwritten line. */
const cellsOf = (line: string, separator: string): readonly string[] =>
  (splitCells(line, separator, true) ?? splitCells(line, separator, false) ?? [line]).map(unquoted);

/** `line` counts from 1. */
export type PastedRow = PastedPerson & { readonly line: number };

const headings = {
  email: ["email", "emails", "emailaddress", "mail", "mailaddress", "emailadresse"],
  name: ["name", "fullname", "displayname", "client"],
  first: ["first", "firstname", "givenname", "forename", "vorname"],
  last: ["last", "lastname", "surname", "familyname", "nachname"],
} as const;

type Columns = Readonly<Record<keyof typeof headings, number>> & { readonly separator: string };

/** Reads a heading row; null if the line isn't one. */
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
  const fullName = cleanName(cell(columns.name)) || cleanName(`${cell(columns.first)} ${cell(columns.last)}`);
  const people = readCell(written);
  if (people.length === 0) return [{ name: fullName, written: written.slice(0, 254), email: null }];
  const [only, ...others] = people;
  return only === undefined || others.length > 0 ? people : [{ ...only, name: fullName || only.name }];
}

/** Joins the cells before an address into a name; in `Berg, Anna <a@b>` the surname comes first. */
function joinNameCells(before: readonly string[], cell: string, name: string, separator: string): string {
  if (before.length === 0) return name;
  const isSurnameFirst = separator === "," && isBracketed(cell) && name !== "";
  return cleanName((isSurnameFirst ? [name, ...before] : [...before, name]).join(" "));
}

/** Reads a line without headings: a name precedes its address, or follows the only one. */
function readLine(line: string): readonly PastedPerson[] {
  const separator = separatorOf(line);
  const people: PastedPerson[] = [];
  let before: string[] = [];
  for (const cell of cellsOf(line, separator)) {
    if (people.length > maxEntries) break;
    const [first, ...others] = cell.includes("@") ? readCell(cell) : [];
    if (first === undefined) {
      if (cell !== "" && before.length < 2) before.push(cell);
      continue;
    }
    people.push({ ...first, name: joinNameCells(before, cell, first.name, separator) }, ...others);
    before = [];
  }
  const [only] = people;
  if (only === undefined) return before.length === 0 ? [] : [withoutAddress(before)];
  return people.length === 1 && only.name === "" ? [{ ...only, name: cleanName(before.join(" ")) }] : people;
}

/** Takes the last of several cells for a mistyped address. */
function withoutAddress(cells: readonly string[]): PastedPerson {
  const written = cells.length > 1 ? (cells.at(-1) ?? "") : "";
  const name = cleanName((cells.length > 1 ? cells.slice(0, -1) : cells).join(" "));
  return { name, written: written.slice(0, 254), email: null };
}

/**
 * Reads pasted clients: tables with or without headings, separated by commas, semicolons or tabs, quoted or
 * not; `Anna Berg <a@b>`; names and addresses separated by spaces; bullets and numbers. Every nonempty line
 * yields a row, and one with several addresses a row for each.
 *
 * @returns at most `maxEntries` + 1 rows; the last one shows that there are too many
 */
export function readPastedClients(pasted: string): readonly PastedRow[] {
  const lines = pasted.replaceAll(invisibleCharacters, "").replaceAll(/\r\n?/gu, "\n").split("\n");
  const headingAt = lines.findIndex((line) => line.trim() !== "");
  const columns = headingAt === -1 ? null : columnsIn(lines[headingAt] ?? "");
  const rows: PastedRow[] = [];
  for (const [at, line] of lines.entries()) {
    if (rows.length > maxEntries) break;
    if (line.trim() === "" || (columns !== null && at === headingAt)) continue;
    const people = columns === null ? readLine(line) : readTableRow(line, columns);
    rows.push(...people.map((person) => ({ ...person, line: at + 1 })));
  }
  return rows.slice(0, maxEntries + 1);
}
