import type { Origin } from "#src/server/actor.ts";
import type { Limit } from "#src/server/auth/limits.ts";
import { minutes } from "#src/server/clock.ts";

/** Counts attempts at one account; forgotten when one succeeds. */
export const logInsByAccount = "log-ins by account";

export const logInLimits = (origin: Origin, email: string): readonly Limit[] => [
  { name: logInsByAccount, subject: email, most: 10, windowMs: minutes(15) },
  { name: "log-ins by network", subject: origin.network, most: 60, windowMs: minutes(15) },
  // Each costs some 10 ms of CPU: this keeps a flood from many networks to a twentieth of a core.
  { name: "log-ins", subject: "all", most: 300, windowMs: minutes(1) },
];
