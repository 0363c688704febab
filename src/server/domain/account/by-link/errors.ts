import { defineRefusals } from "#src/server/errors.ts";

interface Addressed {
  readonly email: string;
}

export const byLinkErrors = defineRefusals("link", {
  signInFirst: {
    kind: "unauthenticated",
    text: ({ email }: Addressed) => `${email} has an account. Please sign in to it to accept.`,
  },
  otherAccount: {
    kind: "conflict",
    text: ({ email }: Addressed) =>
      `This invitation is for ${email}, and you’re signed in with another address. Sign out, then open the link again.`,
  },
});
