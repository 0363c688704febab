import type { Actor } from "#src/server/actor.ts";
import type { Deps } from "#src/server/deps.ts";
import { blogErrors } from "#src/server/domain/blog/errors.ts";
import type { NewPicture, PictureListQuery } from "#src/shared/blog/post.input.ts";
import type { PictureList, UploadedPicture } from "#src/shared/blog/post.output.ts";
import { picturePath } from "#src/shared/blog/post-limits.ts";
import { hash } from "node:crypto";
import { findPictureBytes, listPictureRows, putPicture } from "./picture-queries.ts";

/**
 * Adds a picture to the library, encoded again to drop everything else in the file. Its id is a hash of the
 * encoded bytes, so the same picture has the same URL.
 *
 * @throws {DomainError} bad_request that says what is wrong with the file
 */
export async function addPicture(
  deps: Pick<Deps, "db" | "clock" | "encodePicture">,
  actor: Actor,
  { alt, base64 }: NewPicture,
): Promise<UploadedPicture> {
  const { picture, refusal } = await deps.encodePicture(Buffer.from(base64, "base64"));
  if (picture === null) throw blogErrors.badFile({ message: refusal });
  const id = hash("sha256", picture.bytes, "hex").slice(0, 32);
  const { width, height } = picture;
  const row = { id, alt, ...picture, addedAt: deps.clock.now(), addedBy: actor.userId };
  await deps.db.write((tx) => putPicture(tx, row));
  return { id, url: picturePath(id), alt, width, height };
}

const perPage = 60;

export async function listPictures(
  { db }: Pick<Deps, "db">,
  { cursor = "8640000000000000.0" }: PictureListQuery,
): Promise<PictureList> {
  const [ms = "0", number = "0"] = cursor.split(".");
  const place = { at: new Date(Math.min(Number(ms), 8.64e15)), number: Number(number) };
  const rows = await listPictureRows(db.read, place, perPage + 1);
  const shown = rows.slice(0, perPage);
  const last = shown.at(-1);
  const isMore = rows.length > perPage && last !== undefined;
  return {
    items: shown.map(({ id, alt, width, height, addedAt }) => ({
      ...{ id, url: picturePath(id), alt, width, height },
      addedAt: addedAt.toISOString(),
    })),
    next: isMore ? `${String(last.addedAt.getTime())}.${String(last.number)}` : null,
  };
}

/**
 * A picture for anyone with its unguessable URL: an author who previews a draft, or a reader of a post.
 *
 * @throws {DomainError} not_found
 */
export async function readPicture({ db }: Pick<Deps, "db">, id: string): Promise<Buffer> {
  const picture = await findPictureBytes(db.read, id);
  if (picture === undefined) throw blogErrors.pictureNotFound();
  return picture.bytes;
}
