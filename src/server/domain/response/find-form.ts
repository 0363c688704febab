import type { Actor, Origin } from "#src/server/actor.ts";
import type { Deps } from "#src/server/deps.ts";
import { sha256 } from "#src/server/ids.ts";
import {
  type SharedSurveyRow,
  findByInvitation,
  findByShareId,
  findShareIdByCode,
  findSharedById,
} from "./queries.ts";
import { isOwner, openToOf } from "./rules.ts";
import type { Queryable } from "#db/client.ts";
import { surveyErrors } from "#src/server/domain/survey/errors.ts";
import { isOpen } from "#src/server/domain/survey/rules.ts";
import { catalogue } from "#src/shared/words/catalogue.ts";
import type { SharedSurvey } from "#src/shared/invitation/response.output.ts";
import { maxSelected, minSelected } from "#src/shared/words/trait.ts";
import { responseErrors } from "./errors.ts";
import { enforceLimits } from "#src/server/auth/limits/limits.ts";
import { wrongCodes } from "./limits.ts";
import { drawPreviewInTurn } from "#src/server/domain/analysis/report/draw-in-turn.ts";
import { textsIn } from "#src/shared/languages/texts.ts";
import { readsLikeLink } from "#src/shared/text/plain-text.ts";

/** The link leads to the user's own round. */
interface OwnSurvey {
  /** null for another account with the owner's mailbox, which can't open the round. */
  readonly surveyId: string | null;
}

const ownSurvey = (row: SharedSurveyRow | undefined, actor: Actor): OwnSurvey | null => {
  if (row === undefined || !isOwner(row, actor)) return null;
  return { surveyId: row.ownerId === actor.userId ? row.id : null };
};

/** Finds out whether an open link leads to the user's own round; null if not. */
export async function findOwnSurvey(deps: Deps, actor: Actor, shareId: string): Promise<OwnSurvey | null> {
  return ownSurvey(await findByShareId(deps.db.read, shareId), actor);
}

/** As above, for an invitation's link. */
export async function findOwnInvited(deps: Deps, actor: Actor, token: string): Promise<OwnSurvey | null> {
  return ownSurvey(await findByInvitation(deps.db.read, sha256(token)), actor);
}

/** The owner's first name, or their full name without one. */
export const firstNameOf = (row: SharedSurveyRow): string => row.ownerFirstName || row.ownerName;

const traits = catalogue.map(({ id, name, description }) => ({ id, name, description }));

/** Shows a peer nothing of the owner's words, of other answers, or of their number (rule A10). */
const presentShared = async (deps: Deps, row: SharedSurveyRow, open: boolean): Promise<SharedSurvey> => ({
  ownerName: row.ownerName,
  ownerFirstName: firstNameOf(row),
  title: row.title,
  note: row.note,
  traits,
  minSelected,
  maxSelected,
  minResponses: row.minResponses,
  closesAt: row.closesAt?.toISOString() ?? null,
  open,
  openTo: openToOf(row),
  ownerMayShowWords: row.ownerMayShowWords,
  isCircle: row.circleGroup !== null,
  leaders: [...(await deps.hooks.listLeaders(deps.db.read, row.id))],
  language: row.language,
});

/** For features that admit peers without a link. */
export const findSharedSurvey = (db: Queryable, surveyId: string): Promise<SharedSurveyRow | undefined> =>
  findSharedById(db, surveyId);

/**
 * A round behind an open link, as a peer may see it.
 *
 * @throws {DomainError} not_found for an unknown or revoked link
 */
export async function getSharedSurvey(deps: Deps, shareId: string): Promise<SharedSurvey> {
  const row = await findByShareId(deps.db.read, shareId);
  if (row === undefined) throw surveyErrors.notFound();
  return presentShared(deps, row, isOpen(row, deps.clock.now()));
}

/**
 * A round behind an invitation, as the invited person may see it. It is closed to them once used. An owner
 * who got hold of the link must not learn whether it is used (rule A7), so to them it is as open as the
 * round.
 *
 * @throws {DomainError} not_found for an unknown or revoked link
 */
export async function getInvitedSurvey(
  deps: Deps,
  actor: Actor | null,
  token: string,
): Promise<SharedSurvey> {
  const row = await findByInvitation(deps.db.read, sha256(token));
  if (row === undefined) throw responseErrors.invitationNotFound();
  const isFree = isOwner(row, actor) || !row.used;
  const invited = { ...row, language: row.invitedIn ?? row.language };
  return presentShared(deps, invited, isFree && isOpen(row, deps.clock.now()));
}

/**
 * Whether an invitation has been used, which the page tells apart from a closed round. An owner who got hold
 * of the link is always told no (rule A7).
 */
export async function isInvitationUsed(deps: Deps, actor: Actor | null, token: string): Promise<boolean> {
  const row = await findByInvitation(deps.db.read, sha256(token));
  return row !== undefined && row.used && !isOwner(row, actor);
}

/**
 * Finds a round by its short code. A right code always works: 64 bits can't be guessed, and wrong ones that
 * others send, with images on another site, must not lock a room out.
 *
 * @throws {DomainError} not_found for an unknown or revoked code; too_many_requests
 */
export async function findByCode(
  deps: Deps,
  origin: Origin,
  code: string,
): Promise<{ readonly shareId: string }> {
  const shareId = (await findShareIdByCode(deps.db.read, code))?.shareId ?? null;
  if (shareId !== null) return { shareId };
  await enforceLimits(deps, wrongCodes(origin));
  throw surveyErrors.notFound();
}

/*
 * The preview that chats show for a peer's link: a window and the owner's first name. No answer changes it,
 * and a used invitation has the same one (rule A7).
 */

/** @returns null for an unknown or revoked link */
export const drawSharedPicture = async (deps: Deps, origin: Origin, shareId: string) =>
  drawPicture(deps, origin, await findByShareId(deps.db.read, shareId));

/** As above, for an invitation's link. */
export const drawInvitedPicture = async (deps: Deps, origin: Origin, token: string) => {
  const row = await findByInvitation(deps.db.read, sha256(token));
  return drawPicture(deps, origin, row && { ...row, language: row.invitedIn ?? row.language });
};

/** @throws {DomainError} unavailable if too many are waiting */
async function drawPicture(
  { drawLinkPicture }: Deps,
  origin: Origin,
  row: SharedSurveyRow | undefined,
): Promise<Uint8Array | null> {
  if (row === undefined) return null;
  const { form, unnamed: plain } = textsIn(row.language ?? "en").peer.titles;
  const name = firstNameOf(row);
  const title = readsLikeLink(name) ? plain : form(name);
  return drawPreviewInTurn(origin, () => drawLinkPicture({ title, plain }));
}
