import type { Actor } from "#src/server/actor.ts";
import type { User } from "#src/shared/account.ts";

/** A person as the API shows them to themselves. */
export function presentUser(actor: Actor): User {
  const { userId, email, firstName, lastName, username, role, isAdmin, onboardingStatus } = actor;
  return {
    id: userId,
    email,
    name: `${firstName} ${lastName}`.trim(),
    firstName,
    lastName,
    username,
    role,
    isAdmin,
    onboardingStatus,
    onboardingState: { intendedAccountType: actor.intendedAccountType, return_to: actor.returnTo },
  };
}
