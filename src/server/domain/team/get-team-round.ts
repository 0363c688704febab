import type { Queryable } from "#db/client.ts";
import type { Actor } from "#src/server/actor.ts";
import { after, days } from "#src/server/clock.ts";
import type { Deps } from "#src/server/deps.ts";
import type { ExportedFile } from "#src/server/domain/analysis/report/export-analysis.ts";
import { pictureFile } from "#src/server/domain/group/picture-files.ts";
import { presentPicture } from "#src/server/domain/group/picture-text.ts";
import { getMembership, listOwnMemberships } from "#src/server/domain/organisation/gate.ts";
import { listOrganisations } from "#src/server/domain/organisation/get-organisation.ts";
import { findShownBrand, presentBrand } from "#src/server/domain/own-brand/own-brand.ts";
import type { AccountExport } from "#src/shared/account/own-data.output.ts";
import type { PictureFormat } from "#src/shared/group/group.input.ts";
import { leads } from "#src/shared/organisation/organisation.ts";
import { leastAnswersOf } from "#src/shared/team/team-limits.ts";
import type { TeamPicture, TeamRound } from "#src/shared/team/team.output.ts";
import { teamErrors } from "./errors.ts";
import { getTeamRoundOf } from "./gate.ts";
import {
  type NamedPerson,
  type NamedRound,
  type PairRow,
  listPairs,
  listPeople,
  listPictures,
  listRoundsOf,
  listRoundsWith,
} from "./queries.ts";
import { canRemindAt, isRunning, meetAgainAt, pairsAmong, progressOf } from "./rules.ts";

const byName = new Intl.Collator("en");

const iso = (time: Date | null): string | null => time?.toISOString() ?? null;

interface Details {
  readonly people: readonly NamedPerson[];
  /** All pairs of a running round, and the actor's own of any. */
  readonly pairs: readonly PairRow[];
  readonly canManage: boolean;
}

function ownPart({ userId }: Actor, { people, pairs }: Details): TeamRound["own"] {
  const person = people.find((one) => one.userId === userId);
  if (person === undefined) return null;
  const { id, surveyId, hasOwnWords, hasWindow, isCounted } = person;
  const panel = pairsAmong(people, pairs).filter(({ describerId }) => describerId === id);
  const described = panel.filter(({ used }) => used).length;
  return { surveyId, hasOwnWords, hasWindow, toDescribe: panel.length, described, isCounted };
}

/** The same for everyone, except `own` and what leaders alone see: nobody's progress is told by name. */
function presentRound(actor: Actor, round: NamedRound, details: Details, now: Date): TeamRound {
  const { people, pairs, canManage } = details;
  const runs = isRunning(round, now);
  const progress = progressOf(people, pairs);
  return {
    id: round.id,
    organisation: { id: round.organisationId, name: round.organisation },
    title: round.title,
    purpose: round.purpose,
    startedBy: round.starter?.name ?? null,
    closesAt: round.closesAt.toISOString(),
    state: runs ? "running" : round.frozenAt === null ? "ending" : "over",
    panelSize: round.panelSize,
    leastAnswers: leastAnswersOf(round.panelSize),
    people: people
      .map(({ userId, name }) => ({ userId, name }))
      .toSorted((one, other) => byName.compare(one.name, other.name)),
    finished: runs ? progress.finished : null,
    wouldOpen: runs && canManage ? progress.wouldOpen : null,
    canRemindAt: iso(canRemindAt(round, now)),
    meetAgainAt: iso(meetAgainAt(round, now)),
    own: ownPart(actor, details),
    canManage,
    hasPicture: round.hasPicture,
  };
}

async function present(
  db: Queryable,
  actor: Actor,
  rounds: readonly NamedRound[],
  { canManage, now }: { readonly canManage: boolean; readonly now: Date },
): Promise<readonly TeamRound[]> {
  const all = await listPeople(
    db,
    rounds.map(({ id }) => id),
  );
  const running = new Set(rounds.filter((round) => isRunning(round, now)).map(({ id }) => id));
  const pairs = await listPairs(
    db,
    all.filter(({ teamRoundId, userId }) => running.has(teamRoundId) || userId === actor.userId),
  );
  const byRound = Map.groupBy(all, ({ teamRoundId }) => teamRoundId);
  return rounds.map((round) => {
    const people = byRound.get(round.id) ?? [];
    return presentRound(actor, round, { people, pairs, canManage }, now);
  });
}

/** @throws {DomainError} not_found */
export async function readTeamRound(
  db: Queryable,
  { clock }: Pick<Deps, "clock">,
  actor: Actor,
  id: string,
): Promise<TeamRound> {
  const { round, canManage } = await getTeamRoundOf(db, actor, id);
  const people = await listPeople(db, [round.id]);
  const pairs = await listPairs(db, people);
  return presentRound(actor, round, { people, pairs, canManage }, clock.now());
}

/** @throws {DomainError} not_found */
export const getTeamRound = (deps: Deps, actor: Actor, id: string): Promise<TeamRound> =>
  readTeamRound(deps.db.read, deps, actor, id);

/**
 * An organisation's team rounds, newest first: all for its leaders, their own for members.
 *
 * @throws {DomainError} not_found
 */
export async function listTeamRounds({ db: { read }, clock }: Deps, actor: Actor, organisationId: string) {
  const { organisation, role } = await getMembership(read, actor, organisationId);
  const rounds = await listRoundsOf(read, organisation.id);
  const canManage = leads(role);
  const shown = await present(read, actor, rounds, { canManage, now: clock.now() });
  return canManage ? shown : shown.filter(({ own }) => own !== null);
}

const recentMs = days(14);

/** The rounds of the teams that the actor leads, newest first in each: running, or over since two weeks at most. */
export async function listLedTeamRounds({ db: { read }, clock }: Deps, actor: Actor) {
  const now = clock.now();
  const led = (await listOwnMemberships(read, actor)).filter(({ role }) => leads(role));
  const rounds = await Promise.all(led.map(({ organisation }) => listRoundsOf(read, organisation.id)));
  const recent = rounds.flat().filter(({ closesAt }) => after(closesAt, recentMs) > now);
  return present(read, actor, recent, { canManage: true, now });
}

/** The team rounds in which the actor takes part, newest first. */
export async function listOwnTeamRounds({ db: { read }, clock }: Deps, actor: Actor) {
  const rounds = await listRoundsWith(read, actor.userId);
  return present(read, actor, rounds, { canManage: false, now: clock.now() });
}

/**
 * The picture of a team round, the same for everyone who may see it, beside those of earlier rounds that they
 * may see.
 *
 * @throws {DomainError} not_found, also where there is none; too_many_requests for reports and slides.
 */
export async function exportTeamPicture(
  deps: Deps,
  caller: Parameters<typeof pictureFile>[1],
  id: string,
  format: PictureFormat = "json",
): Promise<TeamPicture | ExportedFile> {
  const { read } = deps.db;
  const { round, canManage } = await getTeamRoundOf(read, caller.actor, id);
  const { title, organisation, organisationId } = round;
  const brand = await findShownBrand(read, deps, round.startedBy);
  const all = await listPictures(read, organisationId, canManage ? null : caller.actor.userId);
  const row = all.find(({ teamRoundId }) => teamRoundId === round.id);
  if (row === undefined) throw teamErrors.noPicture();
  const picture = presentPicture(row, "each other");
  if (format !== "json") {
    const byline = `Team picture of ${organisation}`;
    const printed = { title, byline, picture, audience: "each other", brand } as const;
    return pictureFile(deps, caller, printed, format);
  }
  return {
    teamRoundId: round.id,
    ...{ title, organisation, picture, brand: brand && presentBrand(brand) },
    earlier: all
      .filter(({ createdAt }) => createdAt < row.createdAt)
      .map((one) => presentPicture(one, "each other")),
  };
}

/** The person's own data in organisations and team rounds, without anyone else's. */
export async function exportTeams(
  deps: Deps,
  actor: Actor,
): Promise<Pick<AccountExport, "organisations" | "teamRounds">> {
  const [organisations, rounds] = await Promise.all([
    listOrganisations(deps, actor),
    listOwnTeamRounds(deps, actor),
  ]);
  return {
    organisations: organisations.map(({ name, role, members }) => ({
      name,
      role,
      joinedAt: members.find(({ userId }) => userId === actor.userId)?.joinedAt ?? "",
    })),
    teamRounds: rounds.flatMap(({ organisation, title, closesAt, own }) => {
      if (own === null) return [];
      const { surveyId: round, described, toDescribe, isCounted } = own;
      return [{ organisation: organisation.name, title, closesAt, round, described, toDescribe, isCounted }];
    }),
  };
}
