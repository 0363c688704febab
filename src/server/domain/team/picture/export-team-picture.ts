import type { Actor, Origin } from "#src/server/actor.ts";
import type { Deps } from "#src/server/deps.ts";
import type { ExportedFile } from "#src/server/domain/analysis/report/export-analysis.ts";
import { pictureFile } from "#src/server/domain/group/picture-files.ts";
import { presentPicture } from "#src/server/domain/group/picture-text.ts";
import { teamErrors } from "#src/server/domain/team/errors.ts";
import { getTeamRoundOf } from "#src/server/domain/team/gate.ts";
import type { PictureFormat } from "#src/shared/group/group.input.ts";
import type { TeamPicture } from "#src/shared/team/team.output.ts";
import { findPicture, listEarlierPictures } from "./queries.ts";

/**
 * The picture of a team round, the same for everyone who may see it, beside those of earlier rounds that they
 * may see.
 *
 * @throws {DomainError} not_found, also where there is none; too_many_requests for reports and slides.
 */
export async function exportTeamPicture(
  deps: Deps,
  actor: Actor,
  id: string,
  format: PictureFormat = "json",
  origin?: Origin,
): Promise<TeamPicture | ExportedFile> {
  const db = deps.db.read;
  const { round, canManage } = await getTeamRoundOf(db, actor, id);
  const row = await findPicture(db, round.id);
  if (row === undefined) throw teamErrors.noPicture();
  const { title, organisation, organisationId } = round;
  const picture = presentPicture(row, "each other");
  if (format === "json") {
    const userId = canManage ? null : actor.userId;
    const earlier = await listEarlierPictures(db, { organisationId, before: row.createdAt, userId });
    return {
      teamRoundId: round.id,
      ...{ title, organisation, picture },
      earlier: earlier.map((one) => presentPicture(one, "each other")),
    };
  }
  const byline = `Team picture of ${organisation}`;
  const printed = { title, byline, picture, audience: "each other" } as const;
  return pictureFile(deps, { actor, ...(origin && { origin }) }, printed, format);
}
