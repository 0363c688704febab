import { leastCounted } from "#src/shared/group/group-limits.ts";
import type { TeamPane, TeamPictureContent } from "#src/shared/team/picture-content.ts";
import { findTrait } from "#src/shared/words/catalogue.ts";
import type { NamedRound } from "#src/server/domain/team/queries.ts";
import type { TeamPicture } from "#src/shared/team/team.output.ts";
import { type TeamPictureRow, findPicture, insertPicture, listCountableContents } from "./queries.ts";
import type { Actor } from "#src/server/actor.ts";
import type { Deps } from "#src/server/deps.ts";
import { groupWindowOf } from "#src/server/domain/group/group-window.ts";
import { teamErrors } from "#src/server/domain/team/errors.ts";
import { getManaged } from "#src/server/domain/team/gate.ts";
import { isRunning } from "#src/server/domain/team/rules.ts";
import { teamPictureContent } from "./team-picture-content.ts";

/** How many more must open their window and agree to be counted (rule F3). */
export const missingFor = (countable: number): number => Math.max(0, leastCounted - countable);

/* Questions made from the team picture alone: never findings, and about the team, never about one person. */

const nameOf = (traitId: string): string => (findTrait(traitId)?.name ?? traitId).toLowerCase();

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

/** Fills up if the picture gives fewer than three. */
const always: readonly string[] = [
  "Which word in your own window surprised you most, and what would you like to ask about it?",
  "What would you like to be seen for in half a year, and who could help you with it?",
  "What makes it easy to show what you’re like in this team, and what makes it hard?",
];

/** Three questions, always the same for the same picture. */
function teamQuestions(picture: TeamPictureContent): readonly string[] {
  const asked = [aboutArena, aboutBlindSpot, aboutFacade].flatMap((ask) => ask(picture) ?? []);
  return [...asked, ...always].slice(0, 3);
}

/** The contents of a frozen picture; those from before 2026-12 have more, which isn't shown any more. */
export const presentContent = (content: TeamPictureContent) => {
  const { counted, agreement, words } = content;
  return { counted, agreement, words, questions: teamQuestions(content) };
};

export const presentTeamPicture = (
  { content, createdAt }: TeamPictureRow,
  { id, title }: Pick<NamedRound, "id" | "title">,
): TeamPicture => ({
  teamRoundId: id,
  title,
  createdAt: createdAt.toISOString(),
  ...presentContent(content),
});

/**
 * Makes a team round's only picture, of those who agreed to be counted and have opened their window. It is
 * frozen, so no second one exists to subtract it from; a repeated call returns it.
 *
 * @throws {DomainError} not_found; forbidden without leading; conflict before the end or below five people.
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
