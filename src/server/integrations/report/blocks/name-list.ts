import { space, type Block } from "./blocks.ts";
import type { Paper, TextStyle } from "#src/server/integrations/report/paper.ts";

interface Placed {
  readonly text: string;
  readonly at: number;
  readonly line: number;
}

/** Breaks items into lines as words break; ends at the last line with room for how many are left. */
function flow(items: readonly string[], width: number, lines: number, widthOf: (text: string) => number) {
  const gap = widthOf("mm");
  const rest = (from: number) => `and ${String(items.length - from)} more`;
  const placed: Placed[] = [];
  let at = 0;
  let line = 0;
  for (const [index, text] of items.entries()) {
    const own = Math.min(width, widthOf(text));
    const isLast = index === items.length - 1;
    // The last line keeps room for "and 12 more" until nothing is left to be said.
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
  /** At most so many lines; the rest is counted. */
  readonly lines: number;
}

/** A list that runs on like a sentence: names, or words in passing. */
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
