import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";

export const faces = ["text", "strong", "display"] as const;
export type Face = (typeof faces)[number];
export type Typefaces = Readonly<Record<Face, Uint8Array>>;

/** Like migrations, typefaces stay in the source tree: the build does not copy them. */
const folder = resolve("src/server/integrations/report/fonts");

const file = (face: Face): Uint8Array => readFileSync(join(folder, `report-${face}.ttf`));
/** Read as this module loads, thus while the server starts: an update may change the folder under a running server. */
const typefaces: Typefaces = { text: file("text"), strong: file("strong"), display: file("display") };

/** The files of the typefaces. */
export const readTypefaces = (): Promise<Typefaces> => Promise.resolve(typefaces);
