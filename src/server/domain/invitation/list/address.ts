import { sendCodeInput } from "#src/shared/account/account.input.ts";
import type { Aside } from "#src/shared/invitation/invitation.output.ts";

/** No valid address is longer. */
const maxWordLength = 1_000;

/** Characters no address contains, so they separate addresses and names. */
export const between = /[\s,;:<>()[\]{}|/?"`“”„«»‹›，；、…]+/u;
/** Invisible characters that programs insert: joiners, soft hyphens, direction marks. */
export const invisibleCharacters = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/gu;

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

/** An address in a list, and what it is. */
export interface ListedAddress {
  /** From 1. */
  readonly line: number;
  /** "" if it's missing, or if it isn't known which column has it. */
  readonly name: string;
  /** As written; "" for a name without an address. */
  readonly address: string;
  readonly fate: "row" | Aside;
  /** The row's texts by column, where it isn't known which one is the name. */
  readonly columns?: Readonly<Record<string, string>>;
}

/** A row of a table, by the line on which it starts. */
export interface TableRow {
  readonly line: number;
  readonly cells: readonly string[];
}
