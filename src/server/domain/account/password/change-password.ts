import { accountErrors } from "#src/server/domain/account/errors.ts";
import type { Actor, Origin } from "#src/server/actor.ts";
import { admit } from "#src/server/auth/limits/admission.ts";
import { hashPassword, verifyPassword } from "#src/server/auth/password/passwords.ts";
import type { Deps } from "#src/server/deps.ts";
import { startSessionIn } from "#src/server/domain/session/start-session.ts";
import type { PasswordChange } from "#src/shared/account/account.input.ts";
import type { SignedIn } from "#src/shared/account/account.output.ts";
import { passwordChangeLimits } from "#src/server/domain/account/limits.ts";
import { presentUser } from "#src/server/domain/account/present-user.ts";
import { findPasswordHash } from "#src/server/domain/account/queries.ts";
import { refuseWeakPassword } from "./refuse-weak-password.ts";
import { setPassword } from "./set-password.ts";

/**
 * Changes the password of someone who knows the present one. All sessions end; the one that comes back is new.
 *
 * @throws {DomainError} `bad_request` when the present password is wrong or the new one weak; `too_many_requests`.
 */
export async function changePassword(
  deps: Deps,
  actor: Actor,
  origin: Origin,
  { currentPassword, password }: PasswordChange,
): Promise<SignedIn> {
  const waiter = await admit(deps, origin, { limits: passwordChangeLimits(origin, actor) });
  const present = await findPasswordHash(deps.db.read, actor.userId);
  if (!(await verifyPassword(present, currentPassword, waiter))) throw accountErrors.wrongCurrentPassword();
  await refuseWeakPassword(deps, password, [actor.email, actor.firstName, actor.lastName]);
  const passwordHash = await hashPassword(password, waiter);
  const token = await deps.db.write(async (tx) => {
    // Someone may have set another one meanwhile, to keep out whoever knows the present one.
    if ((await findPasswordHash(tx, actor.userId)) !== present) throw accountErrors.wrongCurrentPassword();
    await setPassword(tx, deps, actor, passwordHash);
    return startSessionIn(tx, deps, origin, actor, { quiet: true });
  });
  return { token, user: presentUser(deps, actor) };
}
