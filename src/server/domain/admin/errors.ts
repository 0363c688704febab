import { defineRefusal, defineRefusalWith } from "#src/server/errors.ts";
import { recentMinutes } from "#src/shared/admin/admin-acts.ts";
import { peopleLimits } from "#src/shared/admin/lists.ts";

export const adminErrors = {
  /** The field makes the dialog ask for the password. */
  passwordNeeded: defineRefusal({
    code: "admin.passwordNeeded",
    kind: "bad_request",
    text: "You signed in a while ago. Type your password to go on.",
    field: "password",
  }),
  signInAgain: defineRefusal({
    code: "admin.signInAgain",
    kind: "forbidden",
    text: `Sign out and in again first. You can download this list for ${String(recentMinutes)} minutes after signing in.`,
  }),
  notAnAdministrator: defineRefusal({
    code: "admin.notAnAdministrator",
    kind: "forbidden",
    text: "This is for administrators.",
  }),
  searchTooShort: defineRefusal({
    code: "admin.searchTooShort",
    kind: "bad_request",
    text: `Type at least ${String(peopleLimits.leastLetters)} letters of a name, an address or a username.`,
    field: "q",
  }),
  otherOrder: defineRefusalWith<{ readonly sorts: string }>({
    code: "admin.otherOrder",
    kind: "bad_request",
    text: ({ sorts }) => `This list can’t be in that order. It can be in one of these: ${sorts}.`,
    field: "sort",
  }),
  personNotFound: defineRefusal({
    code: "admin.personNotFound",
    kind: "not_found",
    text: "There’s no such account.",
  }),
  alreadyConfirmed: defineRefusalWith<Whom>({
    code: "admin.alreadyConfirmed",
    kind: "conflict",
    text: ({ email }) => `${email} is confirmed already.`,
  }),
  unconfirmed: defineRefusalWith<Whom>({
    code: "admin.unconfirmed",
    kind: "conflict",
    text: ({ email }) => `Nobody has confirmed ${email} yet, so this account may be anyone’s.`,
  }),
  alreadyAdministrator: defineRefusalWith<Whom>({
    code: "admin.alreadyAdministrator",
    kind: "conflict",
    text: ({ email }) => `${email} is an administrator already.`,
  }),
  noAdministrator: defineRefusalWith<Whom>({
    code: "admin.noAdministrator",
    kind: "conflict",
    text: ({ email }) => `${email} isn’t an administrator.`,
  }),
  supportStays: defineRefusalWith<Whom>({
    code: "admin.supportStays",
    kind: "conflict",
    text: ({ email }) => `${email} is the support address (SUPPORT_EMAIL), and so stays an administrator.`,
  }),
  noGivenPlan: defineRefusalWith<Whom>({
    code: "admin.noGivenPlan",
    kind: "conflict",
    text: ({ email }) =>
      `Nobody has given ${email} the plan. You can’t take away a trial, or what they pay for.`,
  }),
  dayIsOver: defineRefusal({
    code: "admin.dayIsOver",
    kind: "bad_request",
    text: "That day is over. Choose a later one.",
    field: "until",
  }),
  otherAddress: defineRefusal({
    code: "admin.otherAddress",
    kind: "bad_request",
    text: "That isn’t the address of this account.",
    field: "email",
  }),
  roundNotFound: defineRefusal({
    code: "admin.roundNotFound",
    kind: "not_found",
    text: "There’s no such round.",
  }),
  roundClosed: defineRefusal({
    code: "admin.roundClosed",
    kind: "conflict",
    text: "This round is closed already.",
  }),
  noLink: defineRefusal({ code: "admin.noLink", kind: "conflict", text: "This round has no link." }),
  emailNotFound: defineRefusal({
    code: "admin.emailNotFound",
    kind: "not_found",
    text: "There’s no such email that has been refused. It may have been sent meanwhile.",
  }),
  emailFailed: defineRefusal({
    code: "admin.emailFailed",
    kind: "conflict",
    text: "We’ve given this email up, and keep neither its text nor its address. It can’t be sent any more.",
  }),
  ownAccount: defineRefusal({
    code: "admin.ownAccount",
    kind: "conflict",
    text: "This is your own account. You can delete it on your account page.",
  }),
};

interface Whom {
  readonly email: string;
}
