/**
 * Where a spreadsheet may see a formula begin: at the start of a cell, and after each separator and line break in it, because
 * spreadsheets of many countries split at semicolons or tabs and take our quotes for text. Spaces and quotes may stand
 * before the sign. A space does not count as a separator: no spreadsheet splits at it unless asked to.
 * https://owasp.org/www-community/attacks/CSV_Injection
 */
const formulaStarts = /(^|[,;|\t\n\r])(?=[^\S\t\n\r]*(?:"[^\S\t\n\r]*)*[=+\-@＝＋－＠])/g;

/** Spreadsheets drop what stands here when a cell begins with it, and look at what follows. */
const startsBlank = /^[\t\r]/;

const needsQuotes = /[",;|\t\n\r']/;

/** A cell that is text and nothing else: an apostrophe before each formula, and quotes around all that is special. */
function cell(text: string): string {
  const marked = text.replace(formulaStarts, "$1'");
  const harmless = startsBlank.test(marked) ? `'${marked}` : marked;
  return needsQuotes.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** Without this mark Excel reads a file in the code page of its machine, and "Zoë" as "ZoÃ«". */
const byteOrderMark = "\ufeff";

/** A number of ours stays one: no spreadsheet takes it for a formula. */
export type Cell = string | number;

const written = (value: Cell): string => (typeof value === "number" ? String(value) : cell(value));

/** Rows as CSV (RFC 4180), for spreadsheets that are opened by a double click, too. */
export const csvOf = (rows: readonly (readonly Cell[])[]): string =>
  byteOrderMark + rows.map((row) => `${row.map(written).join(",")}\r\n`).join("");
