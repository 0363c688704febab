import type { Queryable } from "#db/client.ts";
import type { Ids } from "#db/key.ts";
import type { Actor } from "#src/server/actor.ts";
import type { Deps } from "#src/server/deps.ts";
import { getMembership } from "#src/server/domain/organisation/gate.ts";
import { joinName } from "#src/shared/account/split-name.ts";
import { leads } from "#src/shared/organisation/roles.ts";
import type { TeamRound } from "#src/shared/team/team.output.ts";
import { getTeamRoundOf, type Seen } from "./gate.ts";
import { listCountable } from "./picture/queries.ts";
import { missingFor } from "./picture/rules.ts";
import {
  listOwnParts,
  listPeople,
  listPictured,
  listRoundsOf,
  listRoundsWith,
  roundsOf,
  roundsWith,
  type NamedPerson,
  type NamedRound,
  type OwnPart,
} from "./queries.ts";
import { isRunning } from "./rules.ts";

const byName = new Intl.Collator("en");

interface Around {
  readonly people: readonly Pick<NamedPerson, "userId" | "firstName" | "lastName">[];
  readonly own: Parameters<typeof presentOwn>[0] | undefined;
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

const presentOwn = ({
  surveyId,
  hasOwnWords,
  hasWindow,
  toDescribe,
  described,
  isCounted,
}: Pick<OwnPart, "surveyId" | "hasOwnWords" | "hasWindow" | "toDescribe" | "described" | "isCounted">) => ({
  surveyId,
  hasOwnWords,
  hasWindow,
  toDescribe,
  described,
  isCounted,
});

/** What stands around some team rounds, by their ids. */
async function lookAround(db: Queryable, actor: Actor, ids: Ids) {
  const [allPeople, parts, pictured, allCountable] = await Promise.all([
    listPeople(db, ids),
    listOwnParts(db, actor.userId, ids),
    listPictured(db, ids),
    listCountable(db, ids),
  ]);
  const people = Map.groupBy(allPeople, ({ teamRoundId }) => teamRoundId);
  const own = new Map(parts.map((part) => [part.teamRoundId, part]));
  const countable = Map.groupBy(allCountable, ({ teamRoundId }) => teamRoundId);
  return (id: string): Omit<Around, "canManage"> => ({
    people: people.get(id) ?? [],
    own: own.get(id),
    isMade: pictured.has(id),
    countable: countable.get(id)?.length ?? 0,
  });
}

/**
 * Looks at what belongs to a team round, along with what decides.
 *
 * @returns the team round as the actor sees it; `isCounted` is what they say meanwhile of being counted
 */
export async function lookAtTeamRound(
  db: Queryable,
  actor: Actor,
  id: string,
): Promise<(seen: Pick<Seen, "round" | "canManage">, now: Date, isCounted?: boolean) => TeamRound> {
  const around = (await lookAround(db, actor, [id]))(id);
  return ({ round, canManage }, now, isCounted) =>
    present(round, { ...withCounted(around, isCounted), canManage }, now);
}

function withCounted({ own, countable, ...around }: Omit<Around, "canManage">, isCounted?: boolean) {
  if (own === undefined || isCounted === undefined || isCounted === own.isCounted)
    return { ...around, own, countable };
  const change = isCounted ? 1 : -1;
  return { ...around, own: { ...own, isCounted }, countable: countable + (own.hasWindow ? change : 0) };
}

/** A team round that has just been started, as the one sees it who did. */
export const presentNewTeamRound = (
  round: NamedRound,
  { people, own }: Pick<Around, "people" | "own">,
  now: Date,
): TeamRound => present(round, { people, own, canManage: true, isMade: false, countable: 0 }, now);

/**
 * A team round as someone sees it who takes part, or leads its organisation.
 *
 * @throws {DomainError} not_found
 */
export async function getTeamRound(deps: Deps, actor: Actor, id: string): Promise<TeamRound> {
  const db = deps.db.read;
  const [seen, presentFor] = await Promise.all([
    getTeamRoundOf(db, actor, id),
    lookAtTeamRound(db, actor, id),
  ]);
  return presentFor(seen, deps.clock.now());
}

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
  const now = deps.clock.now();
  const [{ role }, rounds, around] = await Promise.all([
    getMembership(db, actor, organisationId),
    listRoundsOf(db, organisationId),
    lookAround(db, actor, roundsOf(db, organisationId)),
  ]);
  const canManage = leads(role);
  const shown = rounds.map((round) => present(round, { ...around(round.id), canManage }, now));
  return canManage ? shown : shown.filter(({ own }) => own !== null);
}

/** Team rounds in which the actor takes part, in any organisation, newest first. */
export async function listOwnTeamRounds(deps: Deps, actor: Actor): Promise<readonly TeamRound[]> {
  const db = deps.db.read;
  const now = deps.clock.now();
  const [rounds, around] = await Promise.all([
    listRoundsWith(db, actor.userId),
    lookAround(db, actor, roundsWith(db, actor.userId)),
  ]);
  return rounds.map((round) => present(round, { ...around(round.id), canManage: false }, now));
}
