import { all, blocks, isBlank, rename, styleOf, unwrap } from "./dom.ts";

const sideOf = (node: Element): string | undefined =>
  [styleOf(node, "text-align"), node.getAttribute("align")?.toLowerCase() ?? ""].find((side) =>
    /^(?:right|center)$/u.test(side),
  );

/** A cell as one line of text. */
function flatten(cell: HTMLElement): void {
  for (const item of all(cell, "li + li")) item.before(";");
  for (const block of all(cell, `${blocks}, br`)) {
    block.before(" ");
    unwrap(block);
  }
}

/** A table as Markdown has it: its first row is its head, and a cell is one line. A lone cell is a frame. */
export function tidyTable(table: HTMLElement, losses: Set<string>): void {
  for (const inner of all(table, "table")) {
    losses.add("Tables inside tables (their text stays)");
    inner.replaceWith(inner.textContent);
  }
  for (const caption of all(table, "caption")) table.before(rename(caption, "p"));
  for (const row of all(table, "tr")) if (isBlank(row)) row.remove();
  const cells = all(table, "td, th");
  const [first] = all(table, "tr");
  if (cells.length <= 1 || first === undefined) {
    table.replaceWith(...cells.map((cell) => rename(cell, "div")));
    return;
  }
  const columns = Math.max(...all(table, "tr").map(({ children }) => children.length));
  for (const cell of cells) {
    const side = sideOf(cell) ?? sideOf(cell.querySelector("p, div") ?? cell);
    // In a row below a merged cell, it's unknown which column a cell is in.
    const isPlaced = cell.parentElement?.children.length === columns;
    cell.setAttribute("align", isPlaced && cell.parentElement !== first ? (side ?? "") : "");
    if (cell.matches("[colspan]:not([colspan='1']), [rowspan]:not([rowspan='1'])"))
      losses.add("Merged table cells (their text stays)");
    if (Number(cell.getAttribute("colspan")) > 50) cell.removeAttribute("colspan");
    flatten(cell);
  }
  const head = table.ownerDocument.createElement("thead");
  head.append(first);
  table.prepend(head);
}
