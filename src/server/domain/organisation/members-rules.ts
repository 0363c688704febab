import { organisationErrors } from "#src/server/domain/organisation/errors.ts";
import type { MemberRow } from "#src/server/domain/organisation/queries.ts";
import { owns, type OrganisationRole } from "#src/shared/organisation/organisation.ts";

/**
 * There is always an owner.
 *
 * @param role what someone is to be from now on; null: they go.
 * @throws {DomainError} conflict
 */
export function requireOwnerLeft(
  members: readonly Pick<MemberRow, "userId" | "role">[],
  userId: string,
  role: OrganisationRole | null,
): void {
  const isOwnerLeft = members.some((member) => {
    const next = member.userId === userId ? role : member.role;
    return next !== null && owns(next);
  });
  if (!isOwnerLeft) throw organisationErrors.lastOwner();
}
