import type { Queryable } from "#db/client.ts";
import type { Actor } from "#src/server/actor.ts";
import type { Deps } from "#src/server/deps.ts";
import { getMembership } from "#src/server/domain/organisation/gate.ts";
import { joinName } from "#src/shared/account/names.ts";
import { leads } from "#src/shared/organisation/organisation.ts";
import type { TeamRound } from "#src/shared/team/team.output.ts";
import { getTeamRoundOf } from "./gate.ts";
import { listCountable } from "./picture/queries.ts";
import { missingFor } from "#src/server/domain/team/picture/make-team-picture.ts";
import {
  type NamedPerson,
  type NamedRound,
  type OwnPart,
  listOwnParts,
  listPeople,
  listPictured,
  listRoundsOf,
  listRoundsWith,
} from "./queries.ts";
import { isRunning } from "./rules.ts";

const byName = new Intl.Collator("en");

interface Details {
  readonly people: readonly Pick<NamedPerson, "userId" | "firstName" | "lastName">[];
  readonly own: Parameters<typeof presentOwn>[0] | undefined;
  readonly canManage: boolean;
  readonly isMade: boolean;
  /** How many people a picture could count. */
  readonly countable: number;
}

/** The same for everyone, except `own`: it doesn't reveal anyone else's progress. */
function present(
  round: NamedRound,
  { people, own, canManage, isMade, countable }: Details,
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

async function loadDetails(db: Queryable, actor: Actor, ids: readonly string[]) {
  const [allPeople, parts, pictured, allCountable] = await Promise.all([
    listPeople(db, ids),
    listOwnParts(db, actor.userId, ids),
    listPictured(db, ids),
    listCountable(db, ids),
  ]);
  const people = Map.groupBy(allPeople, ({ teamRoundId }) => teamRoundId);
  const own = new Map(parts.map((part) => [part.teamRoundId, part]));
  const countable = Map.groupBy(allCountable, ({ teamRoundId }) => teamRoundId);
  return (id: string): Omit<Details, "canManage"> => ({
    people: people.get(id) ?? [],
    own: own.get(id),
    isMade: pictured.has(id),
    countable: countable.get(id)?.length ?? 0,
  });
}

/** @throws {DomainError} not_found */
export async function readTeamRound(
  db: Queryable,
  deps: Pick<Deps, "clock">,
  actor: Actor,
  id: string,
): Promise<TeamRound> {
  const { round, canManage } = await getTeamRoundOf(db, actor, id);
  const details = (await loadDetails(db, actor, [round.id]))(round.id);
  return present(round, { ...details, canManage }, deps.clock.now());
}

/** @throws {DomainError} not_found */
export const getTeamRound = (deps: Deps, actor: Actor, id: string): Promise<TeamRound> =>
  readTeamRound(deps.db.read, deps, actor, id);

/**
 * An organisation's team rounds, newest first: all for its leaders, their own for members.
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
  const { organisation, role } = await getMembership(db, actor, organisationId);
  const rounds = await listRoundsOf(db, organisation.id);
  const details = await loadDetails(
    db,
    actor,
    rounds.map(({ id }) => id),
  );
  const canManage = leads(role);
  const shown = rounds.map((round) => present(round, { ...details(round.id), canManage }, now));
  return canManage ? shown : shown.filter(({ own }) => own !== null);
}

/** The team rounds in which the actor takes part, newest first. */
export async function listOwnTeamRounds(deps: Deps, actor: Actor): Promise<readonly TeamRound[]> {
  const db = deps.db.read;
  const now = deps.clock.now();
  const rounds = await listRoundsWith(db, actor.userId);
  const details = await loadDetails(
    db,
    actor,
    rounds.map(({ id }) => id),
  );
  return rounds.map((round) => present(round, { ...details(round.id), canManage: false }, now));
}
