import type { Queryable } from "#db/client.ts";
import type { Actor } from "#src/server/actor.ts";
import type { Deps } from "#src/server/deps.ts";
import { getMembership } from "#src/server/domain/organisation/gate.ts";
import { joinName } from "#src/shared/account/names.ts";
import { leads } from "#src/shared/organisation/organisation.ts";
import { leastAnswersOf } from "#src/shared/team/team-limits.ts";
import type { TeamRound } from "#src/shared/team/team.output.ts";
import { getTeamRoundOf } from "./gate.ts";
import { progressOf } from "./progress.ts";
import {
  type NamedPerson,
  type NamedRound,
  type OwnPart,
  listOwnParts,
  listPairs,
  listPeople,
  listProgress,
  listRoundsOf,
  listRoundsWith,
} from "./queries.ts";
import { canRemindAt, isRunning, meetAgainAt } from "./rules.ts";

const byName = new Intl.Collator("en");

interface Details {
  readonly people: readonly Pick<NamedPerson, "userId" | "firstName" | "lastName">[];
  readonly own: Parameters<typeof presentOwn>[0] | undefined;
  readonly progress: ReturnType<typeof progressOf>;
}

const iso = (time: Date | null): string | null => time?.toISOString() ?? null;

/** The same for everyone, except `own` and what leaders alone see: nobody's progress is told by name. */
function present(
  round: NamedRound,
  { people, own, progress, canManage }: Details & { readonly canManage: boolean },
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
    state: runs ? "running" : round.frozenAt === null ? "ending" : "over",
    panelSize: round.panelSize,
    leastAnswers: leastAnswersOf(round.panelSize),
    people: people
      .map(({ userId, firstName, lastName }) => ({ userId, name: joinName(firstName, lastName) }))
      .toSorted((one, other) => byName.compare(one.name, other.name)),
    finished: runs ? progress.finished : null,
    wouldOpen: runs && canManage ? progress.wouldOpen : null,
    canRemindAt: iso(canRemindAt(round, now)),
    meetAgainAt: iso(meetAgainAt(round, now)),
    own: own === undefined ? null : presentOwn(own),
    canManage,
    hasPicture: round.hasPicture,
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

async function loadDetails(db: Queryable, actor: Actor, rounds: readonly NamedRound[], now: Date) {
  const ids = rounds.map(({ id }) => id);
  const running = rounds.filter((round) => isRunning(round, now)).map(({ id }) => id);
  const [allPeople, parts, allProgress, pairs] = await Promise.all([
    listPeople(db, ids),
    listOwnParts(db, actor.userId, ids),
    listProgress(db, running),
    listPairs(db, running),
  ]);
  const people = Map.groupBy(allPeople, ({ teamRoundId }) => teamRoundId);
  const own = new Map(parts.map((part) => [part.teamRoundId, part]));
  const progress = Map.groupBy(allProgress, ({ teamRoundId }) => teamRoundId);
  return (id: string): Details => ({
    people: people.get(id) ?? [],
    own: own.get(id),
    progress: progressOf(progress.get(id) ?? [], pairs),
  });
}

/** @throws {DomainError} not_found */
export async function readTeamRound(
  db: Queryable,
  { clock }: Pick<Deps, "clock">,
  actor: Actor,
  id: string,
): Promise<TeamRound> {
  const now = clock.now();
  const { round, canManage } = await getTeamRoundOf(db, actor, id);
  const details = (await loadDetails(db, actor, [round], now))(round.id);
  return present(round, { ...details, canManage }, now);
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
  const details = await loadDetails(db, actor, rounds, now);
  const canManage = leads(role);
  const shown = rounds.map((round) => present(round, { ...details(round.id), canManage }, now));
  return canManage ? shown : shown.filter(({ own }) => own !== null);
}

/** The team rounds in which the actor takes part, newest first. */
export async function listOwnTeamRounds(deps: Deps, actor: Actor): Promise<readonly TeamRound[]> {
  const db = deps.db.read;
  const now = deps.clock.now();
  const rounds = await listRoundsWith(db, actor.userId);
  const details = await loadDetails(db, actor, rounds, now);
  return rounds.map((round) => present(round, { ...details(round.id), canManage: false }, now));
}
