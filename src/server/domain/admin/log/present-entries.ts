import type { Deps } from "#src/server/deps.ts";
import { dayOf } from "#src/server/domain/admin/people/present-person.ts";
import { joinName } from "#src/shared/account/names.ts";
import { targetKindOf, type TargetKind } from "#src/shared/admin/admin-acts.ts";
import type { LogEntry, LogTarget } from "#src/shared/admin/admin.output.ts";
import type { LogRow } from "./log-queries.ts";
import { listMailsOf, listNames, listRoundsOf, listTitles } from "./target-queries.ts";

type Needs = Pick<Deps, "db">;
type Known<Value> = ReadonlyMap<string, Value>;

const idsOf = (rows: readonly LogRow[], kind: TargetKind): readonly string[] => [
  ...new Set(rows.flatMap(({ act, targetId }) => (targetKindOf(act, targetId) === kind ? [targetId] : []))),
];

/** Asks only where there is something to ask for. */
const findAll = async <Row>(
  ids: readonly string[],
  list: (ids: readonly string[]) => PromiseLike<readonly Row[]>,
): Promise<readonly Row[]> => (ids.length === 0 ? [] : list(ids));

/** Names of people and titles of posts. */
async function findNames({ db }: Needs, rows: readonly LogRow[]): Promise<Known<string>> {
  const actorIds = rows.flatMap(({ actorId }) => actorId ?? []);
  const ids = [...new Set([...actorIds, ...idsOf(rows, "person")])];
  const [people, titles] = await Promise.all([
    findAll(ids, (all) => listNames(db.read, all)),
    findAll(idsOf(rows, "post"), (all) => listTitles(db.read, all)),
  ]);
  return new Map([
    ...people.map(({ id, firstName, lastName }) => [id, joinName(firstName, lastName)] as const),
    ...titles.map(({ id, title }) => [id, title] as const),
  ]);
}

async function findRounds({ db }: Needs, ids: readonly string[]): Promise<Known<LogTarget["round"]>> {
  const rounds = await findAll(ids, (all) => listRoundsOf(db.read, all));
  return new Map(
    rounds.map(({ id, ownerId, firstName, lastName, createdAt }) => {
      const owner = { id: ownerId, name: joinName(firstName, lastName) };
      return [id, { owner, started: dayOf(createdAt) }];
    }),
  );
}

async function findMails({ db }: Needs, ids: readonly string[]): Promise<Known<LogTarget["email"]>> {
  const mails = await findAll(ids, (all) => listMailsOf(db.read, all));
  return new Map(
    mails.map(({ id, kind, recipient }) => [
      id,
      { kind: kind === "" ? "unknown" : kind, recipient: recipient === "" ? null : recipient },
    ]),
  );
}

/** Entries with what is still there of those who acted and of what they acted on. */
export async function presentEntries(deps: Needs, rows: readonly LogRow[]): Promise<LogEntry[]> {
  const [names, rounds, mails] = await Promise.all([
    findNames(deps, rows),
    findRounds(deps, idsOf(rows, "round")),
    findMails(deps, idsOf(rows, "email")),
  ]);
  const named = (id: string) => ({ id, name: names.get(id) ?? null });
  return rows.map(({ number, at, actorId, act, targetId, until }) => ({
    number,
    at: at.toISOString(),
    actor: actorId === null ? null : named(actorId),
    act,
    target: {
      ...named(targetId),
      kind: targetKindOf(act, targetId),
      round: rounds.get(targetId) ?? null,
      email: mails.get(targetId) ?? null,
    },
    until: until === null ? null : dayOf(until),
  }));
}
