import type { Actor } from "#src/server/actor.ts";
import type { Deps } from "#src/server/deps.ts";
import { createCaller, type Caller } from "#src/server/trpc/router.ts";

interface TestLocals {
  readonly deps: Deps;
  readonly actor: Actor | null;
  readonly requestId: string;
  readonly api: Caller;
}

/** What a page has at hand when somebody asks for it, or nobody who is signed in. */
export function pageLocalsOf(deps: Deps, actor: Actor | null): TestLocals {
  const api = createCaller({
    deps,
    actor,
    origin: { network: "203.0.113.0" },
    requestId: "test",
    sessionToken: null,
    setSessionCookie: () => undefined,
    registrationKey: null,
    setRegistrationCookie: () => undefined,
  });
  return { deps, actor, requestId: "test", api };
}
