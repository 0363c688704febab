import type { Actor, Origin } from "#src/server/actor.ts";
import { takeFromLimits } from "#src/server/auth/limits.ts";
import { hashPassword, isCommonPassword, verifyPassword } from "#src/server/auth/passwords.ts";
import type { Deps } from "#src/server/deps.ts";
import { badField } from "#src/server/errors.ts";
import { accountTexts, type PasswordChange, type SignedIn } from "#src/shared/account.ts";
import { passwordChangeLimits } from "./limits.ts";
import { presentUser } from "./present-user.ts";
import { findPasswordHash } from "./queries.ts";
import { setPassword } from "./set-password.ts";

/**
 * Changes the password of somebody who knows the present one. All sessions end; the one that comes back is new.
 *
 * @throws {DomainError} `bad_request` when the present password is wrong or the new one is common; `too_many_requests`.
 */
export async function changePassword(
  deps: Deps,
  actor: Actor,
  origin: Origin,
  { currentPassword, password }: PasswordChange,
): Promise<SignedIn> {
  await takeFromLimits(deps, passwordChangeLimits(origin, actor));
  const present = await findPasswordHash(deps.db.read, actor.userId);
  if (!(await verifyPassword(present, currentPassword)))
    throw badField("currentPassword", accountTexts.wrongPassword);
  if (await isCommonPassword(password)) throw badField("password", accountTexts.passwordCommon);
  const passwordHash = await hashPassword(password);
  await deps.db.write((tx) => setPassword(tx, deps, actor, passwordHash));
  deps.wakeMailWorker();
  return { token: await deps.sessions.start(actor.userId), user: presentUser(actor) };
}
