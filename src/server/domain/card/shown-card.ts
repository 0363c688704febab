import type { Origin } from "#src/server/actor.ts";
import { enforceLimits } from "#src/server/auth/limits/limits.ts";
import type { Deps } from "#src/server/deps.ts";
import { drawInTurn } from "#src/server/domain/analysis/report/draw-in-turn.ts";
import { type ShownCard, cardTexts } from "#src/shared/result/card.ts";
import { paths } from "#src/shared/site/paths.ts";
import { findTrait } from "#src/shared/words/catalogue.ts";
import { cardErrors } from "./errors.ts";
import { drawingLimits } from "./limits.ts";
import { cardPicture, type DrawnAs, nameOf, type Picture, pictureTag } from "./picture.ts";
import { findByPublicId } from "./queries.ts";
import { wordsOf } from "./rules.ts";

/** @throws {DomainError} not_found for an unknown or removed card. */
async function getWords(deps: Deps, publicId: string) {
  const found = await findByPublicId(deps.db.read, publicId);
  if (found === undefined) throw cardErrors.notFound();
  return wordsOf(found.content, found.traitIds);
}

/**
 * The public view of a card, without its round and date.
 *
 * @throws {DomainError} not_found for an unknown or removed card.
 */
export async function showCard(deps: Deps, publicId: string): Promise<ShownCard> {
  const words = await getWords(deps, publicId);
  const title = cardPicture(words, { format: "wide", theme: "light" }).heading.join(" ");
  const described = words.map(({ traitId }) => ({
    name: nameOf(traitId),
    description: findTrait(traitId)?.description ?? "",
  }));
  return {
    title,
    words: described,
    alt: cardTexts.alt(title, described.map(({ name }) => name).join(", ")),
    url: `${deps.env.siteUrl}${paths.card(publicId)}`,
    imageUrl: `${deps.env.siteUrl}${paths.cardImage(publicId)}`,
  };
}

interface AskedImage extends DrawnAs {
  readonly publicId: string;
  /** The ETags that the browser has (`If-None-Match`). */
  readonly known: string;
}

/** A picture in base64: tRPC carries only JSON. */
interface CardImage {
  readonly tag: string;
  readonly contentType: "image/png";
  /** null: the browser has it. */
  readonly body: string | null;
  readonly encoding: "base64";
}

/**
 * A card's picture. Always reads the row first, because a cached picture's card may have been removed.
 *
 * @throws {DomainError} not_found for an unknown or removed card; too_many_requests.
 */
export async function getCardImage(
  deps: Deps,
  origin: Origin,
  { publicId, known, format, theme }: AskedImage,
): Promise<CardImage> {
  const picture = cardPicture(await getWords(deps, publicId), { format, theme });
  const image = { tag: pictureTag(picture), contentType: "image/png", encoding: "base64" } as const;
  if (known.includes(`"${image.tag}"`)) return { ...image, body: null };
  const bytes = await (deps.cardPainter.atHand(picture) ?? drawWithin(deps, origin, picture));
  return { ...image, body: Buffer.from(bytes).toString(image.encoding) };
}

async function drawWithin(deps: Deps, origin: Origin, picture: Picture): Promise<Uint8Array> {
  await enforceLimits(deps, drawingLimits(origin));
  return drawInTurn(origin, () => deps.cardPainter.draw(picture));
}
