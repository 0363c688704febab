/**
 * What a copy can do without, and is safer without: whoever has the file could read a code in an email that waits, and see which networks
 * were here. Once restored, it would sign people in again who had signed out, and send emails that have gone.
 */
const forgotten = [
  "auto_tokens",
  "email_verifications",
  "password_resets",
  "rate_limits",
  "sessions",
  "used_bot_tokens",
  "verification_codes",
  "voice_tickets",
] as const;

export const statementsThatForget: readonly string[] = [
  ...forgotten.map((table) => `DELETE FROM ${table}`),
  // Those that are settled say nothing to anyone, and keep the same event from a second email.
  "DELETE FROM mails WHERE state IN ('queued', 'local')",
];
