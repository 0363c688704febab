import type { Origin } from "#src/server/actor.ts";
import type { Deps } from "#src/server/deps.ts";
import { drawPreviewInTurn } from "#src/server/domain/analysis/report/draw-in-turn.ts";
import { sha256 } from "#src/server/ids.ts";
import { texts } from "#src/shared/invitation/texts.en.ts";
import { readsLikeLink } from "#src/shared/text/plain-text.ts";
import { firstNameOf } from "./get-shared-survey.ts";
import { findByInvitation } from "./invited-queries.ts";
import { findByShareId, type SharedSurveyRow } from "./queries.ts";

/*
 * The picture that chats show with a link to a peer's form: a window and the owner's first name. No answer changes it, and it's the same for
 * an invitation that is used (rule A7).
 */

/** @returns null for an unknown or revoked link */
export const drawSharedPicture = async (deps: Deps, origin: Origin, shareId: string) =>
  draw(deps, origin, await findByShareId(deps.db.read, shareId));

/** The same for the link of an invitation. */
export const drawInvitedPicture = async (deps: Deps, origin: Origin, token: string) =>
  draw(deps, origin, await findByInvitation(deps.db.read, sha256(token)));

/** @throws {DomainError} unavailable when too many wait */
async function draw(
  { drawLinkPicture }: Deps,
  origin: Origin,
  row: SharedSurveyRow | undefined,
): Promise<Uint8Array | null> {
  if (row === undefined) return null;
  const { form, unnamed: plain } = texts.titles;
  const name = firstNameOf(row);
  const title = readsLikeLink(name) ? plain : form(name);
  return drawPreviewInTurn(origin, () => drawLinkPicture({ title, plain }));
}
