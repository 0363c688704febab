import type { Organisation, OrganisationMember } from "#src/shared/organisation/organisation.output.ts";

/** The organisation with a member as they are now, in their old place: a row that someone has just used doesn't jump. */
export const withMember = (organisation: Organisation, changed: OrganisationMember): Organisation => ({
  ...organisation,
  members: organisation.members.map((member) => (member.userId === changed.userId ? changed : member)),
});

export const withoutMember = (organisation: Organisation, userId: string): Organisation => ({
  ...organisation,
  members: organisation.members.filter((member) => member.userId !== userId),
});
