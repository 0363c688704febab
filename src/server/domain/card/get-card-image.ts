import type { Origin } from "#src/server/actor.ts";
import { takeFromLimits } from "#src/server/auth/limits.ts";
import type { Deps } from "#src/server/deps.ts";
import { notFound } from "#src/server/errors.ts";
import { pictureOf } from "./card-picture.ts";
import { drawingLimits } from "./limits.ts";
import { findByPublicId } from "./queries.ts";

/** A picture in base64: tRPC carries JSON alone. */
interface CardImage {
  readonly contentType: "image/png";
  readonly body: string;
  readonly encoding: "base64";
}

/**
 * The picture of a card. The row is read first, also for a picture that is at hand: one that was taken back is gone.
 *
 * @throws {DomainError} not_found for a card that is unknown or taken back; too_many_requests.
 */
export async function getCardImage(deps: Deps, origin: Origin, publicId: string): Promise<CardImage> {
  const row = await findByPublicId(deps.db.read, publicId);
  if (row === undefined) throw notFound("Card");
  const picture = pictureOf(row);
  const bytes = await (deps.cardPainter.atHand(picture) ?? drawWithin(deps, origin, picture));
  return { contentType: "image/png", body: Buffer.from(bytes).toString("base64"), encoding: "base64" };
}

async function drawWithin(
  deps: Deps,
  origin: Origin,
  picture: ReturnType<typeof pictureOf>,
): Promise<Uint8Array> {
  await takeFromLimits(deps, drawingLimits(origin));
  return deps.cardPainter.draw(picture);
}
