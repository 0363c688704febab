import { openLettering } from "#src/server/integrations/card/lettering.ts";
import sharp from "sharp";
import { drawPreview, type Preview } from "./draw-preview.ts";

/** The picture that other sites show with a link to a public page, as PNG of 1200 x 630. Made while the site is built. */
export async function paintPreview(preview: Preview): Promise<Uint8Array<ArrayBuffer>> {
  const svg = drawPreview(await openLettering(), preview);
  // A dozen colours and the edges between them; there may be hundreds of pictures. Dithering would take twice the time and size.
  const palette = { palette: true, colours: 32, dither: 0, effort: 1 };
  const png = await sharp(Buffer.from(svg)).removeAlpha().png(palette).toBuffer();
  return new Uint8Array(png);
}
