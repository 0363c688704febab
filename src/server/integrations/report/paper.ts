import { faceFor, legible, type Face } from "./typefaces.ts";
import { ink } from "./palette.ts";

export type Tag = PDFKit.PDFStructureElement;
export interface Figure {
  readonly alt: string;
  readonly box: readonly [number, number, number, number];
}

export interface TextStyle {
  readonly face: Face;
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

interface Place {
  readonly x: number;
  readonly y: number;
  /** The width at which lines break; without it, one line. */
  readonly width?: number;
  /** Longer text ends in an ellipsis. */
  readonly lines?: number;
  readonly align?: "left" | "center" | "right";
}

/**
 * The report's interface to pdfkit: measures and sets text, draws shapes on `pen`, and tags them. All text
 * passes through `legible` here.
 */
export interface Paper {
  readonly pen: PDFKit.PDFDocument;
  widthOf(text: string, style: TextStyle): number;
  heightOf(text: string, style: TextStyle, width: number, lines?: number): number;
  put(text: string, style: TextStyle, place: Place): void;
  /** Draws inside a new structure element. */
  tag(parent: Tag, type: string, draw: () => void): void;
  figure(parent: Tag, figure: Figure, draw: () => void): void;
  /** A structure element for nested ones; call `end` on it. */
  open(parent: Tag, type: string): Tag;
  /** Draws what screen readers skip. */
  decorate(draw: () => void): void;
}

export function paperOn(pen: PDFKit.PDFDocument): Paper {
  /** Sets the font, and returns the gap to add to pdfkit's line height. */
  const choose = (clean: string, { face, size, leading }: TextStyle): number => {
    pen.font(faceFor(face, clean)).fontSize(size);
    return size * leading - pen.currentLineHeight(true);
  };
  /** The part of a text that fits. pdfkit's own ellipsis can come a line too early. */
  const cut = (
    clean: string,
    lines: number,
    measure: (text: string) => number,
    lineHeight: number,
  ): string => {
    const fits = (text: string) => measure(text) <= lines * lineHeight + 0.5;
    if (fits(clean)) return clean;
    let [enough, tooMuch] = [0, clean.length];
    while (tooMuch - enough > 1) {
      const middle = (enough + tooMuch) >> 1;
      if (fits(`${clean.slice(0, middle).trimEnd()}…`)) enough = middle;
      else tooMuch = middle;
    }
    return `${clean.slice(0, enough).trimEnd()}…`;
  };

  return {
    pen,
    widthOf: (text, style) => {
      const clean = legible(text);
      choose(clean, style);
      return pen.widthOfString(clean);
    },
    heightOf: (text, style, width, lines = Infinity) => {
      const clean = legible(text);
      const lineGap = choose(clean, style);
      return Math.min(lines * style.size * style.leading, pen.heightOfString(clean, { width, lineGap }));
    },
    put: (text, style, { x, y, width, lines = Infinity, align = "left" }) => {
      const clean = legible(text);
      const lineGap = choose(clean, style);
      pen.fillColor(style.colour);
      if (width === undefined) {
        pen.text(clean, x, y, { lineBreak: false });
        return;
      }
      const measure = (part: string) => pen.heightOfString(part, { width, lineGap });
      pen.text(cut(clean, lines, measure, style.size * style.leading), x, y, { width, lineGap, align });
    },
    tag: (parent, type, draw) => {
      parent.add(pen.struct(type, {}, draw));
    },
    figure: (parent, { alt, box }, draw) => {
      const options = { alt: legible(alt), bbox: box, placement: "Block" };
      parent.add(pen.struct("Figure", options, draw));
    },
    open: (parent, type) => {
      const opened = pen.struct(type);
      parent.add(opened);
      return opened;
    },
    decorate: (draw) => {
      pen.markContent("Artifact", { type: "Layout" });
      draw();
      pen.endMarkedContent();
    },
  };
}
