import type { TeamPane, TeamPictureContent } from "#src/shared/team/picture-content.ts";
import { findTrait } from "#src/shared/words/catalogue.ts";
import type { NamedRound } from "#src/server/domain/team/queries.ts";
import type { TeamPicture } from "#src/shared/team/team.output.ts";
import type { TeamPictureRow } from "./queries.ts";

/*
 * What a team may talk about, made of its picture alone: questions, never findings, and about the team, never about one of them.
 */

const nameOf = (traitId: string): string => (findTrait(traitId)?.name ?? traitId).toLowerCase();

/** "calm", "calm and kind". */
const listed = (names: readonly string[]): string => names.join(" and ");

const firstOf = ({ words }: TeamPictureContent, pane: TeamPane): readonly string[] =>
  words
    .filter((word) => word.pane === pane)
    .slice(0, 2)
    .map(({ traitId }) => nameOf(traitId));

function aboutArena(picture: TeamPictureContent): string | null {
  const names = firstOf(picture, "arena");
  if (names.length === 0) return null;
  return `Many of you see yourselves as ${listed(names)}, and others agree. When does it help your team, and when would something else help more?`;
}

function aboutBlindSpot(picture: TeamPictureContent): string | null {
  const names = firstOf(picture, "blindSpot");
  if (names.length === 0) return null;
  return `Many of you come across as ${listed(names)} without having said so yourselves. What do you see each other do that made you pick it?`;
}

function aboutFacade(picture: TeamPictureContent): string | null {
  const names = firstOf(picture, "facade");
  if (names.length === 0) return null;
  return `Many of you see yourselves as ${listed(names)}, and others didn’t pick it. Where would you like to show more of it?`;
}

/** For whatever the picture says too little about. */
const always: readonly string[] = [
  "Which word in your own window surprised you most, and what would you like to ask about it?",
  "What would you like to be seen for in half a year, and who could help you with it?",
  "What makes it easy to show what you’re like in this team, and what makes it hard?",
];

/** Three questions. The same picture always gives the same ones. */
function teamQuestions(picture: TeamPictureContent): readonly string[] {
  const asked = [aboutArena, aboutBlindSpot, aboutFacade].flatMap((ask) => ask(picture) ?? []);
  return [...asked, ...always].slice(0, 3);
}

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
