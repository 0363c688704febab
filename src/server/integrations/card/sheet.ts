const paper = "#fbf8f2";

/** A picture as SVG, on paper. */
export const sheet = (
  { width, height }: { readonly width: number; readonly height: number },
  parts: readonly string[],
): string =>
  [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${String(width)}" height="${String(height)}">`,
    `<rect width="100%" height="100%" fill="${paper}"/>`,
    ...parts,
    "</svg>",
  ].join("");
