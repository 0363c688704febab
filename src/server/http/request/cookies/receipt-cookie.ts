import { cookieNames } from "#src/shared/cookie-names.ts";
import { keptFor } from "#src/shared/kept-for.ts";
import { paths } from "#src/shared/site/paths.ts";
import { isTraitId } from "#src/shared/words/catalogue.ts";
import { parse, serialize } from "hono/utils/cookie";

/*
 * Carries a peer's receipt from the form to the page of thanks. The withdraw key is a secret: in an address it would end
 * up in histories and logs, so it travels in a cookie that only that one page gets, and that scripts cannot read.
 *
 * The words that were sent go with it, so that the page can show them without asking the database whose words a key has. The page
 * shows them once and writes the cookie again without them: the next person on the device finds only the receipt.
 */

const name = cookieNames.receipt;
const maxAgeSeconds = keptFor.receiptHours * 3_600;

export interface ReceiptNote {
  readonly draftName: string;
  readonly withdrawKey: string;
  /** The form had been sent before, and its first answer stayed as it was. */
  readonly isRepeat: boolean;
  /** The ids of the words that were sent just now; none once they have been shown, and after a repeat. */
  readonly words: readonly string[];
}

const repeated = "again";

const isName = (part: string | undefined): part is string => part !== undefined && /^[\w-]+$/.test(part);

/** The `Set-Cookie` header that hands the receipt over to the one page that shows it. */
export function writeReceiptCookie(note: ReceiptNote, siteUrl: string, path = paths.complete()): string {
  const parts = [note.draftName, note.withdrawKey, ...(note.isRepeat ? [repeated] : note.words)];
  return serialize(name, parts.join("."), {
    path,
    maxAge: maxAgeSeconds,
    httpOnly: true,
    sameSite: "Strict",
    secure: siteUrl.startsWith("https:"),
  });
}

/** The `Set-Cookie` header that ends the receipt here. */
export const dropReceiptCookie = (): string => serialize(name, "", { path: paths.complete(), maxAge: 0 });

/** What the cookie says; null without one. */
export function findReceiptNote(headers: Headers): ReceiptNote | null {
  const value = parse(headers.get("cookie") ?? "", name)[name];
  const [draftName, withdrawKey, ...rest] = (value ?? "").split(".");
  if (!isName(draftName) || !isName(withdrawKey)) return null;
  return { draftName, withdrawKey, isRepeat: rest[0] === repeated, words: rest.filter(isTraitId) };
}
