import type { Actor } from "#src/server/actor.ts";
import type { Deps } from "#src/server/deps.ts";
import { organisationErrors } from "#src/server/domain/organisation/errors.ts";
import { getOwned } from "#src/server/domain/organisation/gate.ts";
import { readOrganisation } from "#src/server/domain/organisation/get-organisation.ts";
import { listMembers, updateMember } from "#src/server/domain/organisation/queries.ts";
import type { OrganisationMember } from "#src/shared/organisation/organisation.output.ts";
import { leads, type OrganisationRole } from "#src/shared/organisation/roles.ts";
import { requireOwnerLeft } from "./rules.ts";
import { tellOfRole } from "./tell-member.ts";

/**
 * Gives a member another role, and tells them. Handing over is to make someone else an owner first, and then to change one's own.
 *
 * @throws {DomainError} not_found; forbidden for all but owners; conflict for the last owner.
 */
export function changeRole(
  deps: Deps,
  actor: Actor,
  { id, userId, role }: { readonly id: string; readonly userId: string; readonly role: OrganisationRole },
): Promise<OrganisationMember> {
  return deps.db.write(async (tx) => {
    const { organisation } = await getOwned(tx, actor, id);
    const members = await listMembers(tx, [organisation.id]);
    const member = members.find((one) => one.userId === userId);
    if (member === undefined) throw organisationErrors.memberNotFound();
    if (member.role !== role) {
      requireOwnerLeft(members, userId, role);
      const leadsSince = leads(role) ? (member.leadsSince ?? deps.clock.now()) : null;
      await updateMember(tx, member, { role, leadsSince });
      if (userId !== actor.userId) await tellOfRole(tx, deps, actor, { organisation, member, role });
    }
    const shown = (await readOrganisation(tx, deps, actor, id)).members.find((one) => one.userId === userId);
    if (shown === undefined) throw organisationErrors.memberNotFound();
    return shown;
  });
}
