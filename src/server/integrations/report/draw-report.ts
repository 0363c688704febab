import type { Report } from "#src/server/domain/analysis/report/report.ts";
import { brand } from "#src/shared/site/brand.ts";
import { buffer } from "node:stream/consumers";
import PDFDocument from "pdfkit";
import { drawFirstPage } from "./first-page.ts";
import { losesLetters, standIn } from "./legible.ts";
import { page } from "./page.ts";
import { paperOn } from "./paper.ts";
import { drawSecondPage } from "./second-page.ts";
import { faces, readTypefaces } from "./typefaces.ts";

/** Says what the stand-in stands for, where it stands. */
function gapsNoteOf({ title, ownerName, names, summary, panes }: Report): string {
  const written = [title, ownerName, ...names, ...summary, ...panes.flatMap(({ insight }) => insight)];
  if (!written.some(losesLetters)) return "";
  return `${standIn} stands for letters that the typefaces of this file do not have; the page shows them.`;
}

/**
 * A report as a tagged PDF of two pages. Nothing in it depends on anything but the report: its dates are the snapshot's
 * day, and pdfkit makes the file's id from the same metadata.
 */
export async function drawReport(report: Report): Promise<Uint8Array> {
  const typefaces = await readTypefaces();
  const pen = new PDFDocument({
    size: page.size,
    margin: 0,
    font: "",
    pdfVersion: "1.7",
    tagged: true,
    lang: "en",
    displayTitle: true,
    info: {
      Title: report.title,
      Creator: brand.name,
      Producer: brand.name,
      CreationDate: report.madeOn,
    },
  });
  for (const face of faces) pen.registerFont(face, Buffer.from(typefaces[face]));
  const written = buffer(pen);
  const root = pen.struct("Document");
  pen.addStructure(root);
  const paper = paperOn(pen);
  drawFirstPage(paper, root, report);
  pen.addPage();
  drawSecondPage(paper, root, report, gapsNoteOf(report));
  root.end();
  pen.end();
  return written;
}
