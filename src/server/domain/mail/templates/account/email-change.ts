import { emailChangeLifeMs } from "#src/server/auth/emailed-secrets.ts";
import { minutes } from "#src/server/clock.ts";
import type { Email } from "#src/server/domain/mail/text/email.ts";
import type { Env } from "#src/server/env.ts";
import { brand } from "#src/shared/site/brand.ts";
import { paths } from "#src/shared/site/paths.ts";
import { serverPaths } from "#src/shared/site/server-paths.ts";

/** Goes to the old address, which someone else may read by now: it doesn't name the new one. */
export const emailChangeAskedMail = (firstName: string): Email => ({
  to: firstName,
  subject: `Was that you? A new email address for your ${brand.name} account`,
  lines: [
    "Someone who knows your password, most likely you, wants to use another email address for your account. It changes once that address is confirmed.",
    "If it was you, confirm the new address with the link we sent there. If it wasn’t, choose a new password now. That stops the change and signs out every device.",
  ],
  button: ["Choose a new password", paths.forgotPassword()],
});

/** Replaces the link if the new address has an account: the page mustn't show the difference. */
export const emailChangeKnownMail = (firstName: string): Email => ({
  to: firstName,
  subject: `This address already has an account at ${brand.name}`,
  lines: [
    "Someone, most likely you, wants to use this address for another account. It already has one, so nothing has changed.",
    "If both accounts are yours, sign in to the one with this address and delete it, with its rounds and results. Then you can use the address for the other.",
  ],
  button: ["Sign in", paths.login()],
  after: ["If it wasn’t you, you can ignore this email."],
});

/** Goes to what may be a stranger's address, so it has nothing the user wrote, not even their name. */
export const emailChangeLinkMail = (token: string): Email => ({
  subject: `Confirm your new address for ${brand.name}`,
  lines: [
    `Someone, most likely you, wants to use this address for their ${brand.name} account. Please confirm that it’s yours:`,
  ],
  button: ["Confirm this address", serverPaths.confirmEmail(token)],
  after: [
    `The link works once, for ${String(emailChangeLifeMs / minutes(1))} minutes. Until you confirm, the account keeps its current address.`,
    "If it wasn’t you, don’t confirm it: the account belongs to someone else. You can ignore this email.",
  ],
});

/** Goes to the old address. */
export const emailChangedMail = (
  { SUPPORT_EMAIL }: Pick<Env, "SUPPORT_EMAIL">,
  firstName: string,
): Email => ({
  to: firstName,
  subject: `Your ${brand.name} account has a new email address`,
  lines: [
    "Your account has just moved to another email address. Sign in with that one now; our emails go there too.",
    "Every other device is signed out. Links to sign in or to choose a password in our earlier emails to this address no longer work.",
    `If it wasn’t you, write to ${SUPPORT_EMAIL} at once.`,
  ],
});
