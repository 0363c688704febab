import type { Actor } from "#src/server/actor.ts";
import type { Deps } from "#src/server/deps.ts";
import type { User } from "#src/shared/account/account.output.ts";
import { joinName } from "#src/shared/account/names.ts";
import { isAdministrator } from "./rules.ts";

/** A person as the API shows them to themselves. `isAdmin` is what holds, by whichever way they are an administrator. */
export function presentUser({ env }: Pick<Deps, "env">, actor: Actor): User {
  const { userId, email, firstName, lastName, username, role, onboardingStatus } = actor;
  return {
    id: userId,
    email,
    name: joinName(firstName, lastName),
    firstName,
    lastName,
    username,
    role,
    isAdmin: isAdministrator(env, actor),
    onboardingStatus,
    onboardingState: { intendedAccountType: actor.intendedAccountType, return_to: actor.returnTo },
  };
}
