/** What the card needs of fontkit, which brings no types. */
declare module "fontkit" {
  interface Path {
    /** The outline as an SVG path's `d`; y grows upwards. */
    toSVG(): string;
  }
  interface Glyph {
    readonly path: Path;
  }
  interface GlyphPosition {
    readonly xAdvance: number;
    readonly xOffset: number;
    readonly yOffset: number;
  }
  export interface Font {
    readonly unitsPerEm: number;
    layout(text: string): {
      readonly glyphs: readonly Glyph[];
      readonly positions: readonly GlyphPosition[];
      readonly advanceWidth: number;
    };
  }
  export function create(buffer: Buffer): Font;
}
