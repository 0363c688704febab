import { parse } from "csv-parse/sync";
import { type ListedAddress, readAddress, type TableRow } from "./address.ts";
import { bareTitle, findHeadings, isEmailHeading, knownHeadings } from "./headings.ts";
import { cleanName, firstText, isSentence, isUnclear, looksLikeName } from "./names.ts";
import { addressesIn, addressWords, readLine, readProse } from "./read-text.ts";

/** Splits a text by RFC 4180. */
function parseRows(text: string, delimiter: string, quote: '"' | false): readonly TableRow[] {
  const rows: TableRow[] = [];
  let line = 1;
  parse(text, {
    ...{ delimiter, quote, relax_quotes: true, relax_column_count: true, trim: true },
    on_record: (cells: string[], { lines }) => {
      rows.push({ line, cells });
      line = lines + 1;
      return null;
    },
  });
  return rows;
}

/** Splits a text; after an open quote, each line by itself, so that it spoils its own line alone. */
export function rowsOf(text: string, delimiter: string): readonly TableRow[] {
  try {
    return parseRows(text, delimiter, '"');
  } catch {
    return text.split("\n").flatMap((each, at) => {
      const read = (quote: '"' | false) =>
        parseRows(each, delimiter, quote).map(({ cells }) => ({ line: at + 1, cells }));
      try {
        return read('"');
      } catch {
        return read(false);
      }
    });
  }
}

/** Google puts several addresses into one cell. */
const between = /\s*(?::::|[;,\s])\s*/u;

/** The addresses of a cell that holds nothing else; none for any other cell. */
function wholeAddresses(cell: string): readonly string[] {
  const words = cell.replaceAll(/[<>]|^mailto:/giu, "").split(between);
  const isWhole = cell.includes("@") && words.every((word) => readAddress(word) !== null);
  return isWhole ? words : [];
}

interface Column {
  readonly index: number;
  /** How many of its cells hold an address and nothing else. */
  readonly addresses: number;
  /** How many different addresses it holds: "Contact owner" repeats few. */
  readonly different: number;
  /** How many have any text. */
  readonly filled: number;
}

const columnsOf = (rows: readonly TableRow[]): readonly Column[] =>
  Array.from({ length: rows.reduce((most, { cells }) => Math.max(most, cells.length), 0) }, (_, index) => {
    const texts = rows.map(({ cells }) => cells[index] ?? "").filter((text) => text !== "");
    const addresses = texts.filter((text) => wholeAddresses(text).length > 0).length;
    const different = new Set(texts.flatMap((text) => addressesIn(text).slice(0, 1))).size;
    return { index, addresses, different, filled: texts.length };
  });

export interface Table {
  /** What stands before the rows: headings, and explanations above them. */
  readonly above: readonly TableRow[];
  readonly titles: readonly string[];
  readonly rows: readonly TableRow[];
  /** The column with most addresses. */
  readonly main: number;
  /** Further columns of addresses. */
  readonly others: ReadonlySet<number>;
}

const mostOf = (columns: readonly Column[]): Column | undefined =>
  columns.reduce<Column | undefined>(
    (most, column) => (column.different > (most?.different ?? 0) ? column : most),
    undefined,
  );

const ofSomeoneElse =
  /manager|supervisor|vorgesetz|owner|host|organi[sz]er|emergency|notfall|assistant|referr/iu;

/** Reads rows as a table with a column that holds addresses; null if they are none. */
export function tableOf(rows: readonly TableRow[]): Table | null {
  const heading = knownHeadings(rows);
  const above = rows.slice(0, heading + 1);
  const titles = rows[heading]?.cells ?? [];
  const below = rows.slice(heading + 1);
  const columns = columnsOf(below);
  // "Contact owner" and "Manager email" hold other people's addresses.
  const isForMail = ({ index }: Pick<Column, "index">) =>
    titles.length === 0 ||
    (/mail/u.test(bareTitle(titles[index] ?? "")) && !ofSomeoneElse.test(titles[index] ?? ""));
  const named = columns.filter(({ index }) => isEmailHeading(titles[index] ?? ""));
  const found = mostOf(named) ?? mostOf(columns.filter(isForMail)) ?? mostOf(columns);
  const main = found?.index ?? findHeadings(titles).email;
  if (main === -1) return null;
  const others = new Set(
    columns
      .filter(
        ({ index, addresses, different, filled }) =>
          index !== main &&
          addresses > filled / 2 &&
          // An address that most rows repeat belongs to someone else.
          different > addresses / 2 &&
          isForMail({ index }),
      )
      .map(({ index }) => index),
  );
  if (heading >= 0) return { above, titles, rows: below, main, others };
  return withoutKnownHeadings(below, columns, main, others);
}

/** Whether the first row is headings that we don't know: texts without an address, one above each column. */
function hasHeadings([first, ...rows]: readonly TableRow[], main: number): boolean {
  const top = first?.cells[main] ?? "";
  return (
    rows.length > 0 &&
    top !== "" &&
    !/[@.\d]/u.test(top) &&
    first?.cells.every((cell) => !cell.includes("@")) === true
  );
}

/** A table whose first row may be headings that we don't know. */
function withoutKnownHeadings(
  rows: readonly TableRow[],
  columns: readonly Column[],
  main: number,
  others: ReadonlySet<number>,
): Table | null {
  const withAddress = rows.filter(({ cells }) => cells.some((cell) => cell.includes("@")));
  const hasText = columns.some(({ index, filled }) => index !== main && !others.has(index) && filled > 0);
  const isHeading = hasHeadings(rows, main);
  const { addresses = 0, different = 0 } = columns[main] ?? {};
  // Below headings a cell may hold a name, too: `Anna <anna@x>`.
  const isEven = rows.every(({ cells }) => cells.length === rows[0]?.cells.length);
  const inMain = isHeading && isEven ? different : addresses;
  // Without headings, half isn't enough: half a list by hand may be names, and half addresses alone.
  const isMost = isHeading ? inMain >= withAddress.length / 2 : inMain > withAddress.length / 2;
  if (!hasText || !isMost) return null;
  // `anna@x, ben@x` is a line of two people, and `Anna <anna@x>, <ben@x>` as well.
  const cells = rows.flatMap((row) => row.cells);
  const elsewhere = rows.length === 1 ? cells.filter((_, index) => index !== main) : [];
  const isLine = cells.some((cell) => /<[^<>]*@/u.test(cell)) || elsewhere.some((cell) => cell.includes("@"));
  if (!isHeading && isLine) return null;
  const above = isHeading ? rows.slice(0, 1) : [];
  const titles = above[0]?.cells ?? [];
  return { above, titles, rows: rows.slice(above.length), main, others };
}

/** Says a row's name; null where it isn't known which columns hold it. */
type NameReader = ((cells: readonly string[]) => string) | null;

/** By the headings, or by the only column that looks like names. */
function nameReader({ titles, rows, main, others }: Table): NameReader {
  // "Employee #" is no name.
  const hasLetters = (column: number) => rows.some(({ cells }) => /\p{L}/u.test(cells[column] ?? ""));
  const { name, first, last } = findHeadings(titles.map((title, at) => (hasLetters(at) ? title : "")));
  const at = (cells: readonly string[], column: number) => cleanName(cells[column] ?? "");
  // Beside "Vorname", a column "Name" holds surnames.
  if (first >= 0 || last >= 0)
    return (cells) => {
      const [given, full] = [at(cells, first), at(cells, name)];
      const family = last >= 0 ? at(cells, last) : full.includes(given) ? "" : full;
      const parts = last < 0 && family === "" ? full : `${given} ${family}`.trim();
      // A whole name has its parts in their order: 山田 太郎.
      const isWhole = full !== given && [given, family].every((part) => full.includes(part));
      return isWhole ? full : firstText(parts, full);
    };
  if (name >= 0) return (cells) => at(cells, name);
  const texts = columnsOf(rows).filter(
    ({ index, filled }) => filled > 0 && index !== main && !others.has(index),
  );
  if (texts.length === 0) return () => "";
  const [only] = texts;
  if (only === undefined || texts.length > 1 || titles.length > 0) return null;
  const names = rows.filter(({ cells }) => looksLikeName(at(cells, only.index))).length;
  const isClear = rows.every(({ cells }) => !isUnclear(cells[only.index] ?? ""));
  return isClear && names >= only.filled * 0.8 ? (cells) => at(cells, only.index) : null;
}

const mostColumns = 12;
const mostText = 100;

/** A row's texts by the titles of their columns, for somebody to say which one is the name. */
const textsOf = (
  { titles, main, others }: Table,
  cells: readonly string[],
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    cells
      .map((text, column) => ({ text: cleanName(text).slice(0, mostText), column }))
      .filter(({ text, column }) => column !== main && !others.has(column) && text !== "")
      .slice(0, mostColumns)
      .map(({ text, column }) => [firstText(titles[column], `Column ${String(column + 1)}`), text]),
  );

const totals = /^(?:total|sum|count|summe|gesamt|insgesamt|anzahl)\b/iu;

/** Whether a cell is the form of an address book: `Anna <anna@x>`. */
const isPerson = (cell: string): boolean => /<[^<>]*@/u.test(cell) && wholeAddresses(cell).length === 0;

/** The lines in a row that doesn't fit its table's columns; none if it fits. */
function strayLines({ titles, main }: Table, cells: readonly string[]): readonly string[] {
  const own = cells[main] ?? "";
  const people = cells.filter(isPerson);
  if (isPerson(own) && (people.length > 1 || readLine(own).filter(({ name }) => name !== "").length > 1))
    return people;
  const [at = -1, ...more] = cells.flatMap((cell, column) => (addressesIn(cell).length > 0 ? [column] : []));
  if (at < 0 || more.length > 0) return [];
  const isAlone = cells.every((cell, column) => column === at || cell === "");
  if (isAlone && (at === main ? wholeAddresses(own).length === 0 : at === 0)) return cells.slice(at, at + 1);
  // `Sato, Yuki, yuki@x` below `Name, Email`.
  const isWide = at > main && cells.length > titles.length && looksLikeName(cleanName(own));
  return isWide ? [cells.slice(0, at + 1).join("\t")] : [];
}

/** Reads the lines in a row, and every other address in it. */
function readStray(lines: readonly string[], { line, cells }: TableRow): readonly ListedAddress[] {
  const people = readProse(lines, lines.map(readLine));
  const noted = cells.flatMap(addressesIn).filter((each) => people.every(({ address }) => address !== each));
  const notes = noted.map((address) => ({ name: "", address, fate: "in_note" as const }));
  return [...people, ...notes].map((person) => ({ ...person, line }));
}

/** Every person of a table, and every other address in it. */
export function readTable(table: Table): readonly ListedAddress[] {
  const nameOf = nameReader(table);
  return [
    ...table.above.flatMap(({ line, cells }) =>
      cells.flatMap(addressesIn).map((address) => ({ line, name: "", address, fate: "not_read" as const })),
    ),
    ...table.rows.flatMap((each) => {
      const stray = strayLines(table, each.cells);
      if (stray.length > 0) return readStray(stray, each);
      const { line, cells } = each;
      const places = addressesOf(table, cells);
      const name = firstText(nameOf?.(cells), places.name);
      const row = { line, name, address: places.address, fate: "row" as const };
      const [text = "", ...texts] = cells.filter((cell) => cell !== "");
      // "Showing 1–7 of 7" below a table is nobody, and neither is its "Total".
      const isFooter =
        !cells.some((cell) => cell.includes("@")) &&
        (totals.test(text) || (texts.length === 0 && text.includes(" ") && isSentence(text)));
      return [
        ...(text === "" || isFooter
          ? []
          : [{ ...row, ...(nameOf === null && { columns: textsOf(table, cells) }) }]),
        ...places.second.map((address) => ({ line, name, address, fate: "second_address" as const })),
        ...places.noted.map((address) => ({ line, name: "", address, fate: "in_note" as const })),
      ];
    }),
  ];
}

/** Which addresses of a row are whose, each once. */
function addressesOf({ main, others }: Table, cells: readonly string[]) {
  const written = cells[main] ?? "";
  const whole = wholeAddresses(written);
  // A broken address is shown as a whole.
  const isText = /[\s<>]/u.test(written);
  const read = whole.length === 0 && isText && written.includes("@") ? readLine(written) : [];
  const own = whole.length > 0 ? whole : read.map(({ address }) => address);
  const further = [...others].flatMap((column) => wholeAddresses(cells[column] ?? ""));
  const [address = (isText ? addressWords(written)[0] : null) ?? written, ...second] = [...own, ...further];
  const known = new Set([address, ...second]);
  const noted = new Set(cells.flatMap(addressesIn).filter((found) => !known.has(found)));
  return {
    name: read[0]?.name ?? "",
    address,
    second: [...new Set(second)].filter((each) => each !== address),
    noted: [...noted],
  };
}
