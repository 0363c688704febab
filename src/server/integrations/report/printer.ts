import type { ReportPrinter, SheetPrinter } from "#src/server/domain/analysis/report/report.ts";
import type { PicturePrinter } from "#src/server/domain/group/printed-picture.ts";

/* Prints with pdfkit, loaded on demand so that scripts needn't load it. */

export const printReport: ReportPrinter = async (report) =>
  (await import("./draw-report.ts")).drawReport(report);

export const printSheet: SheetPrinter = async (sheet) => (await import("./draw-sheet.ts")).drawSheet(sheet);

export const printPicture: PicturePrinter = async (printed, look) =>
  look === "report"
    ? (await import("./draw-picture.ts")).drawPicture(printed)
    : (await import("./draw-slides.ts")).drawSlides(printed);
