import type { Origin } from "#src/server/actor.ts";
import type { Counter } from "#src/server/auth/limits/counters.ts";
import { byNetwork, type Limit } from "#src/server/auth/limits/limits.ts";
import { logInsByAccount, logInSubject } from "#src/server/auth/limits/log-in-count.ts";
import { days, minutes } from "#src/server/clock.ts";
import { keptFor } from "#src/shared/kept-for.ts";

/** Counts failures from one network: log-ins that succeed are given back, so a room of people never meets it. */
export const logInsByNetwork = (origin: Origin): readonly Limit[] =>
  byNetwork(origin, { name: "log-ins by network", most: 60, windowMs: minutes(15) });

/**
 * Counts attempts at one account: all that come from strange browsers together, and those of each known one by itself, so
 * that nobody's guesses keep the person out of their own browser.
 */
export const logInsAtAccount = (email: string, knownDevice: string | null): Limit =>
  knownDevice === null
    ? { name: logInsByAccount, subject: logInSubject(email), most: 10, windowMs: minutes(15) }
    : {
        name: "log-ins by known browser",
        subject: `browser ${email}\n${knownDevice}`,
        most: 10,
        windowMs: minutes(15),
      };

/** A known browser has its own tries alone: nothing that its neighbours do keeps the person out of it. */
export const logInLimits = (origin: Origin, email: string, knownDevice: string | null): readonly Limit[] => [
  logInsAtAccount(email, knownDevice),
  ...(knownDevice === null ? logInsByNetwork(origin) : []),
];

/** A program keeps no cookie to be known by: the same one, in the same network, is told of once for as long as a session lasts. */
export const noticesOfProgram = (email: string, network: string, device: string): Counter => ({
  name: "notices of programs",
  subject: `${email}\n${network}\n${device}`,
  most: 1,
  windowMs: days(keptFor.programNoticeDays),
});

/** Whoever has the password must not flood the mailbox as well. */
export const noticesOfPerson = (email: string): Counter => ({
  name: "sign-in notices",
  subject: email,
  most: 20,
  windowMs: days(1),
});
