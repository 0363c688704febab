import type { Actor } from "#src/server/actor.ts";
import type { Deps } from "#src/server/deps.ts";
import { randomIds } from "#src/server/ids.ts";
import { createCaller } from "#src/server/trpc/router.ts";

/** Calls a procedure by its dotted name, with an empty input, signed in as a person or not at all. */
export async function callProcedure(deps: Deps, actor: Actor | null, name: string): Promise<unknown> {
  const caller: unknown = createCaller({
    deps,
    actor,
    origin: { network: "203.0.113.1" },
    requestId: randomIds.id(),
    sessionToken: null,
    setSessionCookie: () => undefined,
    registrationKey: null,
    setRegistrationCookie: () => undefined,
  });
  let procedure: unknown = caller;
  for (const part of name.split(".")) procedure = Reflect.get(Object(procedure), part);
  if (typeof procedure !== "function") throw new Error(`${name} is no procedure`);
  return Reflect.apply(procedure, null, [{}]);
}
