import { breakLines, cutLine, lineWidth } from "#src/server/integrations/typeface/lines.ts";
import { legible, setLine, type Setting } from "#src/server/integrations/typeface/set-text.ts";
import { ascentOf } from "#src/server/integrations/typeface/typefaces.ts";
import { ink } from "./palette.ts";

export type Tag = PDFKit.PDFStructureElement;

export interface TextStyle extends Setting {
  /** In points. */
  readonly size: number;
  /** The line height, as a multiple of the size. */
  readonly leading: number;
  readonly colour: string;
}

export const styled = (change: Partial<TextStyle> & Pick<TextStyle, "size">): TextStyle => ({
  face: "text",
  leading: 1.4,
  colour: ink,
  ...change,
});

/** For what a person typed, by itself: it has a direction of its own. */
export const typed = (change: Parameters<typeof styled>[0]): TextStyle => ({
  ...styled(change),
  direction: "auto",
});

export interface Place {
  readonly x: number;
  readonly y: number;
  /** The width at which lines break; without it, one line. */
  readonly width?: number;
  /** Longer text ends in an ellipsis. */
  readonly lines?: number;
}

export type Paper = ReturnType<typeof paperOn>;

/**
 * The report's interface to pdfkit: measures and sets text, draws shapes on `pen`, and tags them. All text
 * is set here, in lines of our own: pdfkit knows one typeface a text, and no direction but one.
 */
export function paperOn(pen: PDFKit.PDFDocument) {
  const widthOf = (text: string, { size, face }: TextStyle): number => lineWidth(text, { face }) * size;

  /** @param most at most this many, the last one with an ellipsis */
  const linesIn = (text: string, style: TextStyle, width: number, most: number): readonly string[] => {
    const measure = (line: string) => widthOf(line, style);
    const lines = breakLines(text, width, measure);
    const [last = ""] = lines.slice(most - 1);
    return lines.length <= most
      ? lines
      : [...lines.slice(0, most - 1), cutLine(last, (line) => measure(line) <= width)];
  };

  /** @param y of the baseline */
  const drawLine = (text: string, { size, ...setting }: TextStyle, x: number, y: number): void => {
    let at = x;
    for (const { runs, actual } of setLine(text, setting).spans) {
      if (actual !== null) pen.markContent("Span", { actual });
      for (const { typeface, text: letters, width } of runs) {
        pen.registerFont(typeface.name, typeface.bytes);
        pen.font(typeface.name).fontSize(size);
        // With features, pdfkit hands the whole run to fontkit instead of one word after the other.
        pen.text(letters, at, y, {
          ...{ lineBreak: false, baseline: "alphabetic" },
          ...(!typeface.isOwn && { features: [] }),
        });
        at += width * size;
      }
      if (actual !== null) pen.endMarkedContent();
    }
  };

  return {
    pen,
    widthOf,
    heightOf: (text: string, style: TextStyle, width: number, lines = Infinity): number =>
      linesIn(text, style, width, lines).length * style.size * style.leading,
    put: (text: string, style: TextStyle, { x, y, width, lines = Infinity }: Place): void => {
      pen.fillColor(style.colour);
      const base = y + ascentOf(style.face) * style.size;
      const set = width === undefined ? [text] : linesIn(text, style, width, lines);
      for (const [row, line] of set.entries())
        drawLine(line, { ...style, of: text }, x, base + row * style.size * style.leading);
    },
    /** Draws inside a new structure element. */
    tag: (parent: Tag, type: string, draw: () => void): void => {
      parent.add(pen.struct(type, {}, draw));
    },
    figure: (
      parent: Tag,
      { alt, box }: { alt: string; box: [number, number, number, number] },
      draw: () => void,
    ): void => {
      const options = { alt: legible(alt), bbox: box, placement: "Block" };
      parent.add(pen.struct("Figure", options, draw));
    },
    /** A structure element for nested ones; call `end` on it. */
    open: (parent: Tag, type: string): Tag => {
      const opened = pen.struct(type);
      parent.add(opened);
      return opened;
    },
    /** Draws what screen readers skip. */
    decorate: (draw: () => void): void => {
      pen.markContent("Artifact", { type: "Layout" });
      draw();
      pen.endMarkedContent();
    },
  };
}
