import type { Deps } from "#src/server/deps.ts";
import { searchWords } from "#src/server/domain/admin/people/people.ts";
import { type TargetKind, actTexts, targetKindOf } from "#src/shared/admin/admin-acts.ts";
import type { Log, LogEntry, LogTarget } from "#src/shared/admin/admin.output.ts";
import { type LogRow, listEntries, listMailsOf, listRoundsOf, listTitles } from "./log-queries.ts";
import { listNames } from "#src/server/domain/admin/people/people-queries.ts";
import type { LogInput, LogQuery } from "#src/shared/admin/admin.input.ts";
import type { ExportedFile } from "#src/server/domain/analysis/report/export-analysis.ts";
import { csvFile, cutPage, dayOf, mostRows, numberOf, readAll } from "#src/server/domain/admin/lists.ts";

type Needs = Pick<Deps, "db">;
type Known<Value> = ReadonlyMap<string, Value>;

const idsOf = (rows: readonly LogRow[], kind: TargetKind): readonly string[] => [
  ...new Set(rows.flatMap(({ act, targetId }) => (targetKindOf(act, targetId) === kind ? [targetId] : []))),
];

/** Skips the query without ids. */
const findAll = async <Row>(
  ids: readonly string[],
  list: (ids: readonly string[]) => PromiseLike<readonly Row[]>,
): Promise<readonly Row[]> => (ids.length === 0 ? [] : list(ids));

async function findNames({ db }: Needs, rows: readonly LogRow[]): Promise<Known<string>> {
  const actorIds = rows.flatMap(({ actorId }) => actorId ?? []);
  const ids = [...new Set([...actorIds, ...idsOf(rows, "person")])];
  const [people, titles] = await Promise.all([
    findAll(ids, (all) => listNames(db.read, all)),
    findAll(idsOf(rows, "post"), (all) => listTitles(db.read, all)),
  ]);
  return new Map([
    ...people.map(({ id, name }) => [id, name] as const),
    ...titles.map(({ id, title }) => [id, title] as const),
  ]);
}

async function findRounds({ db }: Needs, ids: readonly string[]): Promise<Known<LogTarget["round"]>> {
  const rounds = await findAll(ids, (all) => listRoundsOf(db.read, all));
  return new Map(
    rounds.map(({ id, ownerId, name, createdAt }) => [
      id,
      { owner: { id: ownerId, name }, started: dayOf(createdAt) },
    ]),
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

/** Entries with the names of existing actors and targets. */
async function presentEntries(deps: Needs, rows: readonly LogRow[]): Promise<LogEntry[]> {
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

/**
 * A page of the administrators' log, by default the newest first.
 *
 * @throws {DomainError} bad_request for a search of too few letters.
 */
export async function listLog(
  deps: Needs,
  { q = "", act, person, sort = "newest", cursor }: LogInput,
): Promise<Log> {
  const words = q === "" ? null : searchWords(q);
  const wanted = { act, person, sort, words, after: numberOf(cursor), most: mostRows };
  const { page, next } = cutPage(await listEntries(deps.db.read, wanted), ({ number }) => String(number));
  return { items: await presentEntries(deps, page), next };
}

const columns = ["number", "when", "who", "who (id)", "what", "to", "to (id)", "until"];

const gone = "an account that’s gone";

function toWhom({ kind, name, round, email }: LogTarget): string {
  if (round !== null) return `round of ${round.owner.name}, started ${round.started}`;
  if (email !== null)
    return `email “${email.kind}”${email.recipient === null ? "" : ` to ${email.recipient}`}`;
  return name ?? (kind === "person" ? gone : kind);
}

function rowOf({ number, at, actor, act, target, until }: LogEntry): readonly string[] {
  const who = actor === null ? "someone with a shell on the server" : (actor.name ?? gone);
  return [String(number), at, who, actor?.id ?? "", actTexts[act], toWhom(target), target.id, until ?? ""];
}

/** The filtered entries as CSV. @throws {DomainError} bad_request for a search of too few letters. */
export async function exportLog(deps: Pick<Deps, "db" | "clock">, query: LogQuery): Promise<ExportedFile> {
  const entries = await readAll((cursor) => listLog(deps, { ...query, cursor }));
  return csvFile(deps, "log", [columns, ...entries.map(rowOf)]);
}
