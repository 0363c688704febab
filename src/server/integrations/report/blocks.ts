import { styled, type Paper, type Tag, type TextStyle } from "./paper.ts";

/** Content with a known height, so that a page can be filled by addition. */
export interface Block {
  readonly height: number;
  draw(parent: Tag, x: number, y: number): void;
}

export const space = (height: number): Block => ({ height, draw: () => undefined });

interface ParagraphOptions {
  readonly style: TextStyle;
  readonly width: number;
  readonly type?: string;
  /** At most this many. */
  readonly lines?: number;
}

export function paragraph(
  paper: Paper,
  text: string,
  { style, width, type = "P", lines = Infinity }: ParagraphOptions,
): Block {
  if (text === "") return space(0);
  return {
    height: paper.heightOf(text, style, width, lines),
    draw: (parent, x, y) => paper.tag(parent, type, () => paper.put(text, style, { x, y, width, lines })),
  };
}

/** A title in the display face. */
export const heading = (
  paper: Paper,
  text: string,
  { size, leading = 1.25, ...options }: Omit<ParagraphOptions, "style"> & { size: number; leading?: number },
): Block =>
  paragraph(paper, text, { style: styled({ face: "display", size, leading }), type: "H2", ...options });

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

/** Draws a tagged list: `item` draws an entry, with a mark before its text if it has one. */
export function drawList(
  paper: Paper,
  parent: Tag,
  draw: (item: (text: () => void, mark?: () => void) => void) => void,
): void {
  const list = paper.open(parent, "L");
  draw((text, mark) => {
    const item = paper.open(list, "LI");
    if (mark) paper.tag(item, "Lbl", mark);
    paper.tag(item, "LBody", text);
    item.end();
  });
  list.end();
}

interface MarkedListOptions {
  readonly style: TextStyle;
  readonly width: number;
  /** How far the texts begin from the marks. */
  readonly indent: number;
  /** Between texts. */
  readonly gap: number;
  readonly markOf: (index: number) => string;
  readonly markStyle?: TextStyle;
}

/** Texts below each other, with a mark before each. */
export function markedList(
  paper: Paper,
  texts: readonly string[],
  { style, width, indent, gap, markOf, markStyle = style }: MarkedListOptions,
): Block {
  const inner = width - indent;
  const items = texts.map((text) => ({ text, height: paper.heightOf(text, style, inner) + gap }));
  return {
    height: items.reduce((sum, { height }) => sum + height, -gap),
    draw: (parent, x, top) =>
      drawList(paper, parent, (item) => {
        let y = top;
        for (const [index, { text, height }] of items.entries()) {
          item(
            () => paper.put(text, style, { x: x + indent, y, width: inner }),
            () => paper.put(markOf(index), markStyle, { x, y }),
          );
          y += height;
        }
      }),
  };
}

/** Sentences as a list with dashes. */
export function dashList(paper: Paper, texts: readonly string[], style: TextStyle, width: number): Block {
  const gap = style.size * 0.3;
  const list = markedList(paper, texts, { style, width, indent: style.size, gap, markOf: () => "–" });
  return stack([list, space(gap)]);
}

/** Breaks items into lines; the last line ends with the number of those left. */
function flow(items: readonly string[], width: number, lines: number, widthOf: (text: string) => number) {
  const gap = widthOf("mm");
  const rest = (from: number) => `and ${String(items.length - from)} more`;
  const placed: { text: string; at: number; line: number }[] = [];
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

/** A running list, of names or minor words. @param lines at most this many; the rest is counted */
export function nameList(
  paper: Paper,
  items: readonly string[],
  { style, width, lines }: { style: TextStyle; width: number; lines: number },
): Block {
  if (items.length === 0 || lines < 1) return space(0);
  const placed = flow(items, width, lines, (text) => paper.widthOf(text, style));
  const lineHeight = style.size * style.leading;
  return {
    height: ((placed.at(-1)?.line ?? 0) + 1) * lineHeight,
    draw: (parent, x, y) =>
      drawList(paper, parent, (item) => {
        for (const { text, at, line } of placed) {
          const place = { x: x + at, y: y + line * lineHeight, width: width - at + 1, lines: 1 };
          item(() => paper.put(text, { ...style, direction: "auto" }, place));
        }
      }),
  };
}
