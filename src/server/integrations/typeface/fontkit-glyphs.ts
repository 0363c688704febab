import { create } from "fontkit";
import type { Font } from "fontkit";

const isFont = (found: object | null): found is Font => found !== null && Object.hasOwn(found, "getGlyph");

/**
 * fontkit keeps each glyph with the letters that it stood for first, and shapes later texts by those: after
 * U+0675, alef joins no letter any more. This drops a kept glyph where other letters ask for it, in our fonts
 * and in those that pdfkit opens. (fontkit 2.0.4)
 */
export function shapeEachTextByItself(bytes: Buffer): void {
  let prototype = Reflect.getPrototypeOf(create(bytes));
  while (prototype !== null && !isFont(prototype)) prototype = Reflect.getPrototypeOf(prototype);
  if (prototype === null) throw new Error("fontkit has no getGlyph.");
  const { getGlyph } = prototype;
  prototype.getGlyph = function getFreshGlyph(id, codePoints = []) {
    if (codePoints.length > 0) Reflect.deleteProperty(this._glyphs, id);
    return getGlyph.call(this, id, codePoints);
  };
}
