import type { ReportPrinter } from "#src/server/domain/analysis/report.ts";

/** Prints with pdfkit, which is loaded with the first report: a server that prints none pays nothing for it. */
export const printReport: ReportPrinter = async (report) => {
  const { drawReport } = await import("./draw-report.ts");
  return drawReport(report);
};
