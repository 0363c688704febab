import type { Actor } from "#src/server/actor.ts";
import type { Deps } from "#src/server/deps.ts";
import { groupWindowOf } from "#src/server/domain/group/group-window.ts";
import { teamErrors } from "#src/server/domain/team/errors.ts";
import { getManaged } from "#src/server/domain/team/gate.ts";
import { isRunning } from "#src/server/domain/team/rules.ts";
import type { TeamPicture } from "#src/shared/team/team.output.ts";
import { presentTeamPicture } from "./present-team-picture.ts";
import { findPicture, insertPicture, listCountableContents } from "./queries.ts";
import { missingFor } from "./rules.ts";
import { teamPictureContent } from "./team-picture-content.ts";

/**
 * Makes the one picture of a team round, of those who agreed to be counted and have opened their window. It's frozen: there is no second
 * one that it could be subtracted from. Asked again, it's the same.
 *
 * @throws {DomainError} not_found; forbidden for those who only take part; conflict before the end, and below five people.
 */
export function makeTeamPicture(deps: Deps, actor: Actor, id: string): Promise<TeamPicture> {
  return deps.db.write(async (tx) => {
    const now = deps.clock.now();
    const { round } = await getManaged(tx, actor, id);
    const made = await findPicture(tx, round.id);
    if (made !== undefined) return presentTeamPicture(made, round);
    if (isRunning(round, now)) throw teamErrors.pictureNeedsEnd();
    const contents = await listCountableContents(tx, round.id);
    const missing = missingFor(contents.length);
    if (missing > 0) throw teamErrors.pictureTooFew({ missing });
    const content = teamPictureContent(contents.map((row) => groupWindowOf(row.content)));
    const row = { teamRoundId: round.id, content, createdAt: now };
    await insertPicture(tx, row);
    return presentTeamPicture(row, round);
  });
}
