import { type MailContent, greeting } from "#src/server/domain/mail/text/mail-content.ts";
import { renderMail } from "#src/server/domain/mail/text/render-mail.ts";
import type { Env } from "#src/server/env.ts";
import { brand } from "#src/shared/site/brand.ts";
import { paths } from "#src/shared/site/paths.ts";

/** Contains nothing the visitor wrote but their first name: the address may be someone else's. */
export function demoThanksMail(env: Pick<Env, "siteUrl">, firstName: string): MailContent {
  return renderMail(env, {
    subject: `Thanks for trying ${brand.name}`,
    before: [
      greeting(firstName),
      "Thanks for talking with our coach. That was Maya’s window. Yours takes a few minutes: pick your own words, then ask people who know you.",
    ],
    button: { label: "Create my account", url: `${env.siteUrl}${paths.register()}` },
    after: [
      "You’re getting this because someone gave this address when they tried the demo. If it wasn’t you, you can ignore this email.",
    ],
  });
}

interface Visitor {
  readonly name: string;
  readonly email: string;
  /** The label people see: "Team Leader". */
  readonly role: string;
}

/** Goes to the support address. */
export function demoVisitorMail(env: Pick<Env, "siteUrl">, { name, email, role }: Visitor): MailContent {
  return renderMail(env, {
    subject: "Someone tried the voice demo",
    before: [
      "Someone tried the voice demo and left these details.",
      `Name: ${name}`,
      `Email: ${email}`,
      `Role: ${role}`,
    ],
    after: ["Nobody has confirmed that the address is theirs."],
  });
}
