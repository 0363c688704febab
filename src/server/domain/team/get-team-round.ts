import type { Queryable } from "#db/client.ts";
import type { Actor } from "#src/server/actor.ts";
import type { Deps } from "#src/server/deps.ts";
import { getMembership } from "#src/server/domain/organisation/gate.ts";
import { joinName } from "#src/shared/account/split-name.ts";
import { leads } from "#src/shared/organisation/roles.ts";
import type { TeamRound } from "#src/shared/team/team.output.ts";
import { getTeamRoundOf } from "./gate.ts";
import { listCountable } from "./picture/queries.ts";
import { missingFor } from "./picture/rules.ts";
import {
  listOwnParts,
  listPeople,
  listPictured,
  listRoundsOf,
  listRoundsWith,
  type NamedPerson,
  type NamedRound,
  type OwnPart,
} from "./queries.ts";
import { isRunning } from "./rules.ts";

const byName = new Intl.Collator("en");

interface Around {
  readonly people: readonly NamedPerson[];
  readonly own: OwnPart | undefined;
  readonly canManage: boolean;
  readonly isMade: boolean;
  /** How many could be counted in a picture. */
  readonly countable: number;
}

/** Everyone who sees it gets the same, but for their own part: nothing here tells how far anyone else is. */
function present(
  round: NamedRound,
  { people, own, canManage, isMade, countable }: Around,
  now: Date,
): TeamRound {
  const runs = isRunning(round, now);
  return {
    id: round.id,
    organisation: { id: round.organisationId, name: round.organisation },
    title: round.title,
    purpose: round.purpose,
    startedBy:
      round.startedByFirstName === null
        ? null
        : joinName(round.startedByFirstName, round.startedByLastName ?? ""),
    closesAt: round.closesAt.toISOString(),
    state: runs ? "running" : "over",
    panelSize: round.panelSize,
    people: people
      .map(({ userId, firstName, lastName }) => ({ userId, name: joinName(firstName, lastName) }))
      .toSorted((one, other) => byName.compare(one.name, other.name)),
    quarters: round.quarters,
    own: own === undefined ? null : presentOwn(own),
    canManage,
    picture: runs ? null : { isMade, missing: isMade ? 0 : missingFor(countable) },
  };
}

const presentOwn = ({ surveyId, hasOwnWords, hasWindow, toDescribe, described, isCounted }: OwnPart) => ({
  surveyId,
  hasOwnWords,
  hasWindow,
  toDescribe,
  described,
  isCounted,
});

async function presentAll(
  db: Queryable,
  actor: Actor,
  rounds: readonly NamedRound[],
  canManage: (round: NamedRound) => boolean,
  now: Date,
): Promise<readonly TeamRound[]> {
  const ids = rounds.map(({ id }) => id);
  if (ids.length === 0) return [];
  const people = Map.groupBy(await listPeople(db, ids), ({ teamRoundId }) => teamRoundId);
  const own = new Map((await listOwnParts(db, actor.userId, ids)).map((part) => [part.teamRoundId, part]));
  const pictured = await listPictured(db, ids);
  const countable = Map.groupBy(await listCountable(db, ids), ({ teamRoundId }) => teamRoundId);
  return rounds.map((round) =>
    present(
      round,
      {
        people: people.get(round.id) ?? [],
        own: own.get(round.id),
        canManage: canManage(round),
        isMade: pictured.has(round.id),
        countable: countable.get(round.id)?.length ?? 0,
      },
      now,
    ),
  );
}

/** As `getTeamRound`, within a transaction. */
export async function getTeamRoundIn(db: Queryable, actor: Actor, id: string, now: Date): Promise<TeamRound> {
  const { round, canManage } = await getTeamRoundOf(db, actor, id);
  const [shown] = await presentAll(db, actor, [round], () => canManage, now);
  if (shown === undefined) throw new RangeError("A team round that was found has to be shown.");
  return shown;
}

/**
 * A team round as someone sees it who takes part, or leads its organisation.
 *
 * @throws {DomainError} not_found
 */
export const getTeamRound = (deps: Deps, actor: Actor, id: string): Promise<TeamRound> =>
  getTeamRoundIn(deps.db.read, actor, id, deps.clock.now());

/**
 * An organisation's team rounds, newest first: all of them for those who lead it, and for members those in which they take part.
 *
 * @throws {DomainError} not_found
 */
export async function listTeamRounds(
  deps: Deps,
  actor: Actor,
  organisationId: string,
): Promise<readonly TeamRound[]> {
  const db = deps.db.read;
  const { role } = await getMembership(db, actor, organisationId);
  const rounds = await listRoundsOf(db, organisationId);
  const shown = await presentAll(db, actor, rounds, () => leads(role), deps.clock.now());
  return leads(role) ? shown : shown.filter(({ own }) => own !== null);
}

/** Team rounds in which the actor takes part, in any organisation, newest first. */
export async function listOwnTeamRounds(deps: Deps, actor: Actor): Promise<readonly TeamRound[]> {
  const db = deps.db.read;
  return presentAll(db, actor, await listRoundsWith(db, actor.userId), () => false, deps.clock.now());
}
