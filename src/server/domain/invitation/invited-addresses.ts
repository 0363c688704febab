import { sendCodeInput } from "#src/shared/account/account.input.ts";

export interface InvitedAddress {
  /** As written, truncated. */
  readonly written: string;
  /** Trimmed, in lower case; null for an invalid address. */
  readonly email: string | null;
}

const maxWrittenLength = 254;
/** No valid address is longer. */
const maxWordLength = 1_000;
/** More entries than any round needs; the rest isn't read. */
export const maxEntries = 1_000;

/** Commas and semicolons inside quotes or angle brackets don't separate. An unclosed quote is a letter. */
const entry = /(?:"[^"\n]*"|<[^<>\n]*>|[^,;\n])+/gu;
/** Characters no address contains, so they separate addresses and names. */
export const between = /[\s,;:<>()[\]{}|/?"“”„«»‹›，；、…]+/u;
/** A quoted name before an address in brackets may itself look like an address. */
const quotedName = /"[^"\n]*"(?=\s*<[^<>\n]*@)/gu;
/** Invisible characters that programs insert: joiners, soft hyphens, direction marks. */
export const invisibleCharacters = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/gu;

/** The start of `Berg, Anna <a@b>` or `Berg, Anna, PhD <a@b>`, whose commas belong to the name. */
const isSurname = (text: string, next: string | undefined): boolean =>
  !/[@<>]/u.test(text) && next?.startsWith(",") === true && /^(?:,[^,;\n@<]*){1,2}<[^<>\n]*@/u.test(next);

/** Reads a word as an address: trimmed, in lower case; null if invalid. */
export function readAddress(word: string): string | null {
  const bare = stripEnd(word.slice(0, maxWordLength).replace(/^['‘’•·*–—]+/u, ""), "'‘’.!*");
  return sendCodeInput.shape.email.safeParse(inAscii(bare)).data ?? null;
}

/** A regular expression ending in `+$` would be quadratic in a long run of such characters. */
function stripEnd(text: string, characters: string): string {
  let end = text.length;
  while (end > 0 && characters.includes(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}

/** Encodes the host of `anna@münchen.example` as mail servers do; leaves invalid hosts unchanged. */
function inAscii(address: string): string {
  const at = address.lastIndexOf("@") + 1;
  if (at === 0 || !/[^\0-\x7f]/.test(address.slice(at))) return address;
  try {
    return address.slice(0, at) + new URL(`http://${address.slice(at)}`).host;
  } catch {
    return address;
  }
}

/** Reads an entry's distinct addresses, at most `maxEntries` + 1; the entry itself if it has none. */
function readEntry(text: string): readonly InvitedAddress[] {
  const words = text
    .replaceAll(quotedName, " ")
    .split(between)
    .filter((word) => word.includes("@"));
  const read = [...new Set(words)]
    .slice(0, maxEntries + 1)
    .map((written) => ({ written, email: readAddress(written) }));
  const found = read.some(({ email }) => email !== null) ? read : [{ written: text, email: null }];
  return found.map(({ written, email }) => ({ written: written.slice(0, maxWrittenLength), email }));
}

/** Reads lazily, so that a huge list costs no more than the entries that are used. */
function* readText(pasted: string): Generator<InvitedAddress> {
  const text = pasted.replaceAll(invisibleCharacters, "").replaceAll(/\r\n?/gu, "\n");
  for (const { 0: found, index } of text.matchAll(entry)) {
    const isEntry = found.trim() !== "" && !isSurname(found, text.slice(index + found.length));
    if (isEntry) yield* readEntry(found.trim());
  }
}

function* readTexts(texts: readonly string[]): Generator<InvitedAddress> {
  for (const text of texts) yield* readText(text);
}

/**
 * Reads pasted addresses: separated by commas, semicolons, spaces or lines, as `Name <a@b>`, quoted, in
 * lists with bullets or numbers, or from a table. Accepts what sign-up accepts, and keeps order and
 * duplicates.
 *
 * @returns at most `maxEntries` + 1 entries; the last one shows that there are too many
 */
export function readInvitedAddresses(texts: readonly string[]): readonly InvitedAddress[] {
  const read: InvitedAddress[] = [];
  for (const address of readTexts(texts)) {
    read.push(address);
    if (read.length > maxEntries) break;
  }
  return read;
}
