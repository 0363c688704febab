import type { Actor, Origin } from "#src/server/actor.ts";
import type { Counter } from "#src/server/auth/limits/counters.ts";
import {
  byMailbox,
  byPerson,
  byNetwork,
  type Limit,
  canonicalMailbox,
} from "#src/server/auth/limits/limits.ts";
import { days, minutes } from "#src/server/clock.ts";
import type { Env } from "#src/server/env.ts";

/** Each call costs a write, or a call of another service. */
export const signedUrlsOf = (origin: Origin): readonly Limit[] =>
  byNetwork(origin, { name: "voice urls", most: 6, windowMs: minutes(1) });

export const demosOf = (origin: Origin): readonly Limit[] =>
  byNetwork(origin, { name: "voice demos", most: 3, windowMs: days(1) });

export const coachTalksOf = (actor: Actor): Limit =>
  byPerson(actor, { name: "voice talks", most: 20, windowMs: days(1) });

/** The site's budget. It refuses everyone alike, so it is no `Limit`. */
export const talksOfSite = ({ VOICE_DAILY_TALKS }: Pick<Env, "VOICE_DAILY_TALKS">): Counter => ({
  name: "voice talks",
  subject: "site",
  most: VOICE_DAILY_TALKS,
  windowMs: days(1),
});

/** Demos may use half of the budget, to leave the rest to people with their own window. */
export const demosOfSite = ({ VOICE_DAILY_TALKS }: Pick<Env, "VOICE_DAILY_TALKS">): Counter => ({
  name: "voice demos",
  subject: "site",
  most: Math.ceil(VOICE_DAILY_TALKS / 2),
  windowMs: days(1),
});

/** Each one emails an unconfirmed address. */
export const demoMailsOf = (origin: Origin): readonly Limit[] =>
  byNetwork(origin, { name: "demo mails", most: 3, windowMs: days(1) });

/** Refuses nobody, because that would tell who else has tried the demo. */
export const demoMailsTo = (email: string): Counter =>
  byMailbox({ mailbox: canonicalMailbox(email) }, { name: "demo mails", most: 1, windowMs: days(30) });

/** As many as demos. Refuses everyone alike. */
export const demoMailsOfSite = (env: Pick<Env, "VOICE_DAILY_TALKS">): Counter => ({
  ...demosOfSite(env),
  name: "demo mails of the site",
});
