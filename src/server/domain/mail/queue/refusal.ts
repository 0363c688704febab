import type { Reachability } from "#src/server/reachability.ts";
import { z } from "zod";
import type { MailRow } from "./queries.ts";

const longest = 300;
/** Nothing that's behind this is looked at: a server may answer with megabytes. */
const mostRead = 2_000;

/** What the mail server said, or what kept us from reaching it: nodemailer has the server's answer beside its own message. */
function sentenceOf(error: unknown): string {
  if (!(error instanceof Error)) return "";
  const inner = error.cause instanceof Error ? sentenceOf(error.cause) : "";
  if (inner !== "") return inner;
  return "response" in error && typeof error.response === "string" ? error.response : error.message;
}

/** Servers quote what they refuse: whom it was for, and links or codes in it. */
const address = /[^\s<>@"]+@[^\s<>@"]+/g;
const link = /\b[a-z]{2,10}:\/\/\S+/gi;
/** Whatever is as long as a token of ours. */
const token = /[\w-]{20,}/g;
/** What may be a sign-up code; words of a server are hardly ever six capitals and digits without I, L, O, 0 and 1. */
const code = /\b[2-9A-HJKMNP-Z]{6}\b/g;

/** As much of a sentence as is looked at, without the word that it ends in the middle of: that may be half an address. */
const beginningOf = (said: string): string =>
  said.length <= mostRead ? said : said.slice(0, mostRead).replace(/\S*$/u, "…");

/** The sentence for administrators, without anyone's address and without links and codes. */
export function refusalOf(error: unknown, { recipient }: Pick<MailRow, "recipient">): string {
  const [mailbox = ""] = recipient.split("@");
  const said = beginningOf(sentenceOf(error))
    .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, " ")
    .replaceAll(link, "(link)")
    .replaceAll(address, "(address)")
    .replaceAll(token, "(token)")
    .replaceAll(code, "(code)");
  const nameless = mailbox.length < 3 ? said : withoutWord(said, mailbox);
  return nameless.trim().slice(0, longest);
}

/** Case doesn't count: servers write addresses as they like. */
function withoutWord(text: string, word: string): string {
  const at = text.toLowerCase().indexOf(word.toLowerCase());
  if (at < 0) return text;
  return `${text.slice(0, at)}(address)${withoutWord(text.slice(at + word.length), word)}`;
}

/** What nodemailer has beside its message, where the server said something. */
const smtpAnswer = z.object({ responseCode: z.number(), code: z.string().optional() });

/** A server that refuses an email is there; one that takes our log-in for none is of no use. */
export function noteRefusal(reachability: Reachability, error: unknown): void {
  const cause = error instanceof Error && error.cause !== undefined ? error.cause : error;
  const answer = smtpAnswer.safeParse(cause).data;
  if (answer === undefined || answer.code === "EAUTH") reachability.failed();
  else reachability.answered();
}
