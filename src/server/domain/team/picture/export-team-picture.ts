import type { Actor, Origin } from "#src/server/actor.ts";
import { takeFromLimits } from "#src/server/auth/limits/limits.ts";
import type { Deps } from "#src/server/deps.ts";
import { drawInTurn } from "#src/server/domain/analysis/report/draw-in-turn.ts";
import { reportsOf } from "#src/server/domain/analysis/limits.ts";
import { csvOf, type Cell } from "#src/server/domain/analysis/report/csv.ts";
import type { ExportedFile } from "#src/server/domain/analysis/report/export-analysis.ts";
import { exportFileName } from "#src/server/domain/analysis/report/file-name.ts";
import { teamErrors } from "#src/server/domain/team/errors.ts";
import { getTeamRoundOf } from "#src/server/domain/team/gate.ts";
import type { TeamPicture } from "#src/shared/team/team.output.ts";
import { findTrait } from "#src/shared/words/catalogue.ts";
import { presentTeamPicture } from "./present-team-picture.ts";
import { findPicture } from "./queries.ts";
import { teamSheet } from "./team-sheet.ts";

const nameOf = (traitId: string): string => findTrait(traitId)?.name ?? traitId;

/** One table for everything: the first cell says what a row is. */
function tableOf({ counted, agreement, words }: TeamPicture): readonly (readonly Cell[])[] {
  const { middle, half } = agreement;
  return [
    ["section", "item", "pane", "value"],
    ["team", "people counted", "", counted],
    ["agreement", "middle", "", middle],
    ...(half === null
      ? []
      : [
          ["agreement", "middle half from", "", half.low],
          ["agreement", "middle half to", "", half.high],
        ]),
    ...words.map(({ traitId, pane, people }) => ["word", nameOf(traitId), pane, people]),
  ];
}

/**
 * The picture of a team round, also as a table or to print: the same for everyone who takes part, and for those who lead.
 *
 * @throws {DomainError} not_found, also while there is none; too_many_requests for prints.
 */
export async function exportTeamPicture(
  deps: Deps,
  actor: Actor,
  id: string,
  format: "json" | "pdf" | "csv" = "json",
  caller?: Origin,
): Promise<TeamPicture | ExportedFile> {
  const { round } = await getTeamRoundOf(deps.db.read, actor, id);
  const row = await findPicture(deps.db.read, round.id);
  if (row === undefined) throw teamErrors.noPicture();
  const picture = presentTeamPicture(row, round);
  const fileName = exportFileName(`${round.title} team`, 1, format);
  switch (format) {
    case "json":
      return picture;
    case "csv":
      return { fileName, contentType: "text/csv; charset=utf-8", body: csvOf(tableOf(picture)) };
    case "pdf": {
      await takeFromLimits(deps, [reportsOf(actor)]);
      const bytes = await drawInTurn(caller, () => deps.printSheet(teamSheet(picture, round.organisation)));
      const body = Buffer.from(bytes).toString("base64");
      return { fileName, contentType: "application/pdf", body, encoding: "base64" };
    }
  }
}
