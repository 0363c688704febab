import type { OrganisationMember } from "#src/shared/organisation/organisation.output.ts";

const plain = (text: string): string => text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();

/** Members whose name or address has what is looked for, whatever its accents. */
export function membersThatFit(
  members: readonly OrganisationMember[],
  q: string,
): readonly OrganisationMember[] {
  const wanted = plain(q.trim());
  if (wanted === "") return members;
  return members.filter(({ name, email }) => plain(`${name}\n${email ?? ""}`).includes(wanted));
}

/** "1 member", "18 members" */
export const memberCount = (count: number): string =>
  `${String(count)} ${count === 1 ? "member" : "members"}`;
