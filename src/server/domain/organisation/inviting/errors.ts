import { defineRefusal, defineRefusalWith } from "#src/server/errors.ts";

interface Named {
  readonly organisation: string;
}

export const inviteErrors = {
  notFound: defineRefusal({
    code: "orgInvite.notFound",
    kind: "not_found",
    text: "This invitation isn’t open any more.",
  }),
  linkNotFound: defineRefusal({
    code: "orgInvite.linkNotFound",
    kind: "not_found",
    text: "This invitation no longer exists. Please ask the person who sent it for a new one.",
  }),
  revoked: defineRefusalWith({
    code: "orgInvite.revoked",
    kind: "conflict",
    text: ({ organisation }: Named) =>
      `This invitation to ${organisation} was withdrawn. Please ask the person who sent it.`,
  }),
  expired: defineRefusalWith({
    code: "orgInvite.expired",
    kind: "conflict",
    text: ({ organisation }: Named) =>
      `This invitation to ${organisation} has expired. Please ask the person who sent it for a new one.`,
  }),
  used: defineRefusalWith({
    code: "orgInvite.used",
    kind: "conflict",
    text: ({ organisation }: Named) =>
      `This invitation was used already. If you’ve left ${organisation}, ask for a new one.`,
  }),
  sentLately: defineRefusal({
    code: "orgInvite.sentLately",
    kind: "conflict",
    text: "This invitation was sent not long ago. Please give them some time.",
  }),
  tooManyRows: defineRefusal({
    code: "orgInvite.tooManyRows",
    kind: "bad_request",
    text: "That’s more than we can check at once. Please paste it in parts.",
    field: "text",
  }),
};
