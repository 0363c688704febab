import type { Actor } from "#src/server/actor.ts";
import type { Deps } from "#src/server/deps.ts";
import { createCaller, type Caller } from "#src/server/trpc/router.ts";
import { contextWith } from "#tests/setup/call-context.ts";

interface TestLocals {
  readonly deps: Deps;
  readonly actor: Actor | null;
  readonly requestId: string;
  readonly api: Caller;
}

/** A page's locals for someone, or for a visitor. */
export function pageLocalsOf(deps: Deps, actor: Actor | null): TestLocals {
  const requestId = "test";
  const api = createCaller(contextWith({ deps, actor, requestId }));
  return { deps, actor, requestId, api };
}
