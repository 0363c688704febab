import type { Origin } from "#src/server/actor.ts";
import type { Counter } from "#src/server/auth/limits/counters.ts";
import { byNetwork, type Limit, logInsByAccount, logInSubject } from "#src/server/auth/limits/limits.ts";
import { days, minutes } from "#src/server/clock.ts";
import { keptFor } from "#src/shared/kept-for.ts";

/** Counts failures from one network: log-ins that succeed are given back, so a room of people never meets it. */
export const logInsByNetwork = (origin: Origin): readonly Limit[] =>
  byNetwork(origin, { name: "log-ins by network", most: 60, windowMs: minutes(15) });

/** What an attempt from a strange browser counts for: the account, with those of all strange browsers, and its network. */
export const logInsByStrangers = (origin: Origin, email: string): readonly Limit[] => [
  { name: logInsByAccount, subject: logInSubject(email), most: 10, windowMs: minutes(15) },
  ...logInsByNetwork(origin),
];

/**
 * A known browser has its own tries alone: nobody's guesses, and nothing that its neighbours do, keep the person out of it.
 */
export const logInsByKnownBrowser = (email: string, deviceToken: string): Limit => ({
  name: "log-ins by known browser",
  subject: `browser ${email}\n${deviceToken}`,
  most: 10,
  windowMs: minutes(15),
});

/** A program keeps no cookie to be known by: the same one, in the same network, is told of once for as long as a session lasts. */
export const noticesOfProgram = (email: string, network: string, device: string): Counter => ({
  name: "notices of programs",
  subject: `mailbox ${email}\n${network}\n${device}`,
  most: 1,
  windowMs: days(keptFor.programNoticeDays),
});

/** Whoever has the password must not flood the mailbox as well. */
export const noticesOfPerson = (email: string): Counter => ({
  name: "sign-in notices",
  subject: `mailbox ${email}`,
  most: 20,
  windowMs: days(1),
});
