import type { Actor, Origin } from "#src/server/actor.ts";

export interface Caller {
  /** null: signed out. */
  readonly actor: Actor | null;
  readonly origin: Origin;
}
