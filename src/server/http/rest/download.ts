import type { ExportedFile } from "#src/server/domain/analysis/report/export-analysis.ts";

/** An answer that a browser keeps as a file. */
export const download = ({ body, encoding, contentType, fileName }: ExportedFile): Response =>
  new Response(encoding === "base64" ? Buffer.from(body, encoding) : body, {
    headers: { "content-type": contentType, "content-disposition": `attachment; filename="${fileName}"` },
  });
