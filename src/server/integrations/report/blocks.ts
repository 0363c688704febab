import type { Paper, Tag, TextStyle } from "./paper.ts";

/** Content with a known height, so that a page can be filled by addition. */
export interface Block {
  readonly height: number;
  draw(parent: Tag, x: number, y: number): void;
}

export const space = (height: number): Block => ({ height, draw: () => undefined });

export function paragraph(
  paper: Paper,
  text: string,
  { style, width, type = "P", lines }: { style: TextStyle; width: number; type?: string; lines?: number },
): Block {
  if (text === "") return space(0);
  return {
    height: paper.heightOf(text, style, width, lines),
    draw: (parent, x, y) =>
      paper.tag(parent, type, () =>
        paper.put(text, style, { x, y, width, ...(lines !== undefined && { lines }) }),
      ),
  };
}

/** Blocks below each other. */
export function stack(blocks: readonly Block[]): Block {
  return {
    height: blocks.reduce((sum, { height }) => sum + height, 0),
    draw: (parent, x, top) => {
      let y = top;
      for (const block of blocks) {
        block.draw(parent, x, y);
        y += block.height;
      }
    },
  };
}

/** Columns at these distances from the left, read from left to right. */
export function beside(columns: readonly { readonly at: number; readonly block: Block }[]): Block {
  return {
    height: Math.max(...columns.map(({ block }) => block.height)),
    draw: (parent, x, y) => {
      for (const { at, block } of columns) block.draw(parent, x + at, y);
    },
  };
}

/** Sentences as a list with dashes. */
export function dashList(paper: Paper, texts: readonly string[], style: TextStyle, width: number): Block {
  const indent = style.size;
  const gap = style.size * 0.3;
  const items = texts.map((text) => ({ text, height: paper.heightOf(text, style, width - indent) + gap }));
  return {
    height: items.reduce((sum, { height }) => sum + height, 0),
    draw: (parent, x, top) => {
      const list = paper.open(parent, "L");
      let y = top;
      for (const { text, height } of items) {
        const item = paper.open(list, "LI");
        paper.tag(item, "Lbl", () => paper.put("–", style, { x, y }));
        paper.tag(item, "LBody", () => paper.put(text, style, { x: x + indent, y, width: width - indent }));
        item.end();
        y += height;
      }
      list.end();
    },
  };
}

interface Placed {
  readonly text: string;
  readonly at: number;
  readonly line: number;
}

/** Breaks items into lines; the last line ends with the number of those left. */
function flow(items: readonly string[], width: number, lines: number, widthOf: (text: string) => number) {
  const gap = widthOf("mm");
  const rest = (from: number) => `and ${String(items.length - from)} more`;
  const placed: Placed[] = [];
  let at = 0;
  let line = 0;
  for (const [index, text] of items.entries()) {
    const own = Math.min(width, widthOf(text));
    const isLast = index === items.length - 1;
    // Leaves room for "and 12 more" on the last line.
    const room = line === lines - 1 && !isLast ? width - gap - widthOf(rest(index)) : width;
    if (at > 0 && at + own > room) {
      if (line === lines - 1) return [...placed, { text: rest(index), at, line }];
      line += 1;
      at = 0;
    }
    placed.push({ text, at, line });
    at += own + gap;
  }
  return placed;
}

interface NameListOptions {
  readonly style: TextStyle;
  readonly width: number;
  /** At most this many lines; the rest is counted. */
  readonly lines: number;
}

/** A running list, of names or minor words. */
export function nameList(paper: Paper, items: readonly string[], options: NameListOptions): Block {
  const { style, width, lines } = options;
  if (items.length === 0 || lines < 1) return space(0);
  const placed = flow(items, width, lines, (text) => paper.widthOf(text, style));
  const lineHeight = style.size * style.leading;
  return {
    height: ((placed.at(-1)?.line ?? 0) + 1) * lineHeight,
    draw: (parent, x, y) => {
      const list = paper.open(parent, "L");
      for (const { text, at, line } of placed) {
        const item = paper.open(list, "LI");
        const place = { x: x + at, y: y + line * lineHeight, width: width - at + 1, lines: 1 };
        paper.tag(item, "LBody", () => paper.put(text, style, place));
        item.end();
      }
      list.end();
    },
  };
}
