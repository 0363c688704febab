/** A picture as it's kept: WebP, of a size for pages, with nothing of what came in the file beside it. */
export interface EncodedPicture {
  readonly bytes: Buffer;
  readonly width: number;
  readonly height: number;
}

/** Encodes a picture anew, or says why it can't be taken. */
export type PictureEncoder = (
  file: Uint8Array,
) => Promise<
  | { readonly picture: EncodedPicture; readonly refusal: null }
  | { readonly picture: null; readonly refusal: string }
>;
