import { cardErrors } from "./errors.ts";
import type { Origin } from "#src/server/actor.ts";
import { takeFromLimits } from "#src/server/auth/limits/limits.ts";
import type { Deps } from "#src/server/deps.ts";
import { drawInTurn } from "#src/server/domain/analysis/report/draw-in-turn.ts";
import type { CardFormat } from "#src/shared/result/card.ts";
import { pictureOf, pictureTag } from "./card-picture.ts";
import { drawingLimits } from "./limits.ts";
import { findByPublicId } from "./queries.ts";

interface AskedImage {
  readonly publicId: string;
  /** Names of pictures that the asking side has, as its browser sends them. */
  readonly known: string;
  readonly format: CardFormat;
}

/** A picture in base64: tRPC carries JSON alone. */
interface CardImage {
  readonly tag: string;
  readonly contentType: "image/png";
  /** null: the asking side has it. */
  readonly body: string | null;
  readonly encoding: "base64";
}

/**
 * The picture of a card. The row is read first, also for a picture that is at hand: one that was taken back is gone. Who has
 * the picture costs no drawing.
 *
 * @throws {DomainError} not_found for a card that is unknown or taken back; too_many_requests.
 */
export async function getCardImage(
  deps: Deps,
  origin: Origin,
  { publicId, known, format }: AskedImage,
): Promise<CardImage> {
  const row = await findByPublicId(deps.db.read, publicId);
  if (row === undefined) throw cardErrors.notFound();
  const picture = pictureOf(row, format);
  const image = { tag: pictureTag(picture), contentType: "image/png", encoding: "base64" } as const;
  if (known.includes(`"${image.tag}"`)) return { ...image, body: null };
  const bytes = await (deps.cardPainter.atHand(picture) ?? drawWithin(deps, origin, picture));
  return { ...image, body: Buffer.from(bytes).toString(image.encoding) };
}

async function drawWithin(
  deps: Deps,
  origin: Origin,
  picture: ReturnType<typeof pictureOf>,
): Promise<Uint8Array> {
  await takeFromLimits(deps, drawingLimits(origin));
  return drawInTurn(origin, () => deps.cardPainter.draw(picture));
}
