import type { Queryable } from "#db/client.ts";
import type { Actor, Origin } from "#src/server/actor.ts";
import { enforceLimits, enforceLimitsIn } from "#src/server/auth/limits/limits.ts";
import type { Deps } from "#src/server/deps.ts";
import { drawInTurn } from "#src/server/domain/analysis/report/draw-in-turn.ts";
import type { ExportedFile } from "#src/server/domain/analysis/report/export-analysis.ts";
import { fileNameOf } from "#src/server/domain/analysis/report/file-name.ts";
import { getOwnSurvey } from "#src/server/domain/survey/read.ts";
import { isOpen } from "#src/server/domain/survey/rules.ts";
import { inCatalogueOrder } from "#src/server/domain/survey/own-words.ts";
import type { ShareCard } from "#src/shared/result/card.output.ts";
import { paths } from "#src/shared/site/paths.ts";
import { getCircleComparison } from "#src/server/domain/analysis/circles.ts";
import { cardErrors } from "./errors.ts";
import { cardLimits, ownPictures } from "./limits.ts";
import { cardPicture, circlesPicture, type DrawnAs, keepsakePicture, type Picture } from "./picture.ts";
import * as queries from "./queries.ts";
import { requireCardWords, wordsOf } from "./rules.ts";

export const presentCard = (row: queries.CardRow, siteUrl: string): ShareCard => ({
  publicId: row.publicId,
  url: `${siteUrl}${paths.card(row.publicId)}`,
  imageUrl: `${siteUrl}${paths.cardImage(row.publicId)}`,
  selectedTraits: row.traitIds,
  createdAt: row.createdAt.toISOString(),
});

/** @throws {DomainError} not_found for someone else's round; conflict without a result. */
async function getResult(db: Queryable, actor: Actor, surveyId: string) {
  const survey = await getOwnSurvey(db, actor, surveyId);
  const result = await queries.findNewestResult(db, survey.id);
  if (result === undefined) throw cardErrors.noResult();
  return { survey, result };
}

/**
 * Makes a round's card from its newest snapshot. Replaces an earlier card, whose URL stops working.
 *
 * @throws {DomainError} as `getResult` and `requireCardWords`; too_many_requests.
 */
export async function makeCard(
  deps: Deps,
  actor: Actor,
  surveyId: string,
  traitIds: readonly string[],
): Promise<ShareCard> {
  const publicId = deps.ids.token(128);
  return deps.db.write(async (tx) => {
    const now = deps.clock.now();
    const { survey, result } = await getResult(tx, actor, surveyId);
    requireCardWords(result.content, { ...survey, isOpen: isOpen(survey, now) }, traitIds);
    await enforceLimitsIn(tx, now, cardLimits(actor));
    const row = {
      surveyId,
      publicId,
      snapshotNumber: result.number,
      traitIds: inCatalogueOrder(traitIds),
      ownerName: "",
      createdAt: now,
    };
    await queries.putCard(tx, row);
    return presentCard(row, deps.env.siteUrl);
  });
}

/** @throws {DomainError} not_found for someone else's round. */
export async function findCard(deps: Deps, actor: Actor, surveyId: string): Promise<ShareCard | null> {
  const survey = await getOwnSurvey(deps.db.read, actor, surveyId);
  const row = await queries.findBySurvey(deps.db.read, survey.id);
  return row === undefined ? null : presentCard(row, deps.env.siteUrl);
}

/** @throws {DomainError} not_found, also for a round without a card. */
export async function getCard(deps: Deps, actor: Actor, surveyId: string): Promise<ShareCard> {
  const card = await findCard(deps, actor, surveyId);
  if (card === null) throw cardErrors.notFound();
  return card;
}

/** Removes a round's card with its page and picture. */
export function revokeCard(deps: Deps, actor: Actor, surveyId: string): Promise<void> {
  return deps.db.write(async (tx) => {
    const survey = await getOwnSurvey(tx, actor, surveyId);
    await queries.deleteCard(tx, survey.id);
  });
}

/** Draws a picture for its owner alone, without storing it. */
async function drawFor(deps: Deps, actor: Actor, origin: Origin, name: string, picture: Picture) {
  await enforceLimits(deps, [ownPictures(actor)]);
  const bytes = await drawInTurn(origin, () => deps.drawPicture(picture));
  return {
    fileName: fileNameOf([name, picture.format], "png"),
    contentType: "image/png",
    body: Buffer.from(bytes).toString("base64"),
    encoding: "base64",
  } as const;
}

/**
 * Draws a card without making it: a picture can be passed on without a link.
 *
 * @throws {DomainError} as `makeCard`
 */
export async function drawCard(
  deps: Deps,
  actor: Actor,
  origin: Origin,
  { surveyId, traits, ...as }: DrawnAs & { surveyId: string; traits: readonly string[] },
): Promise<ExportedFile> {
  const { survey, result } = await getResult(deps.db.read, actor, surveyId);
  requireCardWords(result.content, { ...survey, isOpen: isOpen(survey, deps.clock.now()) }, traits);
  const words = wordsOf(result.content, inCatalogueOrder(traits));
  return drawFor(deps, actor, origin, "card", cardPicture(words, as));
}

/**
 * Draws the whole window of the newest result, for its owner alone.
 *
 * @throws {DomainError} as `getResult`; too_many_requests.
 */
export async function drawKeepsake(
  deps: Deps,
  actor: Actor,
  origin: Origin,
  { surveyId, title, ...as }: DrawnAs & { surveyId: string; title: boolean },
): Promise<ExportedFile> {
  const { survey, result } = await getResult(deps.db.read, actor, surveyId);
  const picture = keepsakePicture(result.content, {
    ...as,
    title: title ? survey.title : null,
    createdAt: result.createdAt,
  });
  // The file name never has the title, because the owner may want to leave it out.
  return drawFor(deps, actor, origin, "my-window", picture);
}

/**
 * Draws what circles see, for their owner alone.
 *
 * @throws {DomainError} not_found; conflict if a card may show nothing of it; too_many_requests.
 */
export async function drawCircles(
  deps: Deps,
  actor: Actor,
  origin: Origin,
  { surveyId, ...as }: DrawnAs & { surveyId: string },
): Promise<ExportedFile> {
  const card = (await getCircleComparison(deps, actor, surveyId))?.card ?? null;
  if (card === null) throw cardErrors.noCircles();
  const words = await Promise.all(
    card.words.map(async (word) => {
      const { result } = await getResult(deps.db.read, actor, word.surveyId);
      return wordsOf(result.content, [word.traitId]);
    }),
  );
  return drawFor(deps, actor, origin, "circles", circlesPicture(card.lines, words.flat(), as));
}
