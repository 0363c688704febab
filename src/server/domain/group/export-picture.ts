import type { Actor, Origin } from "#src/server/actor.ts";
import { takeFromLimits } from "#src/server/auth/limits/limits.ts";
import type { Deps } from "#src/server/deps.ts";
import { drawInTurn } from "#src/server/domain/analysis/report/draw-in-turn.ts";
import { reportsOf } from "#src/server/domain/analysis/limits.ts";
import { csvOf, type Cell } from "#src/server/domain/analysis/report/csv.ts";
import type { ExportedFile } from "#src/server/domain/analysis/report/export-analysis.ts";
import { exportFileName } from "#src/server/domain/analysis/report/file-name.ts";
import { getOwnProgramme } from "#src/server/domain/programme/gate.ts";
import { joinName } from "#src/shared/account/split-name.ts";
import type { GroupCell, GroupPicture } from "#src/shared/group/group.output.ts";
import { findTrait } from "#src/shared/words/catalogue.ts";
import { groupErrors } from "./errors.ts";
import { groupSheet } from "./group-sheet.ts";
import { presentPicture } from "./present-picture.ts";
import { findNewestPicture } from "./queries.ts";

const cellText = (cell: GroupCell): string => (cell === null ? "" : String(cell));

/** One table for everything: the first cell says what a row is. */
function tableOf({ counted, agreement, words }: GroupPicture): readonly (readonly Cell[])[] {
  const { low, middle, high } = agreement;
  return [
    ["section", "item", "arena", "blind spot", "façade", "value"],
    ["group", "people counted", "", "", "", counted],
    ["agreement", "middle half from", "", "", "", low],
    ["agreement", "middle", "", "", "", middle],
    ["agreement", "middle half to", "", "", "", high],
    ...words.map(({ traitId, arena, blindSpot, facade }) => [
      "word",
      findTrait(traitId)?.name ?? traitId,
      ...[arena, blindSpot, facade].map(cellText),
      "",
    ]),
  ];
}

/**
 * The newest group picture, also as a table or as a report for a sponsor. All are made of the picture alone (rule F4).
 *
 * @throws {DomainError} not_found, also while there is no picture; too_many_requests for reports.
 */
export async function exportPicture(
  deps: Deps,
  actor: Actor,
  faId: string,
  format: "json" | "pdf" | "csv",
  caller?: Origin,
): Promise<GroupPicture | ExportedFile> {
  const { id, title } = await getOwnProgramme(deps.db.read, actor, faId);
  const newest = await findNewestPicture(deps.db.read, id);
  if (newest === undefined) throw groupErrors.noPicture();
  const picture = presentPicture(newest);
  const fileName = exportFileName(`${title} group`, picture.number, format);
  switch (format) {
    case "json":
      return picture;
    case "csv":
      return { fileName, contentType: "text/csv; charset=utf-8", body: csvOf(tableOf(picture)) };
    case "pdf": {
      await takeFromLimits(deps, [reportsOf(actor)]);
      const facilitator = joinName(actor.firstName, actor.lastName);
      const bytes = await drawInTurn(caller, () =>
        deps.printSheet(groupSheet(picture, { programme: title, facilitator })),
      );
      const body = Buffer.from(bytes).toString("base64");
      return { fileName, contentType: "application/pdf", body, encoding: "base64" };
    }
  }
}
