import type { Actor } from "#src/server/actor.ts";
import type { Deps } from "#src/server/deps.ts";
import { organisationErrors } from "#src/server/domain/organisation/errors.ts";
import { getMembership, getOwned } from "#src/server/domain/organisation/gate.ts";
import { deleteMember, listMembers } from "#src/server/domain/organisation/queries.ts";
import { leaveTeamRounds } from "#src/server/domain/team/ending/leave-team-rounds.ts";
import { requireOwnerLeft } from "./rules.ts";
import { tellOfRemoval } from "./tell-member.ts";

/**
 * Ends a membership: members leave by themselves, and owners remove others. Rounds stay their owners', and answers stay where they are.
 *
 * @throws {DomainError} not_found; forbidden where it's someone else's, to all but owners; conflict for the last owner.
 */
export async function removeMember(
  deps: Deps,
  actor: Actor,
  { id, userId }: { readonly id: string; readonly userId: string },
): Promise<void> {
  const isOwn = userId === actor.userId;
  await deps.db.write(async (tx) => {
    const { organisation } = await (isOwn ? getMembership : getOwned)(tx, actor, id);
    const members = await listMembers(tx, [organisation.id]);
    const member = members.find((one) => one.userId === userId);
    if (member === undefined) throw organisationErrors.memberNotFound();
    requireOwnerLeft(members, userId, null);
    await deleteMember(tx, member);
    await leaveTeamRounds(tx, { userId, organisationId: organisation.id }, deps.clock.now());
    if (!isOwn) await tellOfRemoval(tx, deps, actor, { organisation, member });
  });
}
