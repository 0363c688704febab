import { defineRefusal, defineRefusalWith } from "#src/server/errors.ts";
import { teamLimits } from "#src/shared/team/team-limits.ts";

const dayInUtc = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" });
const { leastPeople, leastHours, mostDays } = teamLimits;

export const teamErrors = {
  notFound: defineRefusal({ code: "team.notFound", kind: "not_found", text: "Team round not found." }),
  notInIt: defineRefusal({
    code: "team.notInIt",
    kind: "forbidden",
    text: "You don’t take part in this team round.",
  }),
  colleagueNotFound: defineRefusal({
    code: "team.colleagueNotFound",
    kind: "not_found",
    text: "There’s nobody to describe here any more.",
  }),
  described: defineRefusal({
    code: "team.described",
    kind: "conflict",
    text: "You’ve described this person already. One description is all it takes.",
  }),
  over: defineRefusal({ code: "team.over", kind: "conflict", text: "This team round is over." }),
  notMembers: defineRefusal({
    code: "team.notMembers",
    kind: "bad_request",
    text: "Some of these people aren’t members of the team any more. Please choose again.",
    field: "people",
  }),
  twice: defineRefusal({
    code: "team.twice",
    kind: "bad_request",
    text: "Some of these people share a mailbox, so they can’t describe each other. Please choose one of them.",
    field: "people",
  }),
  tooFew: defineRefusal({
    code: "team.tooFew",
    kind: "bad_request",
    text: `A team round needs at least ${String(leastPeople)} people, so that five describe each.`,
    field: "people",
  }),
  deadline: defineRefusal({
    code: "team.deadline",
    kind: "bad_request",
    text: `A deadline is at least ${String(leastHours)} hour and at most ${String(mostDays)} days away.`,
    field: "closesAt",
  }),
  tooAlike: defineRefusalWith({
    code: "team.tooAlike",
    kind: "conflict",
    text: ({ until }: { readonly until: Date }) =>
      `This team has changed by only a few people since its last round. The two results side by side could tell what those few picked. Choose the same people as last time, or at least five others, or start after ${dayInUtc.format(until)}.`,
  }),
  pictureNeedsEnd: defineRefusal({
    code: "team.pictureNeedsEnd",
    kind: "conflict",
    text: "The team picture can be made once the round is over.",
  }),
  pictureTooFew: defineRefusalWith({
    code: "team.pictureTooFew",
    kind: "conflict",
    text: ({ missing }: { readonly missing: number }) =>
      `${String(missing)} more ${missing === 1 ? "person has" : "people have"} to open their window and agree to be counted. A team picture needs five, so that nobody can be picked out.`,
  }),
  noPicture: defineRefusal({
    code: "team.noPicture",
    kind: "not_found",
    text: "There’s no team picture yet.",
  }),
  isCountedForGood: defineRefusal({
    code: "team.isCountedForGood",
    kind: "conflict",
    text: "The team picture has been made, and doesn’t change any more.",
  }),
};
