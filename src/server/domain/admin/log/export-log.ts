import type { Deps } from "#src/server/deps.ts";
import { dayOf } from "#src/server/domain/admin/people/present-person.ts";
import { csvOf } from "#src/server/domain/analysis/report/csv.ts";
import type { ExportedFile } from "#src/server/domain/analysis/report/export-analysis.ts";
import { fileNameOf } from "#src/server/domain/analysis/report/file-name.ts";
import { actTexts } from "#src/shared/admin/admin-acts.ts";
import type { LogQuery } from "#src/shared/admin/admin.input.ts";
import type { LogEntry, LogTarget } from "#src/shared/admin/admin.output.ts";
import { listLogForFile } from "./list-log.ts";

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

/** Entries as they're filtered, as a table. @throws {DomainError} bad_request for a search of too few letters. */
export async function exportLog(deps: Pick<Deps, "db" | "clock">, query: LogQuery): Promise<ExportedFile> {
  const entries = await listLogForFile(deps, query);
  return {
    fileName: fileNameOf(["log", dayOf(deps.clock.now())], "csv"),
    contentType: "text/csv; charset=utf-8",
    body: csvOf([columns, ...entries.map(rowOf)]),
  };
}
