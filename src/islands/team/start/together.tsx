import { LocalDate } from "#src/islands/kit/page/dates.tsx";
import { teamPaths } from "#src/shared/team/team-paths.ts";
import type { TeamRound } from "#src/shared/team/team.output.ts";

/*
 * For some weeks after a team round in which a window opened, no two people of it can be in another round of
 * their team: two windows close to each other could tell who picked what.
 */

type Earlier = Pick<TeamRound, "id" | "title" | "state" | "meetAgainAt"> & {
  readonly people: readonly { readonly userId: string }[];
};

/** People who can't be in a round together yet, after which earlier one, and from when they can. */
export interface Together {
  readonly round: Earlier;
  readonly until: string;
  readonly userIds: readonly string[];
}

/** Who of the chosen people can't be together yet, the longest wait first. */
export function togetherOf(rounds: readonly Earlier[], chosen: readonly string[]): readonly Together[] {
  const isChosen = new Set(chosen);
  return rounds
    .flatMap((round) => {
      const userIds = round.people.map(({ userId }) => userId).filter((userId) => isChosen.has(userId));
      return round.meetAgainAt === null || userIds.length < 2
        ? []
        : [{ round, until: round.meetAgainAt, userIds }];
    })
    .sort((one, other) => (one.until < other.until ? 1 : -1));
}

/** The round after which someone can't be with the others of it, and which counts longest; null: none. */
export function latestOf(rounds: readonly Earlier[], userId: string): string | null {
  const times = rounds.flatMap(({ people, meetAgainAt }) =>
    meetAgainAt !== null && people.some((person) => person.userId === userId) ? [meetAgainAt] : [],
  );
  return times.sort().pop() ?? null;
}

interface TogetherNoteProps {
  together: readonly Together[];
  nameOf: (userId: string) => string;
}

/** Who can't be together, after which round, and from when on. */
export function TogetherNote({ together, nameOf }: TogetherNoteProps) {
  return (
    <ul className="grid list-none gap-2 p-0">
      {together.map(({ round, until, userIds }) => (
        <li key={round.id}>
          {listed(userIds.map(nameOf))} {round.state === "running" ? "are" : "were"} in{" "}
          <a href={teamPaths.teamRound(round.id)}>“{round.title}”</a> together. They can be in another round
          of this team from <LocalDate iso={until} /> on. Until then, choose at most one of them.
        </li>
      ))}
    </ul>
  );
}

/** As many names as are read at a glance. */
const mostNamed = 4;

const format = new Intl.ListFormat("en-GB");

const listed = (names: readonly string[]): string =>
  names.length <= mostNamed
    ? format.format(names)
    : format.format([...names.slice(0, mostNamed - 1), `${String(names.length - mostNamed + 1)} others`]);

export const ofFiveText = "You’ve chosen five people, so there’s a picture only if it counts all five.";
