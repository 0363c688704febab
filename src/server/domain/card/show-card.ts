import { cardErrors } from "./errors.ts";
import type { Deps } from "#src/server/deps.ts";
import type { ShownCard } from "#src/shared/result/card.ts";
import { presentShown } from "./present-card.ts";
import { findByPublicId } from "./queries.ts";

/** @throws {DomainError} not_found for a card that is unknown or taken back. */
export async function showCard(deps: Deps, publicId: string): Promise<ShownCard> {
  const row = await findByPublicId(deps.db.read, publicId);
  if (row === undefined) throw cardErrors.notFound();
  return presentShown(row, deps.env.siteUrl);
}
