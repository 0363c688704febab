import type { Actor, Origin } from "#src/server/actor.ts";
import type { Deps } from "#src/server/deps.ts";

/** What a procedure knows of its request; it knows nothing of HTTP. */
export interface Context {
  readonly deps: Deps;
  /** null: nobody is signed in. */
  readonly actor: Actor | null;
  readonly origin: Origin;
  readonly requestId: string;
  /** The session token that the request came with. */
  readonly sessionToken: string | null;
  /** Hands the browser a session token as a cookie, or takes it away with null. */
  readonly setSessionCookie: (token: string | null) => void;
  /** What this browser got when it registered someone, if the request comes from our own pages. */
  readonly registrationKey: string | null;
  /** Hands the browser such a key as a cookie, or takes it away with null. */
  readonly setRegistrationCookie: (key: string | null) => void;
}
