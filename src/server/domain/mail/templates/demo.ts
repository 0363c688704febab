import type { Email } from "#src/server/domain/mail/text/email.ts";
import { brand } from "#src/shared/site/brand.ts";
import { paths } from "#src/shared/site/paths.ts";

/** Contains nothing the visitor wrote but their first name: the address may be someone else's. */
export const demoThanksMail = (firstName: string): Email => ({
  to: firstName,
  subject: `Thanks for trying ${brand.name}`,
  lines: [
    "Thanks for talking with our coach. That was Maya’s window. Starting yours takes a few minutes: pick your own words, then ask people who know you.",
  ],
  button: ["Create my account", paths.register()],
  after: [
    "You’re getting this because someone gave this address when they tried the demo. If it wasn’t you, you can ignore this email.",
  ],
});

interface Visitor {
  readonly name: string;
  readonly email: string;
  /** The label people see: "Team Leader". */
  readonly role: string;
}

/** Goes to the support address. */
export const demoVisitorMail = ({ name, email, role }: Visitor): Email => ({
  subject: "Someone tried the voice demo",
  lines: [
    "Someone tried the voice demo and left these details.",
    `Name: ${name}`,
    `Email: ${email}`,
    `Role: ${role}`,
    "Nobody has confirmed that the address is theirs.",
  ],
});
