import { defineRefusal, defineRefusalWith } from "#src/server/errors.ts";
import { programmeLimits } from "#src/shared/programme/programme.ts";

interface Named {
  readonly name: string;
}

const dayInUtc = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeStyle: "short", timeZone: "UTC" });

export const programmeErrors = {
  notFound: defineRefusal({ code: "programme.notFound", kind: "not_found", text: "Programme not found." }),
  clientNotFound: defineRefusal({
    code: "programme.clientNotFound",
    kind: "not_found",
    text: "Client not found.",
  }),
  notShared: defineRefusal({
    code: "programme.notShared",
    kind: "not_found",
    text: "This result isn’t shared with you.",
  }),
  ownerOnly: defineRefusal({
    code: "programme.ownerOnly",
    kind: "forbidden",
    text: "Only the facilitator who started this programme can do this.",
  }),
  facilitatorNotFound: defineRefusal({
    code: "programme.facilitatorNotFound",
    kind: "not_found",
    text: "Nobody by this id leads the programme with its owner.",
  }),
  notColleague: defineRefusal({
    code: "programme.notColleague",
    kind: "bad_request",
    text: "Please choose an owner or facilitator of a team that you lead, too.",
    field: "userId",
  }),
  leadsAlready: defineRefusalWith<Named>({
    code: "programme.leadsAlready",
    kind: "conflict",
    text: ({ name }) => `${name} leads this programme already.`,
  }),
  isClient: defineRefusalWith<Named>({
    code: "programme.isClient",
    kind: "conflict",
    text: ({ name }) => `${name} is a client of this programme, so they can’t lead it.`,
  }),
  tooManyFacilitators: defineRefusal({
    code: "programme.tooManyFacilitators",
    kind: "conflict",
    text: `A programme can have ${String(programmeLimits.coFacilitators)} facilitators beside the one who started it.`,
  }),
  closed: defineRefusal({
    code: "programme.closed",
    kind: "conflict",
    text: "This programme is closed. You can start a new one from it.",
  }),
  deadlineTooSoon: defineRefusal({
    code: "programme.deadlineTooSoon",
    kind: "bad_request",
    text: `Clients have rounds under way. Please leave them at least ${String(programmeLimits.noticeDays)} days.`,
    field: "closesAt",
  }),
  isExample: defineRefusal({
    code: "programme.isExample",
    kind: "conflict",
    text: "This is an example, so it asks nobody. Start a programme of your own to invite people.",
  }),
  nobodyToInvite: defineRefusalWith({
    code: "programme.nobodyToInvite",
    kind: "bad_request",
    text: ({ reasons }: { readonly reasons: readonly string[] }) =>
      `Nobody on this list can be invited. ${[...new Set(reasons)].join(" ")}`,
    field: "clients",
  }),
  startedOtherwise: defineRefusal({
    code: "programme.startedOtherwise",
    kind: "conflict",
    text: "This programme has already started, with other settings or people. You’ll find it among your programmes, and can add people there.",
  }),
  tooManyRows: defineRefusal({
    code: "programme.tooManyRows",
    kind: "bad_request",
    text: "That’s more than we can check at once. Please paste it in parts.",
    field: "text",
  }),
  nothingToNudge: defineRefusal({
    code: "programme.nothingToNudge",
    kind: "conflict",
    text: "There’s nothing to remind this client of.",
  }),
  nudgedLately: defineRefusalWith<{ readonly next: Date }>({
    code: "programme.nudgedLately",
    kind: "conflict",
    text: ({ next }) =>
      `We’ve emailed this client lately. You can nudge them from ${dayInUtc.format(next)} UTC.`,
  }),
};
