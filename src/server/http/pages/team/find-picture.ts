import { unlessMissing } from "#src/server/http/pages/unless-missing.ts";
import type { Caller } from "#src/server/trpc/router.ts";
import type { TeamPicture } from "#src/shared/team/team.output.ts";

/** The picture of a team round; undefined where there is none, or none that this person may see. */
export async function findTeamPicture(api: Caller, teamRoundId: string): Promise<TeamPicture | undefined> {
  const found = await unlessMissing(api.team.picture({ teamRoundId }));
  // As a file it comes only where a format is asked for.
  return found !== undefined && "counted" in found ? found : undefined;
}
