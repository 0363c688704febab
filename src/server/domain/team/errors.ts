import { defineRefusals } from "#src/server/errors.ts";
import { teamLimits } from "#src/shared/team/team-limits.ts";

const dayInUtc = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" });
const { leastPeople, leastHours, mostDays } = teamLimits;

export const teamErrors = defineRefusals("team", {
  notFound: { kind: "not_found", text: "Team round not found." },
  notInIt: { kind: "forbidden", text: "You don’t take part in this team round." },
  colleagueNotFound: { kind: "not_found", text: "There’s nobody to describe here any more." },
  described: {
    kind: "conflict",
    text: "You’ve described this person already. One description is all it takes.",
  },
  over: { kind: "conflict", text: "This team round is over." },
  notMembers: {
    kind: "bad_request",
    text: "Some of these people aren’t members of the team any more. Please choose again.",
    field: "people",
  },
  twice: {
    kind: "bad_request",
    text: "Some of these people share a mailbox, so they can’t describe each other. Please choose one of them.",
    field: "people",
  },
  tooFew: {
    kind: "bad_request",
    text: `A team round needs at least ${String(leastPeople)} people.`,
    field: "people",
  },
  deadline: {
    kind: "bad_request",
    text: `A deadline is at least ${String(leastHours)} hour and at most ${String(mostDays)} days away.`,
    field: "closesAt",
  },
  tooSoon: {
    kind: "conflict",
    text: ({ title, until }: { readonly title: string; readonly until: Date }) =>
      `Some of these people were in “${title}” together. They can be in another round of this team from ${dayInUtc.format(until)} on, because two windows close to each other could tell who picked what.`,
  },
  notice: {
    kind: "bad_request",
    text: `People need ${String(teamLimits.noticeHours)} hours’ notice before an earlier deadline.`,
    field: "closesAt",
  },
  reminded: {
    kind: "conflict",
    text: ({ until }: { readonly until: Date }) =>
      `Everyone has been reminded in the last ${String(teamLimits.remindAfterDays)} days. You can remind them again from ${dayInUtc.format(until)} on.`,
  },
  noPicture: { kind: "not_found", text: "There’s no team picture yet." },
  isCountedForGood: { kind: "conflict", text: "The windows have opened, so this can’t be changed any more." },
});
