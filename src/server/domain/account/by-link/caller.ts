import type { Actor, Origin } from "#src/server/actor.ts";

/** Who opens a link from an email, and where. */
export interface Caller {
  /** null: nobody is signed in. */
  readonly actor: Actor | null;
  readonly origin: Origin;
}
