import { codeLifeMs } from "#src/server/auth/email/verification-codes.ts";
import { emailChangeLifeMs } from "#src/server/auth/email/email-changes.ts";
import { resetLifeMs } from "#src/server/auth/password/password-resets.ts";
import { after } from "#src/server/clock.ts";

/** Mails whose code or link is over while a mail server that is away may still be tried, by what their events begin with. */
const lives = {
  "verification code": codeLifeMs,
  "password reset": resetLifeMs,
  "email change link": emailChangeLifeMs,
} as const;

/** The event of such a mail. */
export const perishableEvent = (kind: keyof typeof lives, id: string): string => `${kind} ${id}`;

/** Whether the code or the link in a mail is over, so that it would lead nowhere. */
export const hasPerished = (
  { eventKey, createdAt }: { readonly eventKey: string; readonly createdAt: Date },
  now: Date,
): boolean =>
  Object.entries(lives).some(
    ([kind, lifeMs]) => eventKey.startsWith(`${kind} `) && createdAt <= after(now, -lifeMs),
  );
