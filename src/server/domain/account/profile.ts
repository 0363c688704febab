import type { Actor } from "#src/server/actor.ts";
import type { Deps } from "#src/server/deps.ts";
import type { User } from "#src/shared/account/account.output.ts";
import { isAdministrator } from "./rules.ts";
import { accountErrors } from "./errors.ts";
import { isDuplicate } from "#db/faults.ts";
import type { ProfileChanges } from "#src/shared/account/account.input.ts";
import { pathOnSite } from "#src/shared/account/safe-next.ts";
import { findAccountById, updateAccount } from "./queries.ts";

/** A person's own account in the API. `isAdmin` is the effective right, by mark or by address. */
export function presentUser({ env }: Pick<Deps, "env">, actor: Actor): User {
  const { userId, email, name, firstName, lastName, displayName, username, role, onboardingStatus } = actor;
  return {
    id: userId,
    email,
    name,
    firstName,
    lastName,
    displayName,
    username,
    role,
    isAdmin: isAdministrator(env, actor),
    onboardingStatus,
    onboardingState: { intendedAccountType: actor.intendedAccountType, return_to: actor.returnTo },
  };
}

/**
 * Updates the given fields of a profile and its onboarding; finishing it sends the welcome email.
 *
 * @throws {DomainError} `conflict` for a taken username; `bad_request` if `return_to` isn't on this site.
 */
export async function updateProfile(deps: Deps, { userId }: Actor, changes: ProfileChanges): Promise<User> {
  const { onboardingState: { return_to: target, intendedAccountType } = {}, ...profile } = changes;
  const returnTo = target && pathOnSite(target, deps.env.siteUrl);
  if (target && returnTo === null) throw accountErrors.returnElsewhere();
  const row = { ...profile, returnTo, intendedAccountType, updatedAt: deps.clock.now() };
  try {
    return await deps.db.write(async (tx) => {
      const account = await findAccountById(tx, userId);
      if (account === null) throw accountErrors.notFound();
      await updateAccount(tx, userId, row);
      const changed = (await findAccountById(tx, userId)) ?? account;
      const isDone = changed.onboardingStatus === "completed" && account.onboardingStatus !== "completed";
      if (isDone) await deps.hooks.onOnboarded(tx, deps, changed);
      return presentUser(deps, changed);
    });
  } catch (error) {
    if (isDuplicate(error)) throw accountErrors.usernameTaken();
    throw error;
  }
}
