import type { NamedRound } from "#src/server/domain/team/queries.ts";
import type { TeamPicture } from "#src/shared/team/team.output.ts";
import type { TeamPictureRow } from "./queries.ts";
import { teamQuestions } from "./team-questions.ts";

/** A picture as everyone sees it who sees the team round. */
export const presentTeamPicture = (
  { content, createdAt }: TeamPictureRow,
  { id, title }: Pick<NamedRound, "id" | "title">,
): TeamPicture => ({
  teamRoundId: id,
  title,
  createdAt: createdAt.toISOString(),
  ...content,
  questions: teamQuestions(content),
});
