import { faceFor, legible, type Face } from "./typefaces.ts";
import { ink } from "./palette.ts";

export type Tag = PDFKit.PDFStructureElement;

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
 * passes through `legible` here.
 */
export function paperOn(pen: PDFKit.PDFDocument) {
  /** Sets the font, and returns the gap to add to pdfkit's line height. */
  const choose = (clean: string, { face, size, leading }: TextStyle): number => {
    pen.font(faceFor(face, clean)).fontSize(size);
    return size * leading - pen.currentLineHeight(true);
  };
  /** The part of a text that fits. pdfkit's own ellipsis can come a line too early. */
  const cut = (clean: string, fits: (text: string) => boolean): string => {
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
    widthOf: (text: string, style: TextStyle): number => {
      const clean = legible(text);
      choose(clean, style);
      return pen.widthOfString(clean);
    },
    heightOf: (text: string, style: TextStyle, width: number, lines = Infinity): number => {
      const clean = legible(text);
      const lineGap = choose(clean, style);
      return Math.min(lines * style.size * style.leading, pen.heightOfString(clean, { width, lineGap }));
    },
    put: (text: string, style: TextStyle, { x, y, width, lines = Infinity }: Place): void => {
      const clean = legible(text);
      const lineGap = choose(clean, style);
      pen.fillColor(style.colour);
      if (width === undefined) {
        pen.text(clean, x, y, { lineBreak: false });
        return;
      }
      const room = lines * style.size * style.leading + 0.5;
      const fits = (part: string) => pen.heightOfString(part, { width, lineGap }) <= room;
      pen.text(cut(clean, fits), x, y, { width, lineGap });
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
