import type { Env } from "#src/server/env.ts";
import { isLoopbackHost } from "#src/shared/loopback.ts";
import { brand } from "#src/shared/site/brand.ts";
import { operator } from "#src/shared/site/operator.ts";
import { look, ok, type Finding } from "./finding.ts";

const about = "Settings";

const isPublic = ({ siteUrl }: Env): boolean => !isLoopbackHost(new URL(siteUrl).hostname);

/** Valid settings that a public site probably doesn't want. */
function oddSettings(env: Env): Finding[] {
  const odd: Finding[] = [];
  if (!env.siteUrl.startsWith("https:"))
    odd.push(
      look(
        about,
        "SITE_URL isn’t https:.",
        "Put TLS in front and write https:// into SITE_URL, or passwords travel in clear.",
      ),
    );
  if (env.TRUST_PROXY === 0)
    odd.push(
      look(
        about,
        "TRUST_PROXY is 0.",
        "Behind a proxy, set it to 1: as it is, all visitors share one rate limit.",
      ),
    );
  if (!env.DATABASE_URL.startsWith("file:") && env.SEALING_KEY === undefined)
    odd.push(
      look(
        about,
        "SEALING_KEY isn’t set.",
        "Set it, or a copy of the database may tell who picked what in team rounds and workshops.",
      ),
    );
  if (/@localhost\b/.test(env.MAIL_FROM))
    odd.push(
      look(
        about,
        "MAIL_FROM is at localhost.",
        "Set it to an address of your domain: other mail servers refuse this one.",
      ),
    );
  if (env.SUPPORT_EMAIL === brand.supportEmail.toLowerCase() && env.SUPPORT_EMAIL.endsWith(".example"))
    odd.push(
      look(
        about,
        "SUPPORT_EMAIL is a placeholder.",
        "Set it to an address that you read: pages and emails name it.",
      ),
    );
  return odd;
}

export function checkSettings(env: Env): readonly Finding[] {
  const valid = ok(about, `valid, for ${env.siteUrl}`);
  return isPublic(env) ? [valid, ...oddSettings(env)] : [valid];
}

/** Whether the legal pages still have blanks for the site's owner to fill in. */
export function checkLegalTexts(env: Env): Finding {
  const facts: readonly (readonly [string, { readonly value: string }])[] = Object.entries(operator);
  const blanks = facts.filter(([, { value }]) => value === "");
  if (!isPublic(env)) return ok("Legal texts", "not needed on this machine");
  if (blanks.length === 0) return ok("Legal texts", "complete");
  const names = blanks.map(([name]) => name).join(", ");
  return look(
    "Legal texts",
    `${String(blanks.length)} blanks: ${names}`,
    "Fill them in, in src/shared/site/operator.ts, and build again.",
  );
}
