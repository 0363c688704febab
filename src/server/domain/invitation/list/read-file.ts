import { Unzip, UnzipInflate } from "fflate";
import readWorkbook, { type CellValue } from "read-excel-file/node";
import { invitationErrors } from "#src/server/domain/invitation/errors.ts";
import type { TableRow } from "./address.ts";

/** An .xlsx file is a ZIP archive. */
const isArchive = (bytes: Uint8Array): boolean => bytes[0] === 0x50 && bytes[1] === 0x4b;

/** A small archive may hold gigabytes. */
const mostInflated = 30 * 1024 * 1024;
/** Inflated at once: 1 to 1,032 is the most that the method can do. */
const piece = 16 * 1024;

/** @throws {Error} for an archive that holds too much, or isn't one */
function requireSmall(bytes: Uint8Array): void {
  let inflated = 0;
  const unzip = new Unzip((file) => {
    file.ondata = (error, data) => {
      if (error !== null) throw error;
      inflated += data.length;
      if (inflated > mostInflated) throw new Error("The archive holds too much");
    };
    file.start();
  });
  unzip.register(UnzipInflate);
  for (let at = 0; at < bytes.length; at += piece) {
    unzip.push(bytes.subarray(at, at + piece), at + piece >= bytes.length);
  }
}

const textOf = (cell: CellValue | null): string =>
  cell === null ? "" : cell instanceof Date ? cell.toISOString().slice(0, 10) : String(cell).trim();

/** The sheets of a workbook, as rows of texts. */
async function readSheets(bytes: Uint8Array): Promise<readonly (readonly TableRow[])[]> {
  requireSmall(bytes);
  const sheets = await readWorkbook(Buffer.from(bytes));
  return sheets.map(({ data }) => data.map((cells, at) => ({ line: at + 1, cells: cells.map(textOf) })));
}

/** Decodes what spreadsheets and address books save: UTF-8, UTF-16 with its mark or without, Windows-1252. */
function decode(bytes: Uint8Array): string {
  const [first = 0, second = 0] = bytes;
  const isZero = (from: number) => bytes.subarray(0, 200).filter((byte, at) => at % 2 === from && byte === 0);
  const half = Math.min(bytes.length, 200) / 2;
  if ((first === 0xff && second === 0xfe) || isZero(1).length > half * 0.8)
    return new TextDecoder("utf-16le").decode(bytes);
  if ((first === 0xfe && second === 0xff) || isZero(0).length > half * 0.8)
    return new TextDecoder("utf-16be").decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}

/**
 * Reads a file of people: a text, or a workbook's sheets.
 *
 * @throws {DomainError} bad_request for a file of another kind
 */
export async function readFile(bytes: Uint8Array): Promise<string | readonly (readonly TableRow[])[]> {
  if (isArchive(bytes)) {
    try {
      return await readSheets(bytes);
    } catch {
      throw invitationErrors.notAList();
    }
  }
  const text = decode(bytes);
  if (text.includes("\0") || text.startsWith("%PDF")) throw invitationErrors.notAList();
  return text;
}
