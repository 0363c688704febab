import type { ReportPrinter, SheetPrinter } from "#src/server/domain/analysis/report/report.ts";
import type { PicturePrinter } from "#src/server/domain/group/printed-picture.ts";

/** Prints with pdfkit, loaded on demand so that scripts needn't load it. */
export const printReport: ReportPrinter = async (report) => {
  const { drawReport } = await import("./draw-report.ts");
  return drawReport(report);
};

export const printSheet: SheetPrinter = async (sheet) => {
  const { drawSheet } = await import("./draw-sheet.ts");
  return drawSheet(sheet);
};

export const printPicture: PicturePrinter = async (printed, look) => {
  if (look === "report") {
    const { drawPicture } = await import("./draw-picture.ts");
    return drawPicture(printed);
  }
  const { drawSlides } = await import("./draw-slides.ts");
  return drawSlides(printed);
};
