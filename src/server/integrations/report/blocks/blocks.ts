import type { Paper, Tag, TextStyle } from "#src/server/integrations/report/paper.ts";

/** Something with a height that is known before it is drawn, so that a page can be filled by adding up. */
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

/** One below the other. */
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

/** Side by side, at these distances from the left; read from left to right. */
export function beside(columns: readonly { readonly at: number; readonly block: Block }[]): Block {
  return {
    height: Math.max(...columns.map(({ block }) => block.height)),
    draw: (parent, x, y) => {
      for (const { at, block } of columns) block.draw(parent, x + at, y);
    },
  };
}

/** Sentences with a dash in front of each, as a list. */
export function claims(paper: Paper, texts: readonly string[], style: TextStyle, width: number): Block {
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
