import type { Origin } from "#src/server/actor.ts";
import type { Limit } from "#src/server/auth/limits.ts";
import { logInsByAccount } from "#src/server/auth/log-in-count.ts";
import { minutes } from "#src/server/clock.ts";

/** Counts failures from one network: log-ins that succeed are given back, so a room of people never meets it. */
export const logInsByNetwork = ({ network }: Origin): Limit => ({
  name: "log-ins by network",
  subject: network,
  most: 60,
  windowMs: minutes(15),
});

export const logInLimits = (origin: Origin, email: string): readonly Limit[] => [
  { name: logInsByAccount, subject: email, most: 10, windowMs: minutes(15) },
  logInsByNetwork(origin),
  // Each costs some 10 ms of CPU: this keeps a flood from many networks to a twentieth of a core.
  { name: "log-ins", subject: "all", most: 300, windowMs: minutes(1) },
];
