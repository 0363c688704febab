import { readFile } from "node:fs/promises";
import { join, resolve } from "node:path";

export const faces = ["text", "strong", "display"] as const;
export type Face = (typeof faces)[number];
export type Typefaces = Readonly<Record<Face, Uint8Array>>;

/** Like migrations, typefaces stay in the source tree: the build does not copy them. */
const folder = resolve("src/server/integrations/report/fonts");

let read: Promise<Typefaces> | undefined;

/** The files of the typefaces, read once. */
export function readTypefaces(): Promise<Typefaces> {
  const file = (face: Face) => readFile(join(folder, `report-${face}.ttf`));
  read ??= Promise.all(faces.map(file)).then(([text, strong, display]) => {
    if (text === undefined || strong === undefined || display === undefined)
      throw new Error("A typeface is missing.");
    return { text, strong, display };
  });
  return read;
}
