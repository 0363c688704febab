import type { Deps } from "#src/server/deps.ts";
import {
  requireStillConfirmed,
  requireRecentSignIn,
  type AdminCaller,
} from "#src/server/domain/admin/acts/confirm-caller.ts";
import { writeActIn } from "#src/server/domain/audit-log/write-act.ts";
import { csvOf } from "#src/server/domain/analysis/report/csv.ts";
import type { ExportedFile } from "#src/server/domain/analysis/report/export-analysis.ts";
import { fileNameOf } from "#src/server/domain/analysis/report/file-name.ts";
import { everyone } from "#src/shared/admin/admin-acts.ts";
import type { PeopleQuery } from "#src/shared/admin/admin.input.ts";
import type { Person } from "#src/shared/admin/admin.output.ts";
import { listPeopleForFile } from "./list-people.ts";
import { dayOf } from "./present-person.ts";

const columns = [
  ...["id", "name", "email", "username", "confirmed", "administrator"],
  ...["since", "last seen", "plan", "plan given until", "rounds"],
];

const yes = (is: boolean): string => (is ? "yes" : "no");

const rowOf = (person: Person): readonly string[] => [
  person.id,
  person.name,
  person.email,
  person.username ?? "",
  yes(person.verified),
  yes(person.isAdmin),
  person.since,
  person.lastSeen ?? "",
  person.plan,
  person.given === null ? "" : (person.given.until ?? "no end"),
  String(person.rounds),
];

/**
 * People as they're filtered, as a table. The log says who has it.
 *
 * @throws {DomainError} forbidden long after the sign-in; bad_request for a search of too few letters.
 */
export async function exportPeople(
  deps: Deps,
  caller: AdminCaller,
  query: PeopleQuery,
): Promise<ExportedFile> {
  await requireRecentSignIn(deps, caller);
  const people = await listPeopleForFile(deps, query);
  await deps.db.write(async (tx) => {
    await requireStillConfirmed(tx, deps, caller);
    await writeActIn(tx, deps, { actorId: caller.actor.userId, act: "export people", targetId: everyone });
  });
  return {
    fileName: fileNameOf(["people", dayOf(deps.clock.now())], "csv"),
    contentType: "text/csv; charset=utf-8",
    body: csvOf([columns, ...people.map(rowOf)]),
  };
}
