import type { OrganisationMember } from "#src/shared/organisation/organisation.output.ts";

/** A member's name, with their address where someone else has the same name and the reader may see it. */
export function tellingName(
  { userId, name, email }: Pick<OrganisationMember, "userId" | "name" | "email">,
  members: readonly Pick<OrganisationMember, "userId" | "name">[],
): string {
  const hasNamesake = members.some((other) => other.userId !== userId && other.name === name);
  return hasNamesake && email !== null ? `${name} (${email})` : name;
}
