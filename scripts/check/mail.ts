import type { Env } from "#src/server/env.ts";
import { checkMailServer, type MailServerCheck } from "#src/server/integrations/smtp.ts";
import { fails, ok, type Finding } from "./finding.ts";

const about = "Mail server";

const faults: Readonly<
  Record<Exclude<MailServerCheck, "welcome">, readonly [found: string, advice: string]>
> = {
  unreachable: [
    "it doesn’t answer",
    "See whether host and port in MAIL_URL are right, and whether a firewall is in between.",
  ],
  "bad password": [
    "it refuses the user or the password",
    "Correct them in MAIL_URL; write special characters as in a URL (@ is %40).",
  ],
  "bad encryption": [
    "no encrypted connection came about",
    "See whether its certificate is valid, and whether the port fits: smtps:// for 465, smtp:// for 587.",
  ],
  unknown: ["it answers oddly", "See its own log; nothing was sent."],
};

/** Whether the mail server accepts us. Sends nothing. */
export async function checkMail({ MAIL_URL }: Env, patienceMs?: number): Promise<Finding> {
  if (MAIL_URL === undefined) return ok(about, "none: emails stay at /dev/mail");
  const greeting = await checkMailServer(MAIL_URL, patienceMs);
  if (greeting === "welcome") return ok(about, `${new URL(MAIL_URL).host} lets us in`);
  return fails(about, ...faults[greeting]);
}
