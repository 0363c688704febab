import type { Sharp } from "sharp";
import type { PictureEncoder } from "#src/server/domain/blog/ports.ts";
import { logoSize } from "#src/shared/own-brand/own-brand.ts";

/** As large as cameras make them; a file of a few bytes can claim more. */
const mostPixels = 40_000_000;
/** The decoder holds several copies of the picture: 250 MB for this many, with 12 bits and transparency. */
const mostAvifPixels = 9_000_000;
/** On either side. */
const mostSide = 12_000;
/** The widest column has half this width, on a screen with two pixels for each. */
const size = { width: 1_600, height: 3_200 } as const;

const asPost = (picture: Sharp): Sharp =>
  picture.resize({ ...size, fit: "inside", withoutEnlargement: true }).webp({ quality: 80 });

const margin = 10;

/** On white, also at its edges: dark letters would vanish in a dark email. */
const asLogo = (picture: Sharp): Sharp =>
  picture
    .resize({
      width: logoSize.width - 2 * margin,
      height: logoSize.height - 2 * margin,
      fit: "inside",
      withoutEnlargement: true,
    })
    .flatten({ background: "#ffffff" })
    .extend({ top: margin, bottom: margin, left: margin, right: margin, background: "#ffffff" })
    .png();

const startsWith = (file: Uint8Array, text: string, at = 0): boolean =>
  Buffer.from(file.subarray(at, at + text.length)).toString("latin1") === text;

const isAvif = (file: Uint8Array): boolean => startsWith(file, "ftypavif", 4);

/** Recognises a file by its first bytes. No decoder gets anything else: an SVG is a program. */
function isPhoto(file: Uint8Array): boolean {
  const isWebp = startsWith(file, "RIFF") && startsWith(file, "WEBP", 8);
  return startsWith(file, "\xFF\xD8\xFF") || startsWith(file, "\x89PNG\r\n\x1A\n") || isWebp || isAvif(file);
}

const refuse = (refusal: string) => ({ picture: null, refusal });
const tooLarge = refuse(
  "This picture is too large. Please make it at most 12,000 pixels wide and high, and 40 megapixels, or 9 as AVIF.",
);

const encode: PictureEncoder = async (file, use = "post") => {
  if (use === "logo" && (!isPhoto(file) || isAvif(file)))
    return refuse("Please send a PNG, JPEG or WebP picture.");
  if (!isPhoto(file)) return refuse("Please send a JPEG, PNG, WebP or AVIF picture.");
  // Loaded on demand, so that scripts needn't load it.
  const { default: sharp } = await import("sharp");
  const most = isAvif(file) ? mostAvifPixels : mostPixels;
  try {
    const picture = sharp(file, { limitInputPixels: most, failOn: "error" });
    const { width, height } = await picture.metadata();
    if (Math.max(width, height) > mostSide || width * height > most) return tooLarge;
    // Rotated as the camera says; all metadata is dropped.
    picture.rotate();
    const encoded = use === "logo" ? asLogo(picture) : asPost(picture);
    const { data, info } = await encoded.timeout({ seconds: 20 }).toBuffer({ resolveWithObject: true });
    return { picture: { bytes: data, width: info.width, height: info.height }, refusal: null };
  } catch (error) {
    if (error instanceof Error && error.message.includes("pixel limit")) return tooLarge;
    return refuse("This picture can’t be read. It may be damaged: please save it again, and send that.");
  }
};

let last: ReturnType<PictureEncoder> | null = null;

/** One at a time, because a large picture takes a few hundred megabytes. */
export const encodePicture: PictureEncoder = (file, use) => {
  const next = () => encode(file, use);
  last = last === null ? next() : last.then(next, next);
  return last;
};
