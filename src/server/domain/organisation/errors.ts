import { defineRefusals } from "#src/server/errors.ts";
import { organisationLimits } from "#src/shared/organisation/organisation.ts";

interface Named {
  readonly organisation: string;
}

const { memberships, members } = organisationLimits;

export const organisationErrors = defineRefusals("organisation", {
  notFound: { kind: "not_found", text: "Team not found." },
  memberNotFound: { kind: "not_found", text: "There’s no such member." },
  ownersOnly: { kind: "forbidden", text: "Only owners of the team can do this." },
  leadersOnly: { kind: "forbidden", text: "Only owners and facilitators of the team can do this." },
  lastOwner: {
    kind: "conflict",
    text: "A team needs an owner. Make someone else an owner first, or delete the team.",
  },
  otherName: { kind: "bad_request", text: "This isn’t the team’s name.", field: "name" },
  planOver: {
    kind: "plan_needed",
    text: ({ organisation }: Named) =>
      `No owner of ${organisation} has an active plan, so nothing new can be started in it. Everything that’s there stays.`,
  },
  tooMany: { kind: "conflict", text: `You can be in ${String(memberships)} teams at most.` },
  full: {
    kind: "conflict",
    text: ({ organisation }: Named) =>
      `${organisation} has ${String(members)} members, which is as many as it can have.`,
  },
});
