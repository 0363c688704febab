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
export const separatorOf = (line: string): string =>
  ["\t", ";"].find((separator) => (split(line, separator, true) ?? [line]).length > 1) ?? ",";

/** Quotes around a whole cell go, and those that are doubled in it are one. */
function unquoted(cell: string): string {
  const trimmed = cell.trim();
  const isWhole = trimmed.length > 1 && trimmed.startsWith('"') && trimmed.endsWith('"');
  return isWhole ? trimmed.slice(1, -1).replaceAll('""', '"').trim() : trimmed;
}

/** The cells of one line of a table (RFC 4180), or of a list that people wrote by hand. */
export const cellsOf = (line: string, separator: string): readonly string[] =>
  (split(line, separator, true) ?? split(line, separator, false) ?? [line]).map(unquoted);
