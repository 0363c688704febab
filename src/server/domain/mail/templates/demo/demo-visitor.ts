import type { MailContent } from "#src/server/domain/mail/text/mail-content.ts";
import { renderMail } from "#src/server/domain/mail/text/render-mail.ts";
import type { Env } from "#src/server/env.ts";

interface Visitor {
  readonly name: string;
  readonly email: string;
  /** As people read it: "Team Leader". */
  readonly role: string;
}

/** Tells whoever runs the site that someone has tried the voice demo. */
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
