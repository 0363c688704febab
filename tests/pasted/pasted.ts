import { readFileSync } from "node:fs";
import { join } from "node:path";

/*
 * Clipboard HTML with texts of our own, in the shape that each program writes. Shapes seen in: ckeditor5,
 * packages/ckeditor5-paste-from-office/tests/_data (Google Docs, Word); HTML exports of LibreOffice 24.8.
 */
export const programs = ["google-docs", "word", "libreoffice", "notion", "web-page"] as const;

/** What becomes of it. */
export const pastedMarkdown = (program: (typeof programs)[number]): string =>
  readFileSync(join(import.meta.dirname, `${program}.md`), "utf8").trim();

export const pastedHtml = (program: (typeof programs)[number]): string =>
  readFileSync(join(import.meta.dirname, `${program}.html`), "utf8");
