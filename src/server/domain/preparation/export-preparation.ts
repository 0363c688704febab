import type { Actor, Origin } from "#src/server/actor.ts";
import { takeFromLimits } from "#src/server/auth/limits/limits.ts";
import type { Deps } from "#src/server/deps.ts";
import { drawInTurn } from "#src/server/domain/analysis/report/draw-in-turn.ts";
import { reportsOf } from "#src/server/domain/analysis/limits.ts";
import type { ExportedFile } from "#src/server/domain/analysis/report/export-analysis.ts";
import { exportFileName } from "#src/server/domain/analysis/report/file-name.ts";
import { getPreparation } from "./get-preparation.ts";
import { preparationSheet } from "./preparation-sheet.ts";

/**
 * The preparation of a session as a PDF.
 *
 * @throws {DomainError} not_found, also while the result isn't shared; too_many_requests
 */
export async function exportPreparation(
  deps: Deps,
  actor: Actor,
  clientId: string,
  caller?: Origin,
): Promise<ExportedFile> {
  const preparation = await getPreparation(deps, actor, clientId);
  await takeFromLimits(deps, [reportsOf(actor)]);
  const bytes = await drawInTurn(caller, () => deps.printSheet(preparationSheet(preparation)));
  return {
    fileName: exportFileName(`session ${preparation.clientName}`, preparation.snapshot, "pdf"),
    contentType: "application/pdf",
    body: Buffer.from(bytes).toString("base64"),
    encoding: "base64",
  };
}
