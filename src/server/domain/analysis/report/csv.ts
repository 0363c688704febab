/**
 * Where a spreadsheet may see a formula: at the start of a cell and after each separator or line break
 * within it, since some locales split at semicolons or tabs and read our quotes as text. Spaces and quotes
 * may precede the sign. https://owasp.org/www-community/attacks/CSV_Injection
 */
const formulaStarts = /(^|[,;|\t\n\r])(?=[^\S\t\n\r]*(?:"[^\S\t\n\r]*)*[=+\-@＝＋－＠])/g;

/** Spreadsheets drop these at the start of a cell and interpret the rest. */
const startsBlank = /^[\t\r]/;

const needsQuotes = /[",;|\t\n\r']/;

/** Escapes text: an apostrophe before each possible formula, quotes around special characters. */
function cell(text: string): string {
  const marked = text.replace(formulaStarts, "$1'");
  const harmless = startsBlank.test(marked) ? `'${marked}` : marked;
  return needsQuotes.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** Without it, Excel reads the file in the machine's code page, and "Zoë" as "ZoÃ«". */
const byteOrderMark = "\ufeff";

/** Numbers are ours, and no spreadsheet takes them for formulas. */
export type Cell = string | number;

const written = (value: Cell): string => (typeof value === "number" ? String(value) : cell(value));

/** Rows as CSV (RFC 4180), readable by spreadsheets on a double click. */
export const csvOf = (rows: readonly (readonly Cell[])[]): string =>
  byteOrderMark + rows.map((row) => `${row.map(written).join(",")}\r\n`).join("");
