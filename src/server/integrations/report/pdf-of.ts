import { brand } from "#src/shared/site/brand.ts";
import { buffer } from "node:stream/consumers";
import PDFDocument from "pdfkit";
import { page } from "./page.ts";
import { paperOn, type Paper, type Tag } from "./paper.ts";
import { faces, readTypefaces } from "./typefaces.ts";

interface About {
  readonly title: string;
  readonly madeOn: Date;
}

/**
 * A tagged PDF. Nothing in it depends on anything but what is drawn: its date is the day it is given, and pdfkit makes the file's id
 * from the same metadata.
 */
export async function pdfOf(
  { title, madeOn }: About,
  draw: (paper: Paper, root: Tag) => void,
): Promise<Uint8Array> {
  const typefaces = await readTypefaces();
  const pen = new PDFDocument({
    size: page.size,
    margin: 0,
    font: "",
    pdfVersion: "1.7",
    tagged: true,
    lang: "en",
    displayTitle: true,
    info: { Title: title, Creator: brand.name, Producer: brand.name, CreationDate: madeOn },
  });
  for (const face of faces) pen.registerFont(face, Buffer.from(typefaces[face]));
  const written = buffer(pen);
  const root = pen.struct("Document");
  pen.addStructure(root);
  draw(paperOn(pen), root);
  root.end();
  pen.end();
  return written;
}
