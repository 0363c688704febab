import { emailChangeLifeMs } from "#src/server/auth/emailed-secrets.ts";
import { minutes } from "#src/server/clock.ts";
import type { MailContent } from "#src/server/domain/mail/text/mail-content.ts";
import { renderMail } from "#src/server/domain/mail/text/render-mail.ts";
import type { Env } from "#src/server/env.ts";
import { brand } from "#src/shared/site/brand.ts";
import { serverPaths } from "#src/shared/site/server-paths.ts";

/**
 * To the new address. It may be a stranger's, so it says nothing that the person who asked could have written: no name, to
 * keep our emails from carrying other people's words to anyone.
 */
export function emailChangeLinkMail(env: Pick<Env, "siteUrl">, token: string): MailContent {
  return renderMail(env, {
    subject: `Confirm your new address for ${brand.name}`,
    before: [
      `Someone, most likely you, wants to use this address for their ${brand.name} account. Please confirm that it’s yours:`,
    ],
    button: { label: "Confirm this address", url: `${env.siteUrl}${serverPaths.confirmEmail(token)}` },
    after: [
      `The link works once, for ${String(emailChangeLifeMs / minutes(1))} minutes. Until you do, the account keeps its current address.`,
      "If it wasn’t you, don’t confirm it: the account belongs to someone else. You can ignore this email.",
    ],
  });
}
