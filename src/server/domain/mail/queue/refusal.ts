import type { Reachability } from "#src/server/reachability.ts";
import { z } from "zod";
import type { MailRow } from "./queries.ts";

const maxStoredLength = 300;
/** Only this much of a reply is read: a server may send megabytes. */
const maxReadLength = 2_000;

/** The server's reply, which nodemailer keeps beside its own message, or else the connection error. */
function replyOf(error: unknown): string {
  if (!(error instanceof Error)) return "";
  const inner = error.cause instanceof Error ? replyOf(error.cause) : "";
  if (inner !== "") return inner;
  return "response" in error && typeof error.response === "string" ? error.response : error.message;
}

/** Servers quote what they refuse, including the recipient, links and codes. */
const address = /[^\s<>@"]+@[^\s<>@"]+/g;
const link = /\b[a-z]{2,10}:\/\/\S+/gi;
/** Anything as long as our tokens. */
const token = /[\w-]{20,}/g;
/** A possible sign-up code. Server messages rarely have six characters without I, L, O, 0 and 1. */
const code = /\b[2-9A-HJKMNP-Z]{6}\b/g;

/** Cuts a reply to `maxReadLength`, without its last word, which may be half an address. */
const truncate = (reply: string): string =>
  reply.length <= maxReadLength ? reply : reply.slice(0, maxReadLength).replace(/\S*$/u, "…");

/** What Node and nodemailer say where no server has replied. */
const unreachable =
  /^(?:connect|getaddrinfo|queryA+|read) [A-Z_]+\b|^(?:Connection timeout|Greeting never received)/;

/** The reply as administrators see it, without addresses, links and codes. */
export function refusalOf(error: unknown, { recipient }: Pick<MailRow, "recipient">): string {
  const [mailbox = ""] = recipient.split("@");
  const reply = truncate(replyOf(error))
    .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, " ")
    .replaceAll(link, "(link)")
    .replaceAll(address, "(address)")
    .replaceAll(token, "(token)")
    .replaceAll(code, "(code)");
  const masked = (mailbox.length < 3 ? reply : maskWord(reply, mailbox)).trim();
  const said = unreachable.test(masked) ? `The mail server can’t be reached (${masked}).` : masked;
  return said.slice(0, maxStoredLength);
}

/** Ignores case: servers write addresses either way. */
function maskWord(text: string, word: string): string {
  const at = text.toLowerCase().indexOf(word.toLowerCase());
  if (at < 0) return text;
  return `${text.slice(0, at)}(address)${maskWord(text.slice(at + word.length), word)}`;
}

/** Fields that nodemailer adds when the server replied. */
const smtpError = z.object({ responseCode: z.number(), code: z.string().optional() });

/** A server that refuses an email is reachable; one that rejects our credentials counts as down. */
export function noteRefusal(reachability: Reachability, error: unknown): void {
  const cause = error instanceof Error && error.cause !== undefined ? error.cause : error;
  const answer = smtpError.safeParse(cause).data;
  if (answer === undefined || answer.code === "EAUTH") reachability.failed();
  else reachability.answered();
}
