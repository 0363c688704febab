import type { Deps } from "#src/server/deps.ts";
import { numberOf } from "#src/server/domain/admin/cursor.ts";
import { dayOf } from "#src/server/domain/admin/people/present-person.ts";
import { csvOf } from "#src/server/domain/analysis/report/csv.ts";
import type { ExportedFile } from "#src/server/domain/analysis/report/export-analysis.ts";
import { fileNameOf } from "#src/server/domain/analysis/report/file-name.ts";
import { joinName } from "#src/shared/account/split-name.ts";
import { actTexts, targetKindOf } from "#src/shared/admin/admin-acts.ts";
import type { LogInput, LogQuery } from "#src/shared/admin/log.input.ts";
import type { Log, LogEntry } from "#src/shared/admin/log.output.ts";
import { peopleLimits } from "#src/shared/admin/people.ts";
import { listEntries, listNames, listTitles, type LogRow } from "./log-queries.ts";

type Needs = Pick<Deps, "db">;

/** With the names of those whose accounts are still there, and the titles of posts that are. */
async function present({ db }: Needs, rows: readonly LogRow[]): Promise<LogEntry[]> {
  const ids = new Set(
    rows.flatMap(({ actorId, targetId }) => [targetId, ...(actorId === null ? [] : [actorId])]),
  );
  const people = await listNames(db.read, [...ids]);
  const names = new Map(people.map((person) => [person.id, joinName(person.firstName, person.lastName)]));
  const postIds = rows.flatMap(({ act, targetId }) =>
    targetKindOf(act, targetId) === "post" ? [targetId] : [],
  );
  const titles = postIds.length === 0 ? [] : await listTitles(db.read, postIds);
  for (const { id, title } of titles) names.set(id, title);
  const named = (id: string) => ({ id, name: names.get(id) ?? null });
  return rows.map(({ number, at, actorId, act, targetId, until }) => ({
    number,
    at: at.toISOString(),
    actor: actorId === null ? null : named(actorId),
    act,
    target: { ...named(targetId), kind: targetKindOf(act, targetId) },
    until: until === null ? null : dayOf(until),
  }));
}

/** What administrators did, newest first, a page at a time. */
export async function listLog(deps: Needs, { cursor, ...query }: LogInput): Promise<Log> {
  const most = peopleLimits.atOnce;
  const rows = await listEntries(deps.db.read, query, { before: numberOf(cursor), most: most + 1 });
  const items = await present(deps, rows.slice(0, most));
  const last = items.at(-1)?.number;
  return { items, next: rows.length > most && last !== undefined ? String(last) : null };
}

const columns = ["number", "when", "who", "who (id)", "what", "to", "to (id)", "until"];

const gone = "an account that’s gone";

function rowOf({ number, at, actor, act, target, until }: LogEntry): readonly string[] {
  const who = actor === null ? "someone with a shell on the server" : (actor.name ?? gone);
  const toWhom = target.kind === "person" ? (target.name ?? gone) : (target.name ?? target.kind);
  return [String(number), at, who, actor?.id ?? "", actTexts[act], toWhom, target.id, until ?? ""];
}

/** The same as a table, the newest so many. Page by page: nobody else waits for one long statement. */
export async function exportLog(deps: Pick<Deps, "db" | "clock">, query: LogQuery): Promise<ExportedFile> {
  const all: LogEntry[] = [];
  let before: number | null = null;
  do {
    const rows: readonly LogRow[] = await listEntries(deps.db.read, query, { before, most: 500 });
    all.push(...(await present(deps, rows)));
    before = rows.length === 500 ? (rows.at(-1)?.number ?? null) : null;
  } while (before !== null && all.length < peopleLimits.inFile);
  return {
    fileName: fileNameOf(["log", dayOf(deps.clock.now())], "csv"),
    contentType: "text/csv; charset=utf-8",
    body: csvOf([columns, ...all.map(rowOf)]),
  };
}
