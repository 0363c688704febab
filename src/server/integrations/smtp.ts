import type { Env } from "#src/server/env.ts";
import { seconds } from "#src/server/clock.ts";
import {
  mailDeadlineMs,
  MailRefusedError,
  type MailTransport,
} from "#src/server/domain/mail/queue/mail-transport.ts";
import { createTransport } from "nodemailer";
import { z } from "zod";
import { addressOf } from "./mail-server-address.ts";

interface SmtpSettings {
  /** `smtp://` or `smtps://`, with user and password where the server asks for them. */
  readonly url: string;
  readonly from: string;
  /** Where answers go to emails that don't say it themselves; undefined: to the sender. */
  readonly replyTo?: string | undefined;
  readonly deadlineMs?: number;
}

const connectMs = seconds(10);

/** What nodemailer says of a failure, as far as we look at it. */
const smtpFault = z.object({ permanent: z.literal(true), command: z.enum(["RCPT TO", "DATA"]) });

/**
 * Whether the server refused this email for good. A 5xx to anything before the recipient (the log-in, the sender) is about
 * our settings: those can be put right, and no email should be lost until then.
 */
const isRefusal = (error: unknown): boolean => smtpFault.safeParse(error).success;

/** Tells email programs how to unsubscribe with one click, by RFC 8058: a POST to that address, without asking further. */
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
  // The address in brand.ts is nobody's until an operator sets one.
  const replyTo = support.endsWith(".example") ? undefined : support;
  return url === undefined ? null : createSmtpTransport({ url, from, replyTo });
}
