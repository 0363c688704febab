import { sendCodeInput } from "#src/shared/account/account.input.ts";

/** One entry of a list of people to invite. */
export interface InvitedAddress {
  /** As it was written, shortened. */
  readonly written: string;
  /** Trimmed, in lower case; null for what is no address. */
  readonly email: string | null;
}

const writtenAtMost = 254;
/** An entry that is longer has no address that anyone can be written to. */
const readAtMost = 1_000;
/** More entries than anyone needs for a round: what comes after them is not read. */
export const mostEntries = 1_000;

/** Commas and semicolons inside quotes or angle brackets end nothing; a quote that its line does not close is a letter. */
const entry = /(?:"[^"\n]*"|<[^<>\n]*>|[^,;\n])+/gu;
/** What no address has in it, and so what may stand between two, or between a name and an address. */
export const between = /[\s,;:<>()[\]{}|/?"“”„«»‹›，；、…]+/u;
/** A name in quotes before brackets may look like an address: it is a name. */
const quotedName = /"[^"\n]*"(?=\s*<[^<>\n]*@)/gu;
/** What browsers, chats and address books put into text, and nobody sees: joints, hyphens for line ends, marks of direction. */
export const invisible = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/gu;

/** `Berg, Anna <a@b>` without quotes, or `Berg, Anna, PhD <a@b>`: the commas belong to the name. */
const isSurname = (text: string, next: string | undefined): boolean =>
  !/[@<>]/u.test(text) && next?.startsWith(",") === true && /^(?:,[^,;\n@<]*){1,2}<[^<>\n]*@/u.test(next);

/** A word as an address: trimmed, in lower case; null for what is none. */
export function readAddress(word: string): string | null {
  const bare = withoutEnd(word.slice(0, readAtMost).replace(/^['‘’•·*–—]+/u, ""), "'‘’.!*");
  return sendCodeInput.shape.email.safeParse(inAscii(bare)).data ?? null;
}

/** Not an expression that ends in `+$`: it would look from every place of a long row of such characters. */
function withoutEnd(text: string, characters: string): string {
  let end = text.length;
  while (end > 0 && characters.includes(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}

/** `anna@münchen.example` as mail servers write it; as it is where that is no name of a host. */
function inAscii(address: string): string {
  const at = address.lastIndexOf("@") + 1;
  if (at === 0 || !/[^\0-\x7f]/.test(address.slice(at))) return address;
  try {
    return address.slice(0, at) + new URL(`http://${address.slice(at)}`).host;
  } catch {
    return address;
  }
}

/**
 * All addresses of an entry, each once, without names, bullets and numbers; where there is none, the entry as it is. As in
 * the whole list, there is one more than `mostEntries` at most.
 */
function readEntry(text: string): readonly InvitedAddress[] {
  const words = text
    .replaceAll(quotedName, " ")
    .split(between)
    .filter((word) => word.includes("@"));
  const read = [...new Set(words)]
    .slice(0, mostEntries + 1)
    .map((written) => ({ written, email: readAddress(written) }));
  const found = read.some(({ email }) => email !== null) ? read : [{ written: text, email: null }];
  return found.map(({ written, email }) => ({ written: written.slice(0, writtenAtMost), email }));
}

/** The addresses of one text, read as they are asked for: of a list without end, only what counts costs time. */
function* readText(pasted: string): Generator<InvitedAddress> {
  const text = pasted.replaceAll(invisible, "").replaceAll(/\r\n?/gu, "\n");
  for (const { 0: found, index } of text.matchAll(entry)) {
    const isEntry = found.trim() !== "" && !isSurname(found, text.slice(index + found.length));
    if (isEntry) yield* readEntry(found.trim());
  }
}

function* readTexts(texts: readonly string[]): Generator<InvitedAddress> {
  for (const text of texts) yield* readText(text);
}

/**
 * Reads addresses in any form in which people paste them: with commas, semicolons, blanks or lines between them, as
 * `Name <a@b>`, in quotes, in lists with bullets or numbers, or from a table. An address is what sign-up takes for one. The
 * order stays, and so does what comes twice. Of more than `mostEntries` there is one more in the answer, to tell that they
 * are too many.
 */
export function readInvitedAddresses(texts: readonly string[]): readonly InvitedAddress[] {
  const read: InvitedAddress[] = [];
  for (const address of readTexts(texts)) {
    read.push(address);
    if (read.length > mostEntries) break;
  }
  return read;
}
