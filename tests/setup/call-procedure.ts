import { createCaller } from "#src/server/trpc/router.ts";
import type { Context } from "#src/server/trpc/context.ts";
import { randomIds } from "#src/server/ids.ts";

/** A call's context as nobody, from anywhere, unless told otherwise. */
export const contextWith = (given: Pick<Context, "deps"> & Partial<Context>): Context => ({
  actor: null,
  origin: { network: "203.0.113.1" },
  requestId: randomIds.id(),
  sessionToken: null,
  setSessionCookie: () => undefined,
  registrationKey: null,
  setRegistrationCookie: () => undefined,
  ...given,
});

/** Calls a procedure by its dotted name, with whatever input. */
export async function callProcedure(context: Context, name: string, input: unknown): Promise<unknown> {
  const caller: unknown = createCaller(context);
  let procedure: unknown = caller;
  for (const part of name.split(".")) procedure = Reflect.get(Object(procedure), part);
  if (typeof procedure !== "function") throw new Error(`${name} is no procedure`);
  return Reflect.apply(procedure, null, [input]);
}
