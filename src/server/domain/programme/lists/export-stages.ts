import type { Actor } from "#src/server/actor.ts";
import type { Deps } from "#src/server/deps.ts";
import { csvOf } from "#src/server/domain/analysis/report/csv.ts";
import type { ExportedFile } from "#src/server/domain/analysis/report/export-analysis.ts";
import { fileNameOf } from "#src/server/domain/analysis/report/file-name.ts";
import type { Client } from "#src/shared/programme/programme.output.ts";
import { standingText } from "#src/shared/programme/stage.ts";
import { getProgramme } from "#src/server/domain/programme/get-programme.ts";

const columns = [
  "name",
  "email",
  "stage",
  "answers",
  "minimum",
  "deadline",
  "invited",
  "nudged",
  "shared since",
];

const rowOf = ({ name, email, answers, minResponses, ...client }: Client): readonly string[] => [
  name,
  email,
  standingText(client),
  answers === null ? "" : String(answers),
  String(minResponses),
  client.closesAt ?? "",
  client.invitedAt,
  client.nudgedAt ?? "",
  client.sharedSince ?? "",
];

/**
 * The stage of each client as a table.
 *
 * @throws {DomainError} not_found
 */
export async function exportStages(deps: Deps, actor: Actor, faId: string): Promise<ExportedFile> {
  const { title, clients } = await getProgramme(deps, actor, faId);
  return {
    fileName: fileNameOf([title, "stages"], "csv"),
    contentType: "text/csv; charset=utf-8",
    body: csvOf([columns, ...clients.map(rowOf)]),
  };
}
