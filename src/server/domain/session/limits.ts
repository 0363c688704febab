import type { Origin } from "#src/server/actor.ts";
import type { Counter } from "#src/server/auth/limits/counters.ts";
import { byNetwork, type Limit, logInsByAccount, logInSubject } from "#src/server/auth/limits/limits.ts";
import { days, minutes } from "#src/server/clock.ts";
import { retention } from "#src/shared/retention.ts";

/** Counts failed sign-ins only: successes are uncounted, so people who share a network don't exceed it. */
export const logInsByNetwork = (origin: Origin): readonly Limit[] =>
  byNetwork(origin, { name: "log-ins by network", most: 60, windowMs: minutes(15) });

/** Counters of an unknown browser: the account's, shared by all unknown browsers, and its network's. */
export const logInsByUnknownBrowser = (origin: Origin, email: string): readonly Limit[] => [
  { name: logInsByAccount, subject: logInSubject(email), most: 10, windowMs: minutes(15) },
  ...logInsByNetwork(origin),
];

/** A known browser has its own counter: strangers' guesses and its network can't lock its owner out. */
export const logInsByKnownBrowser = (email: string, deviceToken: string): Limit => ({
  name: "log-ins by known browser",
  subject: `browser ${email}\n${deviceToken}`,
  most: 10,
  windowMs: minutes(15),
});

/** Programs have no cookie: one program in one network is announced once per lifetime of a session. */
export const programNotices = (email: string, network: string, device: string): Counter => ({
  name: "notices of programs",
  subject: `mailbox ${email}\n${network}\n${device}`,
  most: 1,
  windowMs: days(retention.programNoticeDays),
});

/** Keeps someone who knows the password from flooding the mailbox. */
export const signInNotices = (email: string): Counter => ({
  name: "sign-in notices",
  subject: `mailbox ${email}`,
  most: 20,
  windowMs: days(1),
});
