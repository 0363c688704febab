import { tokenFor } from "#tests/setup/local-mailbox.ts";
import { users } from "#db/schema/index.ts";
import type { Actor } from "#src/server/actor.ts";
import type { Deps } from "#src/server/deps.ts";
import { registerByLink } from "#src/server/domain/account/registration.ts";
import { resendVerification, verifyEmail } from "#src/server/domain/account/verification/verify-email.ts";
import { logIn } from "#src/server/domain/session/log-in.ts";
import { makeDeps } from "#tests/setup/deps.ts";

export const newcomer = { email: "ada@example.org", password: "four calm panes", name: "Ada Lovelace" };

let networks = 0;
/** A new network each time: limits by network have their own tests. */
export const anyOrigin = () => ({ network: `198.51.100.${String((networks += 1))}` });

export const registerNewcomer = (deps: Deps, changes: Partial<typeof newcomer> = {}) =>
  registerByLink(deps, anyOrigin(), { ...newcomer, ...changes });

/** A browser with the cookie of a registration. */
export const browserWith = (registrationKey: string | null = null, actor: Actor | null = null) => ({
  origin: anyOrigin(),
  registrationKey,
  actor,
});

export const logInNewcomer = (deps: Deps, password = newcomer.password) =>
  logIn(deps, anyOrigin(), { email: newcomer.email, password });

export const resendLink = (deps: Deps, email = newcomer.email) =>
  resendVerification(deps, anyOrigin(), { email });

/** The only account, or undefined. */
export const storedAccount = async (deps: Deps) => (await deps.db.read.select().from(users))[0];

export const followLink = (deps: Deps, token: string, from = browserWith()) =>
  verifyEmail(deps, from, { token });

/** Someone who has registered by link but not followed it. */
export async function makeWaiting() {
  const deps = await makeDeps();
  const { user, key } = await registerNewcomer(deps);
  return { deps, user, key, token: await tokenFor(deps, newcomer.email) };
}
