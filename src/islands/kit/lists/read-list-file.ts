/** A character takes up to four bytes. */
const bytesPerLetter = 4;

/** @returns the text of a file that someone chose; null where it is too large to be a list of so many letters. */
export async function readListFile(file: Blob, mostLetters: number): Promise<string | null> {
  if (file.size > mostLetters * bytesPerLetter) return null;
  const bytes = new Uint8Array(await file.arrayBuffer());
  return decode(bytes);
}

/** Spreadsheets save UTF-8, "Unicode text" (UTF-16 with its mark), or the old code page of Windows. */
function decode(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}
