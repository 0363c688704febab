import type { Origin } from "#src/server/actor.ts";
import type { Limit } from "#src/server/auth/limits.ts";
import { logInsByAccount } from "#src/server/auth/log-in-count.ts";
import { days, minutes } from "#src/server/clock.ts";
import { keptFor } from "#src/shared/kept-for.ts";

/** Counts failures from one network: log-ins that succeed are given back, so a room of people never meets it. */
export const logInsByNetwork = ({ network }: Origin): Limit => ({
  name: "log-ins by network",
  subject: network,
  most: 60,
  windowMs: minutes(15),
});

/**
 * Counts attempts at one account: all that come from strange browsers together, and those of each known one by itself, so
 * that nobody's guesses keep the person out of their own browser.
 */
export const logInsAtAccount = (email: string, knownDevice: string | null): Limit =>
  knownDevice === null
    ? { name: logInsByAccount, subject: email, most: 10, windowMs: minutes(15) }
    : {
        name: "log-ins by known browser",
        subject: `${email}\n${knownDevice}`,
        most: 10,
        windowMs: minutes(15),
      };

export const logInLimits = (origin: Origin, email: string, knownDevice: string | null): readonly Limit[] => [
  logInsAtAccount(email, knownDevice),
  logInsByNetwork(origin),
  // Each costs some 10 ms of CPU: this keeps a flood from many networks to a twentieth of a core.
  { name: "log-ins", subject: "all", most: 300, windowMs: minutes(1) },
];

/** A program keeps no cookie to be known by: the same one, in the same network, is told of once for as long as a session lasts. */
export const noticesOfProgram = (userId: string, network: string, device: string): Limit => ({
  name: "notices of programs",
  subject: `${userId}\n${network}\n${device}`,
  most: 1,
  windowMs: days(keptFor.programNoticeDays),
});

/** Whoever has the password must not flood the mailbox as well. */
export const noticesOfPerson = (userId: string): Limit => ({
  name: "sign-in notices",
  subject: userId,
  most: 20,
  windowMs: days(1),
});
