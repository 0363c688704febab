import type { Actor, Origin } from "#src/server/actor.ts";
import type { Counter } from "#src/server/auth/limits/counters.ts";
import { byMailbox, byNetwork, type Limit } from "#src/server/auth/limits/limits.ts";
import { days, minutes } from "#src/server/clock.ts";

/** Each invitation emails someone who didn't ask for it. */
export const orgInvitesBy = (actor: Actor): Counter =>
  byMailbox(actor, { name: "organisation invitations by person", most: 600, windowMs: days(1) });

/** Creating and deleting in a loop only costs work. */
export const organisationsBy = (actor: Actor): Limit =>
  byMailbox(actor, { name: "organisations by person", most: 20, windowMs: days(1) });

/** Counts dead links only: someone's own link works whatever others try. */
export const deadOrgLinks = (origin: Origin): readonly Limit[] =>
  byNetwork(origin, { name: "dead organisation links by network", most: 300, windowMs: minutes(15) });
