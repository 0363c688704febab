import { all, isBlank, rename, styleOf, unwrap } from "./dom.ts";
import type { Losses } from "./losses.ts";

type Alignment = "left" | "right" | "center" | null;
type Row = readonly (HTMLElement | null)[];

const asAlignment = (text: string): Alignment =>
  text === "right" || text === "end" ? "right" : text === "center" ? "center" : null;

/** How a cell is aligned: by itself, or by all its paragraphs. */
function alignmentOf(cell: HTMLElement): Alignment {
  const of = (node: Element): string => styleOf(node, "text-align") || (node.getAttribute("align") ?? "");
  const own = asAlignment(of(cell).toLowerCase());
  const [first] = all(cell, "p, div");
  return own ?? (first === undefined ? null : asAlignment(of(first).toLowerCase()));
}

const rowsIn = (table: HTMLElement): readonly HTMLTableRowElement[] =>
  [...table.querySelectorAll("tr")].filter((row) => row.closest("table") === table);

/** The cells by column: merged ones leave the other columns empty. */
function gridOf(table: HTMLElement, losses: Losses): readonly Row[] {
  const rows = rowsIn(table);
  const grid: (HTMLElement | null)[][] = rows.map(() => []);
  for (const [at, row] of rows.entries()) {
    let column = 0;
    for (const cell of row.cells) {
      while (grid[at]?.[column] !== undefined) column += 1;
      const [across, down] = [Math.min(cell.colSpan || 1, 50), Math.min(cell.rowSpan || 1, rows.length - at)];
      if (across * down > 1) losses.add("merged");
      for (let y = 0; y < down; y += 1)
        for (let x = 0; x < across; x += 1) {
          const line = grid[at + y];
          if (line !== undefined) line[column + x] = x === 0 && y === 0 ? cell : null;
        }
      column += across;
    }
  }
  return grid.filter((row) => row.some((cell) => cell !== null && !isBlank(cell)));
}

/** The alignment of a column’s cells, if they have one in common. */
function columnAlignment(grid: readonly Row[], column: number): Alignment {
  const [head, ...cells] = grid.map((row) => row[column] ?? null);
  const found = new Set(
    cells.filter((cell) => cell !== null && !isBlank(cell)).map((cell) => cell && alignmentOf(cell)),
  );
  const [only = null] = found;
  return found.size === 1 ? only : found.size === 0 && head ? alignmentOf(head) : null;
}

const rule: Readonly<Record<"left" | "right" | "center" | "none", string>> = {
  left: ":---",
  right: "---:",
  center: ":---:",
  none: "---",
};

/** A table without its like inside. A lone cell is a frame around its content. */
export function tidyTables(body: HTMLElement, losses: Losses): void {
  for (const inner of all(body, "table table")) {
    losses.add("table");
    for (const cell of all(inner, "td, th")) cell.append(" ");
    inner.replaceWith(inner.textContent);
  }
  for (const table of all(body, "table")) {
    for (const caption of all(table, "caption")) table.before(rename(caption, "p"));
    const cells = rowsIn(table).flatMap((row) => [...row.cells]);
    if (cells.length > 1) continue;
    for (const part of all(table, "tbody, thead, tr, colgroup, col")) unwrap(part);
    for (const cell of cells) rename(cell, "div");
    rename(table, "div");
  }
}

/** A table as GFM has it. Its first row is its head. */
export function tableMarkdown(
  table: HTMLElement,
  losses: Losses,
  toMarkdown: (cell: HTMLElement) => string,
): string {
  const grid = gridOf(table, losses);
  const width = Math.max(0, ...grid.map((row) => row.length));
  const textOf = (cell: HTMLElement | null): string => {
    if (cell === null) return "";
    for (const item of all(cell, "li")) item.append("; ");
    for (const list of all(cell, "ul, ol, li")) unwrap(list);
    return toMarkdown(cell)
      .replaceAll(/\s*\n+\s*/gu, " ")
      .replace(/;\s*$/u, "")
      .replaceAll(/(?<!\\)\|/gu, String.raw`\|`)
      .trim();
  };
  const rules = Array.from({ length: width }, (_, at) => rule[columnAlignment(grid, at) ?? "none"]);
  for (const cell of grid[0] ?? []) for (const strong of cell ? all(cell, "b, strong") : []) unwrap(strong);
  const lines = grid.map((row) => {
    const cells = Array.from({ length: width }, (_, at) => textOf(row[at] ?? null));
    return `| ${cells.join(" | ")} |`;
  });
  const [head = "", ...rest] = lines;
  return width === 0 ? "" : [head, `| ${rules.join(" | ")} |`, ...rest].join("\n");
}
