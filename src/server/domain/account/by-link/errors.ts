import { defineRefusalWith } from "#src/server/errors.ts";

interface Addressed {
  readonly email: string;
}

export const byLinkErrors = {
  signInFirst: defineRefusalWith({
    code: "link.signInFirst",
    kind: "unauthenticated",
    text: ({ email }: Addressed) => `${email} has an account. Please sign in to it to accept.`,
  }),
  otherAccount: defineRefusalWith({
    code: "link.otherAccount",
    kind: "conflict",
    text: ({ email }: Addressed) =>
      `This invitation is for ${email}, and you’re signed in with another address. Sign out, then open the link again.`,
  }),
};
