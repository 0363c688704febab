/**
 * What a copy is safer without. From these rows, someone with the file could read a code in a queued email, or see which networks have visited.
 * Once restored, they would bring back sessions that people have ended, and send emails a second time.
 */
const forgotten = [
  "sign_in_codes",
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
