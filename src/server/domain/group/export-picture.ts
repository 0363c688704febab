import type { Sheet, SheetSection, SheetWindow } from "#src/server/domain/analysis/report/report.ts";
import type { GroupCell, GroupPicture } from "#src/shared/group/group.output.ts";
import type { GroupPane } from "#src/shared/group/picture-content.ts";
import { spokenIndex } from "#src/shared/result/texts/agreement-text.ts";
import { quadrants, type Quadrant } from "#src/shared/result/analysis.ts";
import { paneText } from "#src/shared/result/result-names.ts";
import { evenWeights } from "#src/shared/result/window-geometry.ts";
import { people } from "#src/shared/survey/survey-stage.ts";
import { findTrait } from "#src/shared/words/catalogue.ts";
import type { Actor, Origin } from "#src/server/actor.ts";
import { enforceLimits } from "#src/server/auth/limits/limits.ts";
import type { Deps } from "#src/server/deps.ts";
import { drawInTurn } from "#src/server/domain/analysis/report/draw-in-turn.ts";
import { reportsOf } from "#src/server/domain/analysis/limits.ts";
import { csvOf, type Cell } from "#src/server/domain/analysis/report/csv.ts";
import type { ExportedFile } from "#src/server/domain/analysis/report/export-analysis.ts";
import { exportFileName } from "#src/server/domain/analysis/report/file-name.ts";
import { getOwnProgramme } from "#src/server/domain/programme/gate.ts";
import { joinName } from "#src/shared/account/names.ts";
import { groupErrors } from "./errors.ts";
import { presentPicture } from "./present-picture.ts";
import { findNewestPicture } from "./queries.ts";

/** What each pane means for a group. */
const meanings: Readonly<Record<GroupPane, string>> = {
  arena: "They picked it for themselves, and others picked it for them.",
  blindSpot:
    "Others picked it for them, and they didn’t pick it themselves. Often it’s a strength people take for granted.",
  facade: "They picked it for themselves, and nobody else did.",
};

interface PaneLine {
  readonly name: string;
  readonly cell: Exclude<GroupCell, null>;
}

const rank = (cell: PaneLine["cell"]): number => (cell === "most" ? Infinity : cell);

/** A pane's words, most people first. */
const linesOf = ({ words }: GroupPicture, pane: GroupPane): readonly PaneLine[] =>
  words
    .flatMap(({ traitId, ...cells }) => {
      const cell = cells[pane];
      return cell === null ? [] : [{ name: findTrait(traitId)?.name ?? traitId, cell }];
    })
    .toSorted((one, other) => rank(other.cell) - rank(one.cell));

const isCounted = (quadrant: Quadrant): quadrant is GroupPane => quadrant !== "unknown";

function windowOf(picture: GroupPicture): SheetWindow {
  const panes = quadrants.map((quadrant) => ({
    quadrant,
    title: paneText[quadrant].name,
    words: (isCounted(quadrant) ? linesOf(picture, quadrant) : []).map(({ name, cell }) => ({
      name,
      votes: String(cell),
      isClear: false,
      strength: null,
    })),
    others: [],
    windowNote: quadrant === "unknown" ? "Not counted" : null,
  }));
  const sizeOf = (quadrant: Quadrant) => panes.find((pane) => pane.quadrant === quadrant)?.words.length ?? 0;
  const [arena, blindSpot, facade] = [sizeOf("arena"), sizeOf("blindSpot"), sizeOf("facade")];
  const known = arena + blindSpot + facade;
  const sizes = panes.filter(({ quadrant }) => quadrant !== "unknown");
  return {
    panes,
    weights: known === 0 ? evenWeights : { arena, blindSpot, facade, unknown: known / 3 },
    windowText: `A window with the words that five or more people share: ${sizes
      .map(({ title, words }) => `${title} ${String(words.length)}`)
      .join(", ")}. The lists below name them.`,
  };
}

function wordSections(picture: GroupPicture): readonly SheetSection[] {
  if (picture.words.length === 0)
    return [
      {
        title: "Words",
        paragraphs: [
          "No word can be shown yet. That takes five people who share one, and someone who doesn’t.",
        ],
        points: [],
      },
    ];
  return quadrants.filter(isCounted).flatMap((pane) => {
    const lines = linesOf(picture, pane).map(({ name, cell }) => `${name} (${String(cell)})`);
    const paragraphs = [meanings[pane], `${lines.join(", ")}.`];
    return lines.length === 0 ? [] : [{ title: paneText[pane].name, paragraphs, points: [] }];
  });
}

function agreementText({ agreement: { low, middle, high } }: GroupPicture): string {
  const half =
    low === high
      ? `At least half of them are at about ${spokenIndex(low)}.`
      : `The middle half is between ${spokenIndex(low)} and ${spokenIndex(high)}.`;
  return (
    "For each person, an index says how far their own words and other people’s agree: 0 is what chance gives, 100 is full agreement. " +
    `In this group the middle value is about ${spokenIndex(middle)}. ${half}`
  );
}

const method: readonly string[] = [
  "Everyone counted here agreed to it, and opened a window of their own before.",
  "A word counts for Arena or Blind Spot if more people picked it than chance would explain, and for Façade if nobody else picked it.",
  "A number says in how many windows a word is. “Most” stands for so many that fewer than five are left.",
];

const limits: readonly string[] = [
  "It names nobody and shows no number below five. A word that’s missing may be shared by up to four people, or be kept back to protect someone.",
  "Where every newcomer shares a word, one of them is left out of the count, so a number can be a little too low.",
  "It says how people were described, not how good they are at anything. Don’t compare it with other groups.",
  "It doesn’t change. People who agree later are in the next picture.",
];

interface Around {
  readonly programme: string;
  readonly facilitator: string;
}

/** The sponsor's report, made from the group picture alone (rule F4). */
function groupSheet(picture: GroupPicture, { programme, facilitator }: Around): Sheet {
  const madeOn = new Date(`${picture.createdAt.slice(0, 10)}T00:00:00.000Z`);
  const day = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" }).format(madeOn);
  return {
    title: programme,
    byline: `Group picture by ${facilitator}`,
    facts: `${people(picture.counted)} counted · Picture ${String(picture.number)} · ${day}`,
    foot: "Nobody can be picked out of this picture.",
    madeOn,
    window: windowOf(picture),
    sections: [
      ...wordSections(picture),
      { title: "How far they and others agree", paragraphs: [agreementText(picture)], points: [] },
      { title: "How it’s made", paragraphs: [], points: method },
      { title: "What it can’t tell you", paragraphs: [], points: limits },
    ],
  };
}

const cellText = (cell: GroupCell): string => (cell === null ? "" : String(cell));

/** One table for everything; the first cell says what a row is. */
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
 * The newest group picture, as JSON, CSV or a report for a sponsor, made from the picture alone (rule F4).
 *
 * @throws {DomainError} not_found, also without a picture; too_many_requests for reports
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
      await enforceLimits(deps, [reportsOf(actor)]);
      const facilitator = joinName(actor.firstName, actor.lastName);
      const bytes = await drawInTurn(caller, () =>
        deps.printSheet(groupSheet(picture, { programme: title, facilitator })),
      );
      const body = Buffer.from(bytes).toString("base64");
      return { fileName, contentType: "application/pdf", body, encoding: "base64" };
    }
  }
}
