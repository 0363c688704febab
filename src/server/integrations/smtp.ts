import { minutes, seconds } from "#src/server/clock.ts";
import { lookup, type LookupAddress } from "node:dns";
import { connect, type LookupFunction, type Socket } from "node:net";
import type { Env } from "#src/server/env.ts";
import {
  mailDeadlineMs,
  MailRefusedError,
  type MailTransport,
  type OutgoingMail,
} from "#src/server/domain/mail/queue/mail-transport.ts";
import { createTransport } from "nodemailer";
import addressparser from "nodemailer/lib/addressparser";
import { z } from "zod";

const freshForMs = minutes(1);

/** The mail server's address, kept up to date independently of emails. */
export interface MailServerAddress {
  /** Looks the address up if it is old. Called often; never throws. */
  readonly refresh: () => void;
  /** Opens a connection without looking up the name. Fails after the timeout. */
  connect(port: number, timeoutMs: number): Promise<Socket>;
}

/**
 * Looks the name up regularly. If each email looked it up, one would be faster right after another, because
 * of caches: timing one's own email would tell whether another was sent.
 */
export function trackAddress(host: string): MailServerAddress {
  let known: LookupAddress[] = [];
  let lookedUpAt = -Infinity;

  const ask: LookupFunction = (name, options, callback) => {
    if (known.length > 0) callback(null, known);
    else lookup(name, options, callback);
  };

  return {
    refresh: () => {
      if (performance.now() - lookedUpAt < freshForMs) return;
      lookedUpAt = performance.now();
      lookup(host, { all: true }, (error, addresses) => {
        // Keeps the last addresses if a lookup fails: the server has probably not moved.
        if (error === null) known = addresses;
      });
    },
    connect: (port, timeoutMs) =>
      new Promise((resolve, reject) => {
        // Tries all addresses in order, so `ask` returns all.
        const socket = connect({ host, port, lookup: ask, autoSelectFamily: true });
        socket.setTimeout(timeoutMs, () => socket.destroy(new Error("The mail server does not answer.")));
        socket.once("error", reject);
        socket.once("connect", () => {
          socket.setTimeout(0).removeAllListeners("timeout").off("error", reject);
          resolve(socket);
        });
      }),
  };
}

interface SmtpSettings {
  /** `smtp://` or `smtps://`, with credentials if the server asks for them. */
  readonly url: string;
  readonly from: string;
  /** Where replies go if the email doesn't say; the sender by default. */
  readonly replyTo?: string | undefined;
  readonly deadlineMs?: number;
}

const connectMs = seconds(10);

/** The fields we read of nodemailer's errors. */
const smtpFault = z.object({ permanent: z.literal(true), command: z.enum(["RCPT TO", "DATA"]) });

/**
 * Whether the server refused this email for good. A 5xx before the recipient (sign-in, sender) is about our
 * settings: those can be fixed, and no email should be lost until then.
 */
const isRefusal = (error: unknown): boolean => smtpFault.safeParse(error).success;

/** Headers for unsubscribing with one click (RFC 8058): a POST to that address. */
const unsubscribeHeaders = (url: string): Record<string, string> => ({
  "List-Unsubscribe": `<${url}>`,
  "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
});

const inlineLogo = ({ cid, bytes }: NonNullable<OutgoingMail["logo"]>) => ({
  cid,
  content: bytes,
  filename: "logo.png",
  contentType: "image/png",
  contentDisposition: "inline" as const,
});

/** Sends over SMTP, with a new connection for each email, so that none affects the next. */
export function createSmtpTransport({
  url,
  from,
  replyTo: usual,
  deadlineMs = mailDeadlineMs,
}: SmtpSettings): MailTransport {
  const address = trackAddress(new URL(url).hostname.replace(/^\[|\]$/g, ""));
  const mailer = createTransport({
    url,
    getSocket: ({ secure, port }, callback) => {
      address.connect(Number(port ?? (secure === true ? 465 : 587)), connectMs).then(
        (connection) => {
          callback(null, { connection });
        },
        (error: unknown) => {
          callback(error instanceof Error ? error : new Error("No connection."));
        },
      );
    },
    connectionTimeout: connectMs,
    greetingTimeout: seconds(10),
    socketTimeout: seconds(30),
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const ownAddress = addressparser(from, { flatten: true })[0]?.address ?? from;
  return {
    prepare: address.refresh,
    async send({ to, fromName, replyTo, unsubscribeUrl, logo, ...mail }) {
      const answersTo = replyTo ?? usual;
      const headers = {
        "Auto-Submitted": "auto-generated",
        ...(unsubscribeUrl === null ? {} : unsubscribeHeaders(unsubscribeUrl)),
      };
      try {
        await mailer.sendMail({
          ...mail,
          from: fromName === null ? from : { name: fromName, address: ownAddress },
          ...(answersTo === undefined ? {} : { replyTo: { name: "", address: answersTo } }),
          // A string would make several recipients of commas.
          to: { name: "", address: to },
          headers,
          attachments: logo === null ? [] : [inlineLogo(logo)],
          signal: AbortSignal.timeout(deadlineMs),
        });
      } catch (error) {
        if (isRefusal(error))
          throw new MailRefusedError("The mail server refused the email.", { cause: error });
        throw error;
      }
    },
  };
}

/** The configured transport; null if emails stay in the local mailbox. */
export function transportFromEnv({
  MAIL_URL: url,
  MAIL_FROM: from,
  SUPPORT_EMAIL: support,
}: Pick<Env, "MAIL_URL" | "MAIL_FROM" | "SUPPORT_EMAIL">): MailTransport | null {
  // The default address in brand.ts belongs to nobody.
  const replyTo = support.endsWith(".example") ? undefined : support;
  return url === undefined ? null : createSmtpTransport({ url, from, replyTo });
}

/** The outcome of a connection test; `unknown` is anything unexpected. */
export type MailServerCheck = "welcome" | "unreachable" | "bad password" | "bad encryption" | "unknown";

const checkResults: ReadonlyMap<unknown, MailServerCheck> = new Map<unknown, MailServerCheck>([
  ["EAUTH", "bad password"],
  ["ETLS", "bad encryption"],
  ["ECONNECTION", "unreachable"],
  ["EDNS", "unreachable"],
  ["ESOCKET", "unreachable"],
  ["ETIMEDOUT", "unreachable"],
]);

/**
 * Connects to a mail server, and signs in if the URL has a user; sends nothing. Doesn't pass on the server's
 * answer, which may repeat a password.
 *
 * @param url `smtp://` or `smtps://`
 */
export async function checkMailServer(url: string, patienceMs = seconds(10)): Promise<MailServerCheck> {
  const timeouts = { connectionTimeout: patienceMs, greetingTimeout: patienceMs, socketTimeout: patienceMs };
  const mailer = createTransport({ url, ...timeouts, disableFileAccess: true, disableUrlAccess: true });
  try {
    await mailer.verify();
    return "welcome";
  } catch (error) {
    const code = error instanceof Error && "code" in error ? error.code : null;
    return checkResults.get(code) ?? "unknown";
  } finally {
    mailer.close();
  }
}
