/** What a spreadsheet would run as a formula. */
const startsFormula = /^[=+\-@\t\r]/;

/** A cell that is text and nothing else: formulas get an apostrophe in front, and everything special gets quotes. */
function cell(text: string): string {
  const harmless = startsFormula.test(text) ? `'${text}` : text;
  return /[",\n\r']/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** Without this mark Excel reads a file in the code page of its machine, and "Zoë" as "ZoÃ«". */
const byteOrderMark = "\ufeff";

/** Rows as CSV (RFC 4180), for spreadsheets that are opened by a double click, too. */
export const csvOf = (rows: readonly (readonly string[])[]): string =>
  byteOrderMark + rows.map((row) => `${row.map(cell).join(",")}\r\n`).join("");
