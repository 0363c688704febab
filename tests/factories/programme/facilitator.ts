import type { Actor } from "#src/server/actor.ts";
import type { Deps } from "#src/server/deps.ts";
import { givePlan } from "#tests/factories/billing.ts";
import { makeUser } from "#tests/factories/user.ts";

/** Someone with an unlimited plan. */
export async function makeFacilitator(deps: Deps, overrides: Partial<Actor> = {}): Promise<Actor> {
  const actor = await makeUser(deps, overrides);
  await givePlan(deps, actor);
  return actor;
}
