import type { Actor, Origin } from "#src/server/actor.ts";
import type { Deps } from "#src/server/deps.ts";
import { printFile } from "#src/server/domain/analysis/report/draw-in-turn.ts";
import type { ExportedFile } from "#src/server/domain/analysis/report/export-analysis.ts";
import { exportFileName } from "#src/server/domain/analysis/report/file-name.ts";
import { getPreparation } from "./get-preparation.ts";
import type { Sheet, SheetSection } from "#src/server/domain/analysis/report/report.ts";
import type { Preparation } from "#src/shared/preparation/preparation.ts";
import { indexText } from "#src/shared/result/texts/agreement-text.ts";
import { confidenceCopy, olderScaleText } from "#src/shared/result/texts/result-texts.ts";
import { people } from "#src/shared/survey/survey-stage.ts";

/** As `agreementText`, about a client. */
const claims = {
  beyond: "Their own words and other people’s agree more than chance would explain.",
  open: "Whether their own words and other people’s agree can’t be told from chance.",
  below: "People rarely chose the words they did: less often than chance would.",
};

const paragraphsOf = (text: string): readonly string[] =>
  text.split(/\n+/).filter((line) => line.trim() !== "");

/** A section for a text; [] if it is blank. */
const textSection = (title: string, text: string): readonly SheetSection[] =>
  text.trim() === ""
    ? []
    : [{ title, paragraphs: [paragraphsOf(text).join(" · ")], points: [], isCut: true }];

function changesSection({ changes }: Preparation): readonly SheetSection[] {
  if (changes === null) return [];
  const title = "What changed since the last result";
  return changes.length === 0
    ? [{ title, paragraphs: ["Nothing beyond chance."], points: [] }]
    : [{ title, paragraphs: [], points: changes }];
}

function preparationSheet(preparation: Preparation): Sheet {
  const { clientName, programme, responseCount, confidence, createdAt, hypotheses } = preparation;
  const olderScale = olderScaleText(preparation);
  const madeOn = new Date(`${createdAt.slice(0, 10)}T00:00:00.000Z`);
  const day = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" }).format(madeOn);
  return {
    title: `Session with ${clientName}`,
    byline: programme,
    facts: `${people(responseCount)} answered · ${confidenceCopy[confidence].name} · Result ${String(preparation.snapshot)} · ${day}`,
    foot: "For you alone: your client shared this result with you.",
    madeOn,
    sections: [
      ...(olderScale === null
        ? []
        : [{ title: "How words were graded", paragraphs: [olderScale], points: [] }]),
      ...hypotheses.map(({ question, evidence }, index) => ({
        title: `${String(index + 1)}. ${question}`,
        paragraphs: [evidence],
        points: [],
      })),
      { title: "Agreement", paragraphs: [indexText(preparation.agreement, claims)], points: [] },
      ...changesSection(preparation),
      ...textSection("Their plan", preparation.plan ?? ""),
      ...textSection("Your notes", preparation.notes),
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
  const preparation = await getPreparation(deps, actor, clientId);
  const fileName = exportFileName(`session ${preparation.clientName}`, preparation.snapshot, "pdf");
  return printFile(deps, { actor, origin: caller }, fileName, () =>
    deps.printSheet(preparationSheet(preparation)),
  );
}
