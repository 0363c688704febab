import { defineRefusals } from "#src/server/errors.ts";
import { programmeLimits } from "#src/shared/programme/programme.ts";

interface Named {
  readonly name: string;
}

const dayInUtc = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeStyle: "short", timeZone: "UTC" });

export const programmeErrors = defineRefusals("programme", {
  notFound: { kind: "not_found", text: "Programme not found." },
  clientNotFound: { kind: "not_found", text: "Client not found." },
  notShared: { kind: "not_found", text: "This result isn’t shared with you." },
  ownerOnly: { kind: "forbidden", text: "Only the facilitator who started this programme can do this." },
  facilitatorNotFound: { kind: "not_found", text: "Nobody by this id leads the programme with its owner." },
  notColleague: {
    kind: "bad_request",
    text: "Please choose an owner or facilitator of a team that you lead, too.",
    field: "userId",
  },
  leadsAlready: { kind: "conflict", text: ({ name }: Named) => `${name} leads this programme already.` },
  isClient: {
    kind: "conflict",
    text: ({ name }: Named) => `${name} is a client of this programme, so they can’t lead it.`,
  },
  tooManyFacilitators: {
    kind: "conflict",
    text: `A programme can have ${String(programmeLimits.coFacilitators)} facilitators beside the one who started it.`,
  },
  closed: { kind: "conflict", text: "This programme is closed. You can start a new one from it." },
  deadlineTooSoon: {
    kind: "bad_request",
    text: `Clients have rounds under way. Please leave them at least ${String(programmeLimits.noticeDays)} days.`,
    field: "closesAt",
  },
  isExample: {
    kind: "conflict",
    text: "This is an example, so it asks nobody. Start a programme of your own to invite people.",
  },
  nobodyToInvite: {
    kind: "bad_request",
    text: ({ reasons }: { readonly reasons: readonly string[] }) =>
      `Nobody on this list can be invited. ${[...new Set(reasons)].join(" ")}`,
    field: "clients",
  },
  repliedAlready: {
    kind: "conflict",
    text: ({ name }: Named) => `${name} has replied already, so their address stays.`,
  },
  notInvited: {
    kind: "bad_request",
    text: ({ reason }: { readonly reason: string }) => reason,
    field: "email",
  },
  startedOtherwise: {
    kind: "conflict",
    text: "This programme has already started, with other settings or people. You’ll find it among your programmes, and can add people there.",
  },
  nothingToNudge: { kind: "conflict", text: "There’s nothing to remind this client of." },
  nudgedLately: {
    kind: "conflict",
    text: ({ next }: { readonly next: Date }) =>
      `We’ve emailed this client lately. You can remind them from ${dayInUtc.format(next)} UTC.`,
  },
});
