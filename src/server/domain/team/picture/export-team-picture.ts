import type { Sheet, SheetSection, SheetWindow } from "#src/server/domain/analysis/report/report.ts";
import { quadrants, type Quadrant } from "#src/shared/result/analysis.ts";
import { paneText } from "#src/shared/result/result-names.ts";
import { evenWeights } from "#src/shared/result/window-geometry.ts";
import { people } from "#src/shared/survey/survey-stage.ts";
import type { TeamPane } from "#src/shared/team/picture-content.ts";
import {
  noWordsText,
  teamAgreementText,
  teamMethod,
  teamPaneMeanings,
  teamPictureLimits,
  teamWordName,
} from "#src/shared/team/picture-text.ts";
import type { TeamPicture } from "#src/shared/team/team.output.ts";
import type { Actor, Origin } from "#src/server/actor.ts";
import { enforceLimits } from "#src/server/auth/limits/limits.ts";
import type { Deps } from "#src/server/deps.ts";
import { drawInTurn } from "#src/server/domain/analysis/report/draw-in-turn.ts";
import { reportsOf } from "#src/server/domain/analysis/limits.ts";
import { csvOf, type Cell } from "#src/server/domain/analysis/report/csv.ts";
import type { ExportedFile } from "#src/server/domain/analysis/report/export-analysis.ts";
import { exportFileName } from "#src/server/domain/analysis/report/file-name.ts";
import { teamErrors } from "#src/server/domain/team/errors.ts";
import { getTeamRoundOf } from "#src/server/domain/team/gate.ts";
import { findTrait } from "#src/shared/words/catalogue.ts";
import { presentTeamPicture } from "./make-team-picture.ts";
import { findPicture } from "./queries.ts";

const isPane = (quadrant: Quadrant): quadrant is TeamPane => quadrant !== "unknown";

const linesOf = ({ words }: TeamPicture, pane: TeamPane) =>
  words
    .filter((word) => word.pane === pane)
    .map(({ traitId, people: n }) => ({ name: teamWordName(traitId), votes: String(n) }));

function windowOf(picture: TeamPicture): SheetWindow {
  const panes = quadrants.map((quadrant) => ({
    quadrant,
    title: paneText[quadrant].name,
    words: (isPane(quadrant) ? linesOf(picture, quadrant) : []).map((line) => ({
      ...line,
      isClear: false,
      strength: null,
    })),
    others: [],
    windowNote: quadrant === "unknown" ? "Not counted" : null,
  }));
  const [arena, blindSpot, facade] = (["arena", "blindSpot", "facade"] as const).map(
    (pane) => linesOf(picture, pane).length,
  );
  const sizes = { arena: arena ?? 0, blindSpot: blindSpot ?? 0, facade: facade ?? 0 };
  const known = sizes.arena + sizes.blindSpot + sizes.facade;
  return {
    panes,
    weights: known === 0 ? evenWeights : { ...sizes, unknown: known / 3 },
    windowText: `A window with the words that much of the team shares: ${quadrants
      .filter(isPane)
      .map((pane) => `${paneText[pane].name} ${String(sizes[pane])}`)
      .join(", ")}. The lists below name them.`,
  };
}

function wordSections(picture: TeamPicture): readonly SheetSection[] {
  const sections = quadrants.filter(isPane).flatMap((pane): readonly SheetSection[] => {
    const lines = linesOf(picture, pane).map(({ name, votes }) => `${name} (${votes})`);
    if (lines.length === 0) return [];
    return [
      {
        title: paneText[pane].name,
        paragraphs: [teamPaneMeanings[pane], `${lines.join(", ")}.`],
        points: [],
      },
    ];
  });
  return sections.length > 0 ? sections : [{ title: "Words", paragraphs: [noWordsText], points: [] }];
}

/** A printable page, made from the picture alone. */
function teamSheet(picture: TeamPicture, organisation: string): Sheet {
  const madeOn = new Date(`${picture.createdAt.slice(0, 10)}T00:00:00.000Z`);
  const day = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" }).format(madeOn);
  return {
    title: picture.title,
    byline: `Team picture of ${organisation}`,
    facts: `${people(picture.counted)} counted · ${day}`,
    foot: "Nobody can be picked out of this picture.",
    madeOn,
    window: windowOf(picture),
    sections: [
      { title: "What to talk about", paragraphs: [], points: picture.questions },
      ...wordSections(picture),
      { title: "How far you and others agree", paragraphs: [teamAgreementText(picture)], points: [] },
      { title: "How it’s made", paragraphs: [], points: teamMethod },
      { title: "What it can’t tell you", paragraphs: [], points: teamPictureLimits },
    ],
  };
}

const nameOf = (traitId: string): string => findTrait(traitId)?.name ?? traitId;

/** One table for everything; the first column names the kind of row. */
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
 * Exports the picture of a team round, the same for everyone who may see it.
 *
 * @throws {DomainError} not_found, also before the picture is made; too_many_requests for prints.
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
      await enforceLimits(deps, [reportsOf(actor)]);
      const bytes = await drawInTurn(caller, () => deps.printSheet(teamSheet(picture, round.organisation)));
      const body = Buffer.from(bytes).toString("base64");
      return { fileName, contentType: "application/pdf", body, encoding: "base64" };
    }
  }
}
