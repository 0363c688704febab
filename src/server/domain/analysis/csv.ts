/** What a spreadsheet would run as a formula. */
const startsFormula = /^[=+\-@\t\r]/;

/** A cell that is text and nothing else: formulas get an apostrophe in front, and everything special gets quotes. */
function cell(text: string): string {
  const harmless = startsFormula.test(text) ? `'${text}` : text;
  return /[",\n\r']/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** Rows as CSV (RFC 4180). */
export const csvOf = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => `${row.map(cell).join(",")}\r\n`).join("");
