import { unlessMissing } from "#src/server/http/pages/page-form.ts";
import type { Caller } from "#src/server/trpc/router.ts";
import type { TeamPicture } from "#src/shared/team/team.output.ts";
import type { Organisation } from "#src/shared/organisation/organisation.output.ts";
import { leads } from "#src/shared/organisation/organisation.ts";

/** A team round's picture; undefined if it doesn't exist for this person. */
export async function findTeamPicture(api: Caller, teamRoundId: string): Promise<TeamPicture | undefined> {
  const found = await unlessMissing(api.team.picture({ teamRoundId }));
  // It is a file only if a format is requested.
  return found !== undefined && "picture" in found ? found : undefined;
}

/**
 * What the page of someone's teams shows first.
 *
 * @param wanted the id of one of them; null: the first
 * @returns undefined where they aren't in the one that is asked for
 */
export async function loadTeam(api: Caller, wanted: string | null) {
  const [all, received, plan] = await Promise.all([
    api.organisation.list(),
    api.organisation.received(),
    api.billing.plan(),
  ]);
  const organisation = wanted === null ? all[0] : all.find(({ id }) => id === wanted);
  if (organisation === undefined && wanted !== null) return undefined;
  return {
    organisations: all.map(({ id, name }) => ({ id, name })),
    shown: organisation === undefined ? null : await loadShown(api, organisation),
    received,
    plan,
  };
}

async function loadShown(api: Caller, organisation: Organisation) {
  const { id, role } = organisation;
  const [rounds, invites, workshops] = await Promise.all([
    api.team.list({ id }),
    leads(role) ? api.organisation.invites({ id }) : null,
    leads(role) ? api.workshop.list({ organisationId: id }) : null,
  ]);
  return { organisation, rounds, invites, workshops };
}
