import { sendCodeInput } from "./account.ts";

/** One entry of a list of people to invite. */
export interface InvitedAddress {
  /** As it was written, shortened. */
  readonly written: string;
  /** Trimmed, in lower case; null for what is no address. */
  readonly email: string | null;
}

const writtenAtMost = 254;
/** An entry that is longer has no address that anybody can be written to. */
const readAtMost = 1_000;
/** More entries than anybody needs for a round: what comes after them is not read. */
export const mostEntries = 1_000;

/** Commas and semicolons inside quotes or angle brackets end nothing; a quote that its line does not close is a letter. */
const entry = /(?:"[^"\n]*"|<[^<>\n]*>|[^,;\n])+/gu;
const bracketed = /<([^<>]*)>/u;

/** Several addresses with blanks between them; a name before brackets is none. */
function splitAtBlanks(text: string): readonly string[] {
  const words = text.split(/\s+/u);
  return words.length > 1 && words.every((word) => word.includes("@")) ? words : [text];
}

/** `Berg, Anna <a@b>` without quotes: the comma belongs to the name. */
const isSurname = (text: string, next: string | undefined): boolean =>
  !/[@<>]/u.test(text) && next?.startsWith(",") === true && /^,[^,;\n@<]*<[^<>\n]*@/u.test(next);

function readEntry(written: string): InvitedAddress {
  const inner = bracketed.exec(written)?.[1] ?? written;
  const bare = inner
    .trim()
    .replace(/^mailto:/iu, "")
    .replaceAll(/^["'“”‘’(\s]+|["'“”‘’).\s]+$/gu, "");
  const checked = sendCodeInput.shape.email.safeParse(bare);
  return { written: written.slice(0, writtenAtMost), email: checked.data ?? null };
}

/**
 * Reads addresses in any form in which people paste them: with commas, semicolons, blanks or lines between them, as
 * `Name <a@b>`, in quotes. An address is what sign-up takes for one. The order stays, and so does what comes twice. Of more
 * than `mostEntries` there is one more in the answer, to tell that they are too many.
 */
export function readInvitedAddresses(texts: readonly string[]): readonly InvitedAddress[] {
  return texts
    .map((text) => text.replaceAll(/\r\n?/gu, "\n"))
    .flatMap((text) =>
      [...text.matchAll(entry)]
        .filter(({ 0: found, index }) => !isSurname(found, text.slice(index + found.length)))
        .flatMap(([found]) => splitAtBlanks(found.trim())),
    )
    .filter((written) => written !== "")
    .slice(0, mostEntries + 1)
    .map((written) => readEntry(written.slice(0, readAtMost)));
}
