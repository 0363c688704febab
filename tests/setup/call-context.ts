import type { Context } from "#src/server/trpc/procedures.ts";
import { randomIds } from "#src/server/ids.ts";

/** A call's context, without a session by default. */
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
