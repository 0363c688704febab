import { defineRefusals } from "#src/server/errors.ts";

interface Named {
  readonly organisation: string;
}

export const inviteErrors = defineRefusals("orgInvite", {
  notFound: { kind: "not_found", text: "This invitation isn’t open any more." },
  linkNotFound: {
    kind: "not_found",
    text: "This invitation no longer exists. Please ask the person who sent it for a new one.",
  },
  revoked: {
    kind: "conflict",
    text: ({ organisation }: Named) =>
      `This invitation to ${organisation} was withdrawn. Please ask the person who sent it.`,
  },
  expired: {
    kind: "conflict",
    text: ({ organisation }: Named) =>
      `This invitation to ${organisation} has expired. Please ask the person who sent it for a new one.`,
  },
  used: {
    kind: "conflict",
    text: ({ organisation }: Named) =>
      `This invitation was used already. If you’ve left ${organisation}, ask for a new one.`,
  },
  sentLately: {
    kind: "conflict",
    text: "This invitation was sent not long ago. Please give them some time.",
  },
});
