import type { Actor, Origin } from "#src/server/actor.ts";
import { takeFromLimits } from "#src/server/auth/limits/limits.ts";
import type { Deps } from "#src/server/deps.ts";
import { cardErrors } from "#src/server/domain/card/errors.ts";
import { drawInTurn } from "#src/server/domain/analysis/report/draw-in-turn.ts";
import { keepsakesOf } from "#src/server/domain/card/limits.ts";
import { findNewestResult } from "#src/server/domain/card/queries.ts";
import type { ExportedFile } from "#src/server/domain/analysis/report/export-analysis.ts";
import { fileNameOf } from "#src/server/domain/analysis/report/file-name.ts";
import { getOwnSurvey } from "#src/server/domain/survey/read.ts";
import type { KeepsakeFormat } from "#src/shared/result/keepsake.ts";
import { keepsakeOf } from "./keepsake-picture.ts";

interface AskedKeepsake {
  readonly surveyId: string;
  readonly format: KeepsakeFormat;
  /** Whether the round's title is on it. */
  readonly title: boolean;
}

/**
 * The whole window of the newest result as a picture, for its owner alone.
 *
 * @throws {DomainError} not_found; conflict while there is no result; too_many_requests.
 */
export async function exportKeepsake(
  deps: Deps,
  actor: Actor,
  origin: Origin,
  { surveyId, format, title }: AskedKeepsake,
): Promise<ExportedFile> {
  const survey = await getOwnSurvey(deps.db.read, actor, surveyId);
  const result = await findNewestResult(deps.db.read, survey.id);
  if (result === undefined) throw cardErrors.noResult();
  const picture = keepsakeOf(result.content, {
    format,
    title: title ? survey.title : null,
    createdAt: result.createdAt,
  });
  await takeFromLimits(deps, [keepsakesOf(actor)]);
  const bytes = await drawInTurn(origin, () => deps.drawKeepsake(picture));
  return {
    // Without the title: it may be left out of the picture for a reason.
    fileName: fileNameOf(["my-window", format], "png"),
    contentType: "image/png",
    body: Buffer.from(bytes).toString("base64"),
    encoding: "base64",
  };
}
