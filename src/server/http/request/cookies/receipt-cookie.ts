import { cookieNames } from "#src/shared/cookie-names.ts";
import { keptFor } from "#src/shared/kept-for.ts";
import { paths } from "#src/shared/site/paths.ts";
import { parse, serialize } from "hono/utils/cookie";

/*
 * Carries a peer's receipt from the form to the page of thanks. The withdraw key is a secret: in an address it would end
 * up in histories and logs, so it travels in a cookie that only that one page gets, and that scripts cannot read.
 */

const name = cookieNames.receipt;
const maxAgeSeconds = keptFor.receiptHours * 3_600;

export interface ReceiptNote {
  readonly draftName: string;
  readonly withdrawKey: string;
  /** The form had been sent before, and its first answer stayed as it was. */
  readonly isRepeat: boolean;
}

const repeated = "again";

/** The `Set-Cookie` header that hands the receipt over. */
export function writeReceiptCookie(note: ReceiptNote, siteUrl: string): string {
  const parts = [note.draftName, note.withdrawKey, ...(note.isRepeat ? [repeated] : [])];
  return serialize(name, parts.join("."), {
    path: paths.complete(),
    maxAge: maxAgeSeconds,
    httpOnly: true,
    sameSite: "Strict",
    secure: siteUrl.startsWith("https:"),
  });
}

/** What the cookie says; null without one. */
export function findReceiptNote(headers: Headers): ReceiptNote | null {
  const value = parse(headers.get("cookie") ?? "", name)[name];
  const [, draftName, withdrawKey, again] = /^([\w-]+)\.([\w-]+)(?:\.(again))?$/.exec(value ?? "") ?? [];
  if (draftName === undefined || withdrawKey === undefined) return null;
  return { draftName, withdrawKey, isRepeat: again === repeated };
}
