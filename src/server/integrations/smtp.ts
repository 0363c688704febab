import { minutes, seconds } from "#src/server/clock.ts";
import { lookup, type LookupAddress } from "node:dns";
import { connect, type LookupFunction, type Socket } from "node:net";
import type { Env } from "#src/server/env.ts";
import {
  mailDeadlineMs,
  MailRefusedError,
  type MailTransport,
} from "#src/server/domain/mail/queue/mail-transport.ts";
import { createTransport } from "nodemailer";
import { z } from "zod";

const freshForMs = minutes(1);

/** Where the mail server is, looked up whether or not there are emails. */
export interface MailServerAddress {
  /** Looks it up if that was a while ago. Called all the time; never throws. */
  readonly refresh: () => void;
  /** Opens a connection without looking up the name. Fails after the timeout. */
  connect(port: number, timeoutMs: number): Promise<Socket>;
}

/**
 * Looks the name up regularly. If each email looked it up, one would be faster right after another, because
 * of caches: timing one's own email would tell whether another was sent.
 */
export function addressOf(host: string): MailServerAddress {
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
        // While the lookup fails, keep the last known addresses: the server has probably not moved.
        if (error === null) known = addresses;
      });
    },
    connect: (port, timeoutMs) =>
      new Promise((resolve, reject) => {
        // Tries the addresses one after the other, as it may have several; then `ask` has to know them all.
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
  /** `smtp://` or `smtps://`, with user and password where the server asks for them. */
  readonly url: string;
  readonly from: string;
  /** Where answers go to emails that don't say it themselves; undefined: to the sender. */
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
const unsubscribing = (url: string): Record<string, string> => ({
  "List-Unsubscribe": `<${url}>`,
  "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
});

/** Sends over SMTP; a connection for each email, and nothing that one leaves for the next. */
export function createSmtpTransport({
  url,
  from,
  replyTo: usual,
  deadlineMs = mailDeadlineMs,
}: SmtpSettings): MailTransport {
  const address = addressOf(new URL(url).hostname.replace(/^\[|\]$/g, ""));
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
  return {
    prepare: address.refresh,
    async send({ to, replyTo, unsubscribeUrl, ...mail }) {
      const answersTo = replyTo ?? usual;
      const headers = {
        "Auto-Submitted": "auto-generated",
        ...(unsubscribeUrl === null ? {} : unsubscribing(unsubscribeUrl)),
      };
      try {
        await mailer.sendMail({
          ...mail,
          from,
          ...(answersTo === undefined ? {} : { replyTo: { name: "", address: answersTo } }),
          // An object is taken as it is; in a string, commas would make more recipients.
          to: { name: "", address: to },
          headers,
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

/** The configured way out for emails; null where there is none and emails stay in the local mailbox. */
export function transportFromEnv({
  MAIL_URL: url,
  MAIL_FROM: from,
  SUPPORT_EMAIL: support,
}: Pick<Env, "MAIL_URL" | "MAIL_FROM" | "SUPPORT_EMAIL">): MailTransport | null {
  // The default address in brand.ts belongs to nobody.
  const replyTo = support.endsWith(".example") ? undefined : support;
  return url === undefined ? null : createSmtpTransport({ url, from, replyTo });
}

/** How a mail server took us: `unknown` is anything that it said or did which doesn't fit. */
export type Greeting = "welcome" | "unreachable" | "bad password" | "bad encryption" | "unknown";

const greetings: ReadonlyMap<unknown, Greeting> = new Map<unknown, Greeting>([
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
export async function greetMailServer(url: string, patienceMs = seconds(10)): Promise<Greeting> {
  const timeouts = { connectionTimeout: patienceMs, greetingTimeout: patienceMs, socketTimeout: patienceMs };
  const mailer = createTransport({ url, ...timeouts, disableFileAccess: true, disableUrlAccess: true });
  try {
    await mailer.verify();
    return "welcome";
  } catch (error) {
    const code = error instanceof Error && "code" in error ? error.code : null;
    return greetings.get(code) ?? "unknown";
  } finally {
    mailer.close();
  }
}
