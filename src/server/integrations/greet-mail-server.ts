import { seconds } from "#src/server/clock.ts";
import { createTransport } from "nodemailer";

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
 * Connects to a mail server, says hello, and signs in where the URL has a user; sends nothing. What the server answers isn't told on: it
 * may repeat a password.
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
