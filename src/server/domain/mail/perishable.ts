import { codeLifeMs } from "#src/server/auth/verification-codes.ts";
import { emailChangeLifeMs } from "#src/server/auth/email-changes.ts";
import { resetLifeMs } from "#src/server/auth/password-resets.ts";
import { after } from "#src/server/clock.ts";

/** Mails whose code or link is over while a mail server that is away may still be tried, by what their events begin with. */
const lives = {
  "verification code": codeLifeMs,
  "password reset": resetLifeMs,
  "email change link": emailChangeLifeMs,
} as const;

/** The event of such a mail. */
export const perishableEvent = (kind: keyof typeof lives, id: string): string => `${kind} ${id}`;

/** What the events of each kind begin with, and the time before which such a mail must have come about to be in vain now. */
export const perished = (now: Date): readonly { readonly prefix: string; readonly before: Date }[] =>
  Object.entries(lives).map(([kind, lifeMs]) => ({ prefix: `${kind} `, before: after(now, -lifeMs) }));
