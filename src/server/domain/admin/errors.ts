import { defineRefusals } from "#src/server/errors.ts";
import { recentMinutes } from "#src/shared/admin/admin-acts.ts";
import { peopleLimits } from "#src/shared/admin/lists.ts";

export const adminErrors = defineRefusals("admin", {
  /** The field makes the dialog ask for the password. */
  passwordNeeded: {
    kind: "bad_request",
    text: "You signed in a while ago. Type your password to go on.",
    field: "password",
  },
  signInAgain: {
    kind: "forbidden",
    text: `Sign out and in again first. You can download this list for ${String(recentMinutes)} minutes after signing in.`,
  },
  notAnAdministrator: { kind: "forbidden", text: "This is for administrators." },
  searchTooShort: {
    kind: "bad_request",
    text: `Type at least ${String(peopleLimits.leastLetters)} letters of a word.`,
    field: "q",
  },
  otherOrder: {
    kind: "bad_request",
    text: ({ sorts }: { readonly sorts: string }) =>
      `This list can’t be in that order. It can be in one of these: ${sorts}.`,
    field: "sort",
  },
  personNotFound: { kind: "not_found", text: "There’s no such account." },
  alreadyConfirmed: { kind: "conflict", text: ({ email }: Whom) => `${email} is confirmed already.` },
  unconfirmed: {
    kind: "conflict",
    text: ({ email }: Whom) => `Nobody has confirmed ${email} yet, so this account may be anyone’s.`,
  },
  alreadyAdministrator: {
    kind: "conflict",
    text: ({ email }: Whom) => `${email} is an administrator already.`,
  },
  noAdministrator: { kind: "conflict", text: ({ email }: Whom) => `${email} isn’t an administrator.` },
  supportStays: {
    kind: "conflict",
    text: ({ email }: Whom) =>
      `${email} is the support address (SUPPORT_EMAIL), and so stays an administrator.`,
  },
  noGivenPlan: {
    kind: "conflict",
    text: ({ email }: Whom) =>
      `Nobody has given ${email} the plan. You can’t take away a trial, or what they pay for.`,
  },
  dayIsOver: { kind: "bad_request", text: "That day is over. Choose a later one.", field: "until" },
  otherAddress: { kind: "bad_request", text: "That isn’t the address of this account.", field: "email" },
  roundNotFound: { kind: "not_found", text: "There’s no such round." },
  roundClosed: { kind: "conflict", text: "This round is closed already." },
  noLink: { kind: "conflict", text: "This round has no link." },
  emailNotFound: {
    kind: "not_found",
    text: "There’s no such email that has been refused. It may have been sent meanwhile.",
  },
  emailFailed: {
    kind: "conflict",
    text: "We’ve given this email up, and keep neither its text nor its address. It can’t be sent any more.",
  },
  ownAccount: { kind: "conflict", text: "This is your own account. You can delete it on your account page." },
});

interface Whom {
  readonly email: string;
}
