import type { ExportedFile } from "#src/server/domain/analysis/report/export-analysis.ts";

/** What a call gives in place of an answer in JSON. */
export const isExportedFile = (given: unknown): given is ExportedFile =>
  typeof given === "object" && given !== null && "contentType" in given && "fileName" in given;

/** An answer that a browser keeps as a file. */
export const fileResponse = ({ body, encoding, contentType, fileName }: ExportedFile): Response =>
  new Response(encoding === "base64" ? Buffer.from(body, encoding) : body, {
    headers: { "content-type": contentType, "content-disposition": `attachment; filename="${fileName}"` },
  });
