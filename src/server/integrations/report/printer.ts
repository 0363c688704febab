import type { ReportPrinter } from "#src/server/domain/analysis/report/report.ts";
import type { SheetPrinter } from "#src/server/domain/analysis/report/report.ts";

/** Prints with pdfkit, loaded on demand so that scripts needn't load it. */
export const printReport: ReportPrinter = async (report) => {
  const { drawReport } = await import("./draw-report.ts");
  return drawReport(report);
};

export const printSheet: SheetPrinter = async (sheet) => {
  const { drawSheet } = await import("./draw-sheet.ts");
  return drawSheet(sheet);
};
