import type { TeamPictureContent } from "#src/shared/team/picture-content.ts";
import type { NamedRound } from "#src/server/domain/team/queries.ts";
import type { TeamPicture } from "#src/shared/team/team.output.ts";
import type { TeamPictureRow } from "./queries.ts";
import { teamQuestions } from "./team-questions.ts";

/** What a frozen picture shows; one from before 2026-12 has more, which is told no more. */
export const presentContent = (content: TeamPictureContent) => {
  const { counted, agreement, words } = content;
  return { counted, agreement, words, questions: teamQuestions(content) };
};

/** A picture as everyone sees it who sees the team round. */
export const presentTeamPicture = (
  { content, createdAt }: TeamPictureRow,
  { id, title }: Pick<NamedRound, "id" | "title">,
): TeamPicture => ({
  teamRoundId: id,
  title,
  createdAt: createdAt.toISOString(),
  ...presentContent(content),
});
