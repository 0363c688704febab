import type { Actor, Origin } from "#src/server/actor.ts";
import type { Deps } from "#src/server/deps.ts";
import { printFile } from "#src/server/domain/analysis/report/draw-in-turn.ts";
import type { ExportedFile } from "#src/server/domain/analysis/report/export-analysis.ts";
import { exportFileName } from "#src/server/domain/analysis/report/file-name.ts";
import { getPreparation } from "./get-preparation.ts";
import { findShownBrand } from "#src/server/domain/own-brand/own-brand.ts";
import { reportOf } from "#src/server/domain/analysis/report/report-content.ts";
import { getClientAnalysis } from "#src/server/domain/programme/results.ts";
import { findTrait } from "#src/shared/words/catalogue.ts";
import type { Report, Sheet, SheetSection } from "#src/server/domain/analysis/report/report.ts";
import type { Preparation } from "#src/shared/preparation/preparation.ts";
import { confidenceCopy, olderScaleText } from "#src/shared/result/texts/result-texts.ts";
import { people } from "#src/shared/survey/survey-stage.ts";

const paragraphsOf = (text: string): readonly string[] =>
  text.split(/\n+/).filter((line) => line.trim() !== "");

/** A section for a text; [] if it is blank. */
const textSection = (title: string, text: string): readonly SheetSection[] =>
  text.trim() === ""
    ? []
    : [{ title, paragraphs: [paragraphsOf(text).join(" · ")], points: [], isCut: true }];

const dayText = (iso: string): string =>
  new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" }).format(new Date(iso));

const namesOf = (traitIds: readonly string[]): string =>
  traitIds.length === 0 ? "no clear word" : traitIds.map((id) => findTrait(id)?.name ?? id).join(", ");

/** Now beside before, in words; nothing without a result before. */
function beforeSection({ before, changes, createdAt, responseCount }: Preparation): readonly SheetSection[] {
  if (before === null || changes === null) return [];
  const where = before.programme === null ? "" : `, in “${before.programme}”`;
  return [
    {
      title: "Before and now",
      paragraphs: changes.length === 0 ? ["Nothing changed beyond chance."] : changes,
      points: [
        `${dayText(before.createdAt)}${where} (${people(before.responseCount)}): ${namesOf(before.then)}`,
        `${dayText(createdAt)} (${people(responseCount)}): ${namesOf(before.now)}`,
      ],
    },
  ];
}

function preparationSheet(preparation: Preparation, result: Report, brand: Sheet["brand"]): Sheet {
  const { clientName, programme, responseCount, confidence, createdAt, hypotheses } = preparation;
  const olderScale = olderScaleText(preparation);
  return {
    title: `Session with ${clientName}`,
    byline: programme,
    facts: `${people(responseCount)} answered · ${confidenceCopy[confidence].name} · Result ${String(preparation.snapshot)} · ${dayText(createdAt)}`,
    foot: "For you alone: your client shared this result with you.",
    madeOn: result.madeOn,
    ...{ brand, result },
    sections: [
      olderScale === null ? [] : [{ title: "How words were graded", paragraphs: [olderScale], points: [] }],
      beforeSection(preparation),
      hypotheses.map(({ question, evidence }, index) => ({
        title: `${String(index + 1)}. ${question}`,
        paragraphs: [evidence],
        points: [],
      })),
      textSection("Their step", preparation.plan ?? ""),
      textSection("Your notes", preparation.notes),
    ],
  };
}

/** @throws {DomainError} not_found, also while the result isn't shared; too_many_requests */
export async function exportPreparation(
  deps: Deps,
  actor: Actor,
  clientId: string,
  caller?: Origin,
): Promise<ExportedFile> {
  const [preparation, { analysis, title, minResponses }] = await Promise.all([
    getPreparation(deps, actor, clientId),
    getClientAnalysis(deps, actor, clientId),
  ]);
  const result = reportOf(analysis, { title, minResponses, ownerName: preparation.clientName });
  const brand = await findShownBrand(deps.db.read, deps, actor.userId);
  const fileName = exportFileName(`session ${preparation.clientName}`, preparation.snapshot, "pdf");
  return printFile(deps, { actor, origin: caller }, fileName, () =>
    deps.printSheet(preparationSheet(preparation, result, brand)),
  );
}
