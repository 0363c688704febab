import type { Block } from "./blocks.ts";
import type { PrintedBrand } from "#src/server/domain/analysis/report/report.ts";
import { logoSize } from "#src/shared/own-brand/own-brand.ts";
import { brand } from "#src/shared/site/brand.ts";
import { markRects } from "#src/shared/result/mark.ts";
import { hairline, muted, paneColours } from "./palette.ts";
import { styled, type Paper, paperOn, type Tag } from "./paper.ts";
import { buffer } from "node:stream/consumers";
import PDFDocument from "pdfkit";

/** A4 in points, and the edges of the content. */
export const page = { size: "A4", left: 54, width: 487.28, top: 84, bottom: 780 } as const;

export function drawMark(
  { pen }: Paper,
  at: { readonly x: number; readonly y: number; readonly size: number },
) {
  const scale = at.size / 32;
  for (const { quadrant, x, y, width, height } of markRects)
    pen
      .rect(at.x + x * scale, at.y + y * scale, width * scale, height * scale)
      .fill(paneColours[quadrant].strong);
}

/** A hairline across. */
export const drawLine = ({ pen }: Paper, x: number, y: number, length: number) =>
  pen
    .lineWidth(0.7)
    .moveTo(x, y)
    .lineTo(x + length, y)
    .stroke(hairline);

/** Someone's own logo at the right, and a line in their colour. */
function drawOwnBrand({ pen }: Paper, { logo, colour }: PrintedBrand): void {
  const [width, height] = [logoSize.width / 4, logoSize.height / 4];
  if (logo !== null)
    pen.image(logo, page.left + page.width - width, 32, {
      ...{ fit: [width, height], align: "right", valign: "center" },
    });
  if (colour !== null) pen.rect(page.left, 68, page.width, 2).fill(colour);
}

/** Each block on a page of its own, between the brand and a foot with a note and the page's number. */
export function drawPages(
  paper: Paper,
  root: Tag,
  pages: readonly Block[],
  note: string,
  own: PrintedBrand | null = null,
): void {
  const style = styled({ size: 8, colour: muted });
  for (const [index, block] of pages.entries()) {
    if (index > 0) paper.pen.addPage();
    paper.decorate(() => {
      drawMark(paper, { x: page.left, y: 40, size: 15 });
      paper.put(brand.name, styled({ face: "display", size: 13, leading: 1.2 }), {
        x: page.left + 22,
        y: 43,
      });
      if (own !== null) drawOwnBrand(paper, own);
    });
    block.draw(root, page.left, page.top);
    paper.decorate(() => {
      drawLine(paper, page.left, 796, page.width);
      const text = `Page ${String(index + 1)} of ${String(pages.length)}`;
      paper.put(note, style, { x: page.left, y: 802 });
      paper.put(text, style, { x: page.left + page.width - paper.widthOf(text, style), y: 802 });
    });
  }
}

interface About {
  readonly title: string;
  readonly madeOn: Date;
  /** A4 unless it's given, in points. */
  readonly size?: string | [width: number, height: number];
}

/**
 * A tagged PDF. The same content gives the same bytes: the date is passed in, and pdfkit derives the file's
 * id from the metadata.
 */
export async function pdfOf(
  { title, madeOn, size = page.size }: About,
  draw: (paper: Paper, root: Tag) => void,
): Promise<Uint8Array> {
  const pen = new PDFDocument({
    size,
    margin: 0,
    font: "",
    pdfVersion: "1.7",
    tagged: true,
    lang: "en",
    displayTitle: true,
    info: { Title: title, Creator: brand.name, Producer: brand.name, CreationDate: madeOn },
  });
  const written = buffer(pen);
  const root = pen.struct("Document");
  pen.addStructure(root);
  draw(paperOn(pen), root);
  root.end();
  pen.end();
  return written;
}
