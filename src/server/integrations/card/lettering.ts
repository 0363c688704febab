import { faceFor } from "#src/server/integrations/report/legible.ts";
import { readTypefaces, type Face, type Typefaces } from "#src/server/integrations/report/typefaces.ts";
import { create, type Font } from "fontkit";

/** How a text is set. */
export interface Setting {
  readonly face: Face;
  /** In pixels. */
  readonly size: number;
}

/** Sets text as outlines: the picture then needs no font of the system that draws it. */
export interface Lettering {
  widthOf(text: string, setting: Setting): number;
  /** An SVG path of one line that begins at x and stands on y. */
  put(text: string, setting: Setting, place: { x: number; y: number; colour: string }): string;
}

const rounded = (value: number): string => String(Math.round(value * 100) / 100);

function letteringWith(typefaces: Typefaces): Lettering {
  const open = (face: Face): Font => create(Buffer.from(typefaces[face]));
  const fonts = { text: open("text"), strong: open("strong"), display: open("display") };
  const layOut = (text: string, { face, size }: Setting) => {
    const font = fonts[faceFor(face, text)];
    return { run: font.layout(text), scale: size / font.unitsPerEm };
  };
  return {
    widthOf: (text, setting) => {
      const { run, scale } = layOut(text, setting);
      return run.advanceWidth * scale;
    },
    put: (text, setting, { x, y, colour }) => {
      const { run, scale } = layOut(text, setting);
      let pen = 0;
      const outlines = run.glyphs.map(({ path }, place) => {
        const { xAdvance = 0, xOffset = 0, yOffset = 0 } = run.positions[place] ?? {};
        const at = `translate(${rounded(pen + xOffset)} ${rounded(yOffset)})`;
        pen += xAdvance;
        return `<path transform="${at}" d="${path.toSVG()}"/>`;
      });
      const frame = `translate(${rounded(x)} ${rounded(y)}) scale(${String(scale)} ${String(-scale)})`;
      return `<g fill="${colour}" transform="${frame}">${outlines.join("")}</g>`;
    },
  };
}

let made: Promise<Lettering> | undefined;

/** The typefaces of the report, opened once. */
export function openLettering(): Promise<Lettering> {
  made ??= readTypefaces().then(letteringWith);
  return made;
}
