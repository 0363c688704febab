import type { Actor } from "#src/server/actor.ts";
import { canonicalMailbox, enforceLimits } from "#src/server/auth/limits/limits.ts";
import type { Deps } from "#src/server/deps.ts";
import { listFilesByPerson } from "#src/server/domain/invitation/limits.ts";
import { invisibleCharacters, type ListedAddress, readAddress, type TableRow } from "./address.ts";
import type { ListedPerson as Presented } from "#src/shared/invitation/invitation.output.ts";
import type { ListInput } from "#src/shared/invitation/invitation.input.ts";
import { firstText, isUnclear } from "./names.ts";
import { readContacts } from "./read-contacts.ts";
import { readFile } from "./read-file.ts";
import { readTable, rowsOf, tableOf } from "./read-table.ts";
import { addressesIn, inText, readLine, readProse, type Written } from "./read-text.ts";

type Fate = Presented["fate"];

/** Somebody on a list, or an address that is nobody's row. */
export interface ListedPerson {
  readonly line: number;
  readonly name: string;
  /** As written, truncated. */
  readonly written: string;
  /** Trimmed, in lower case; null for an invalid address. */
  readonly email: string | null;
  readonly fate: Fate;
  readonly columns?: Readonly<Record<string, string>>;
}

/** More than any round, programme or team takes. */
const mostRows = 1_000;
const maxWrittenLength = 254;
/** What tells whether a text is a chat, and how a table is separated. */
const sampleLength = 8_000;
const separators = ["\t", ";", ","];
/** The first line of a file that Excel wrote for itself. */
const separatorLine = /^sep=(.)\n/iu;

/** Whom an email goes to. */
const recipients = /^(?:to|an|à|para)\s*:/imu;
/** Other lines of an email's header, whose addresses aren't those of people on a list. */
const otherHeader =
  /^(?:from|von|de|sender|reply-to|subject|betreff|objet|asunto|date|sent|gesendet|[\w-]+-id|received)\s*:/iu;

const time = String.raw`\d{1,2}[./]\d{1,2}[./]\d{2,4},? \d{1,2}:\d\d(?::\d\d)?(?: [AP]M)?`;
/** The start of a message in a copied chat: when it was sent, and by whom. */
const message = new RegExp(
  String.raw`^(?:\[${time}\] ([^:@\n]+):|${time} - ([^:@\n]+):|([^:@\n]+), \[${time}\]) *`,
  "imu",
);
/** A sender above a message that is an address alone. */
const senderAbove = new RegExp(String.raw`${message.source}\n(?=\S+@\S+$)`, "gimu");

/** Reads a copied chat: who sent an address is whose it may be, where the message says nothing else. */
const readChat = (text: string): readonly ListedAddress[] =>
  text
    .replaceAll(senderAbove, "\n$1$2$3: ")
    .split("\n")
    .flatMap((each, at) => {
      const line = each.replace(message, "$1$2$3: ");
      return line.includes("@")
        ? readLine(line).map((person) => inText({ line: at + 1, ...person, fate: "row" }))
        : [];
    });

/** Longer lines aren't looked at: they are no list that someone wrote by hand. */
const longestPlain = 5_000;

/** Whether a line holds people alone, so that nothing but a name can stand beside an address. */
function isPlain(line: string, people: readonly Written[]): boolean {
  if (/<[^<>]*@/u.test(line)) return !line.split(/<[^<>]*>/u).some(isUnclear);
  if (line === "") return true;
  if (line.length > longestPlain) return false;
  const rest = people.reduce((left, { name, address }) => left.replace(address, "").replace(name, ""), line);
  return !/\p{L}|\d{3}/u.test(rest) && !/^\P{L}*\p{L}+:/u.test(line);
}

/** Reads lines that people wrote by hand, and what email programs address. */
function readLines(text: string): readonly ListedAddress[] {
  const isHeader = recipients.test(text);
  const lines = text.split("\n");
  const read = lines.map(readLine);
  if (!isHeader && !lines.every((line, at) => isPlain(line, read[at] ?? []))) return readProse(lines, read);
  const isName = (at: number) => read[at]?.length === 1 && read[at][0]?.address === "";
  const isAddress = (at: number) => read[at]?.length === 1 && read[at][0]?.name === "";
  const areBelow = read.every((_, at) => !isAddress(at) || isName(at - 1));
  return lines.flatMap((each, at): readonly ListedAddress[] => {
    const line = at + 1;
    if (isHeader && otherHeader.test(each))
      return addressesIn(each).map((address) => ({ line, name: "", address, fate: "in_note" }));
    if (areBelow && isName(at) && isAddress(at + 1)) return [];
    const above = areBelow && isAddress(at) ? (read[at - 1]?.[0]?.name ?? "") : "";
    return (read[at] ?? []).map((person) => ({
      ...{ line, address: person.address, fate: "row" },
      name: firstText(person.name, above),
    }));
  });
}

/** A table in Markdown, as one with tabs. */
function withoutPipes(text: string): string {
  const lines = text.split("\n");
  const isRow = (line: string) => /^\s*\|.*\|\s*$/u.test(line);
  if (lines.filter(isRow).length < 2) return text;
  return lines
    .map((line) => {
      if (!isRow(line)) return line;
      if (!/[^\s|:-]/u.test(line)) return "";
      const cells = line.trim().slice(1, -1).split("|");
      return cells.map((cell) => cell.trim().replaceAll(/^[*_`<]+|[*_`>]+$/gu, "")).join("\t");
    })
    .join("\n");
}

function readText(text: string): readonly ListedAddress[] {
  if (!/[\p{L}\p{N}]/u.test(text)) return [];
  if (/^\s*BEGIN:VCARD/iu.test(text)) return readContacts(text);
  if (message.test(text.slice(0, sampleLength))) return readChat(text);
  const said = separatorLine.exec(text)?.[1];
  // Its line stays, so that lines are counted right.
  const body = said === undefined ? withoutPipes(text) : text.replace(separatorLine, "\n");
  const start = body.slice(0, sampleLength);
  const found = (said === undefined ? separators : [said]).find(
    (separator) => tableOf(rowsOf(start, separator)) !== null,
  );
  const table = found === undefined ? null : tableOf(rowsOf(body, found));
  if (table !== null) return readTable(table);
  return readLines(body);
}

/** Reads the sheets of a workbook, one after the other. */
const readSheets = (sheets: readonly (readonly TableRow[])[]): readonly ListedAddress[] =>
  sheets.flatMap((rows) => {
    const table = tableOf(rows);
    if (table !== null) return readTable(table);
    return rows.flatMap(({ line, cells }) =>
      cells
        .flatMap((cell) => addressesIn(cell))
        .map((address) => ({ line, name: "", address, fate: "not_read" as const })),
    );
  });

/**
 * Reads a list of people: a table (RFC 4180) with or without headings, contacts (vCard), the address line of
 * an email, or lines that people wrote by hand. Every address in it is exactly one of: a row, a second
 * address of a row, a duplicate, inside a note, not read. Rows after the first thousand are not read.
 */
export function readList(list: string | readonly (readonly TableRow[])[]): readonly ListedPerson[] {
  const read =
    typeof list === "string"
      ? readText(list.replaceAll(invisibleCharacters, "").replaceAll(/\r\n?/gu, "\n"))
      : readSheets(list);
  const people = read.map(({ address, ...each }) => ({
    ...each,
    written: address.slice(0, maxWrittenLength),
    email: readAddress(address),
  }));
  return judge(people);
}

const mailboxOf = ({ email, written }: Pick<ListedPerson, "email" | "written">): string =>
  email === null ? written : canonicalMailbox(email);

/** Leaves one row for each mailbox, and no more than the limit. */
function judge(people: readonly ListedPerson[]): readonly ListedPerson[] {
  const rows = people.filter(({ fate }) => fate === "row");
  const kept = new Set<ListedPerson>();
  const mailboxes = new Set<string>();
  for (const row of rows) {
    const isFirst = row.written === "" || !mailboxes.has(mailboxOf(row));
    if (isFirst && kept.size < mostRows) kept.add(row);
    if (isFirst) mailboxes.add(mailboxOf(row));
  }
  return people.map((person) => {
    if (kept.has(person) || person.fate === "not_read") return person;
    if (person.fate === "row" && kept.size === mostRows) return { ...person, fate: "not_read" };
    return mailboxes.has(mailboxOf(person)) ? { ...person, fate: "duplicate" } : person;
  });
}

/** @throws {DomainError} bad_request for a file that is no list; too_many_requests */
export async function readSentList(deps: Deps, actor: Actor, list: ListInput): Promise<readonly Presented[]> {
  if (list.base64 !== undefined) await enforceLimits(deps, [listFilesByPerson(actor)]);
  return readListed(list);
}

/**
 * Reads a list of people, pasted or as a file. Stores nothing. A row without a name gets the one beside the
 * same address elsewhere.
 *
 * @throws {DomainError} bad_request for a file that is no list
 */
export async function readListed({ text = "", base64 }: ListInput): Promise<readonly Presented[]> {
  const people = readList(base64 === undefined ? text : await readFile(Buffer.from(base64, "base64")));
  const names = new Map<string, string>();
  for (const person of people)
    names.set(mailboxOf(person), firstText(names.get(mailboxOf(person)), person.name));
  return people.map(({ email, written, name, ...person }) => ({
    ...person,
    name: written === "" ? name : firstText(name, names.get(mailboxOf({ email, written }))),
    email: email ?? written,
  }));
}
