import type { ReportPrinter } from "#src/server/domain/analysis/report/report.ts";
import type { SheetPrinter } from "#src/server/domain/analysis/report/report.ts";

/** Prints with pdfkit, which is loaded on demand: a script that prints nothing pays nothing for it. */
export const printReport: ReportPrinter = async (report) => {
  const { drawReport } = await import("./draw-report.ts");
  return drawReport(report);
};

export const printSheet: SheetPrinter = async (sheet) => {
  const { drawSheet } = await import("./draw-sheet.ts");
  return drawSheet(sheet);
};
