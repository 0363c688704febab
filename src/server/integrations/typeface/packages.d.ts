/* What we need of packages that bring no types. */

declare module "fontkit" {
  export interface Font {
    readonly familyName: string;
    readonly unitsPerEm: number;
    readonly ascent: number;
    readonly _glyphs: object;
    getGlyph: (this: Font, id: number, codePoints?: readonly number[]) => object;
    hasGlyphForCodePoint(code: number): boolean;
    layout(text: string): { readonly advanceWidth: number };
  }
  export function create(buffer: Buffer): Font;
}

declare module "bidi-js" {
  interface Levels {
    /** One for each UTF-16 unit; odd ones run from right to left. */
    readonly levels: Uint8Array;
  }
  interface Bidi {
    getEmbeddingLevels(text: string, direction: "ltr" | "rtl"): Levels;
    getMirroredCharacter(letter: string): string | null;
  }
  const bidiFactory: () => Bidi;
  export { bidiFactory as default };
}

declare module "linebreak" {
  class LineBreaker {
    constructor(text: string);
    nextBreak(): { readonly position: number; readonly required: boolean } | null;
  }
  export { LineBreaker as default };
}
