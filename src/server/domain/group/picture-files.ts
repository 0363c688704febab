import type { Actor, Origin } from "#src/server/actor.ts";
import type { Deps } from "#src/server/deps.ts";
import { type Cell, csvOf } from "#src/server/domain/analysis/report/csv.ts";
import { printFile } from "#src/server/domain/analysis/report/draw-in-turn.ts";
import type { ExportedFile } from "#src/server/domain/analysis/report/export-analysis.ts";
import { fileNameOf } from "#src/server/domain/analysis/report/file-name.ts";
import { groupTexts as texts, themeNames } from "#src/shared/group/texts.en.ts";
import { wordGroups } from "#src/shared/group/picture-parts.ts";
import type { PrintedPicture } from "./printed-picture.ts";

/** One table for everything; the first column names the kind of row. */
function tableOf({ title, picture, audience, participation }: PrintedPicture): readonly (readonly Cell[])[] {
  const { createdAt, counted, sentence, themes, ownThemes, difference, questions } = picture;
  const { others, own } = texts.views[audience];
  const people = (item: string, count: number | null | undefined) =>
    count === null || count === undefined ? [] : [["people", item, count]];
  return [
    ["section", "item", "value"],
    ["picture", "title", title],
    ["picture", "date", createdAt.slice(0, 10)],
    ...people(texts.sponsor.asked, participation?.asked),
    ...people(texts.sponsor.joined, participation?.joined),
    ...people(texts.sponsor.counted, counted),
    ["picture", "sentence", sentence],
    ...wordGroups(picture).flatMap(({ band, names }) => names.map((name) => ["word", name, band ?? ""])),
    ...themes.map(({ theme, share }) => [others, themeNames[theme].label, `${String(share)}%`]),
    ...ownThemes.map((theme) => [own, themeNames[theme].label, texts.own]),
    ...(difference === null ? [] : [["picture", "difference", difference]]),
    ...questions.map((question, index) => ["question", index + 1, question]),
  ];
}

/**
 * A picture as a report on A4, as slides of 16:9, or as a table.
 *
 * @throws {DomainError} too_many_requests for reports and slides
 */
export async function pictureFile(
  deps: Deps,
  caller: { readonly actor: Actor; readonly origin?: Origin },
  printed: PrintedPicture,
  format: "pdf" | "slides" | "csv",
): Promise<ExportedFile> {
  const { title, picture } = printed;
  const fileName = fileNameOf(
    [title, format === "slides" ? "slides" : "picture", String(picture.number)],
    format === "csv" ? "csv" : "pdf",
  );
  if (format === "csv")
    return { fileName, contentType: "text/csv; charset=utf-8", body: csvOf(tableOf(printed)) };
  const look = format === "pdf" ? "report" : "slides";
  return printFile(deps, caller, fileName, () => deps.printPicture(printed, look));
}
