import type { Actor } from "#src/server/actor.ts";
import { addFacilitator } from "#src/server/domain/programme/leading/facilitators.ts";
import { makeOrganisation } from "#src/server/domain/organisation/get-organisation.ts";
import type { ProgrammeRow } from "#src/server/domain/programme/queries.ts";
import { addMember } from "#tests/factories/organisation/organisation.ts";
import type { Deps } from "#src/server/deps.ts";
import type { TestDeps } from "#tests/setup/deps.ts";

/** Mia Falk, who leads a team with someone. */
export async function makeColleague(deps: Deps, lead: Actor, person: Partial<Omit<Actor, "role">> = {}) {
  const team = await makeOrganisation(deps, lead, { name: "Harbour" });
  const named = { firstName: "Mia", lastName: "Falk", ...person };
  return { team, colleague: await addMember(deps, team, { role: "facilitator", ...named }) };
}

/** Adds a colleague as facilitator, and advances the clock. */
export async function addTo(
  deps: TestDeps,
  lead: Actor,
  programme: Pick<ProgrammeRow, "id">,
  { userId }: Pick<Actor, "userId">,
  { id: organisationId }: { readonly id: string },
): Promise<void> {
  await addFacilitator(deps, lead, programme.id, { userId, organisationId });
  deps.clock.advance(1);
}

/** Mia Falk, who leads a programme with its owner. */
export async function makeCoFacilitator(
  deps: TestDeps,
  lead: Actor,
  programme: Pick<ProgrammeRow, "id">,
  person: Partial<Omit<Actor, "role">> = {},
) {
  const { team, colleague } = await makeColleague(deps, lead, person);
  await addTo(deps, lead, programme, colleague, team);
  return { team, mia: colleague };
}
