import { defineRefusal } from "#src/server/errors.ts";
import { accountTexts } from "#src/shared/account/account-texts.ts";
import { emailChangeTexts } from "#src/shared/account/account-settings-texts.ts";
import { verificationTexts } from "#src/shared/account/verification-texts.ts";

/** Texts that forms also show live in `src/shared/account`. */
export const accountErrors = {
  notFound: defineRefusal({ code: "account.notFound", kind: "not_found", text: "Account not found." }),
  usernameTaken: defineRefusal({
    code: "account.usernameTaken",
    kind: "conflict",
    text: accountTexts.usernameTaken,
  }),
  returnElsewhere: defineRefusal({
    code: "account.returnElsewhere",
    kind: "bad_request",
    text: accountTexts.returnToForm,
    field: "onboardingState.return_to",
  }),

  lastAdministrator: defineRefusal({
    code: "account.lastAdministrator",
    kind: "conflict",
    text: "There’s no other administrator. Make someone else one first.",
  }),

  alreadyRegistered: defineRefusal({
    code: "account.alreadyRegistered",
    kind: "conflict",
    text: accountTexts.alreadyRegistered,
  }),
  wrongCode: defineRefusal({
    code: "account.wrongCode",
    kind: "bad_request",
    text: accountTexts.invalidCode,
    field: "code",
  }),
  noLiveCode: defineRefusal({
    code: "account.noLiveCode",
    kind: "bad_request",
    text: accountTexts.noLiveCode,
    field: "code",
  }),
  codeOnly: defineRefusal({
    code: "account.codeOnly",
    kind: "bad_request",
    text: accountTexts.byCodeOnly,
    field: "email",
  }),

  confirmAddress: defineRefusal({
    code: "account.confirmAddress",
    kind: "forbidden",
    text: verificationTexts.confirmFirst,
  }),
  confirmAddressByEarlierMail: defineRefusal({
    code: "account.confirmAddressByEarlierMail",
    kind: "forbidden",
    text: verificationTexts.confirmFirstByEarlierMail,
  }),
  verificationLinkDead: defineRefusal({
    code: "account.verificationLinkDead",
    kind: "bad_request",
    text: verificationTexts.linkDead,
    field: "token",
  }),
  autoTokenDead: defineRefusal({
    code: "account.autoTokenDead",
    kind: "bad_request",
    text: verificationTexts.autoTokenDead,
    field: "autoToken",
  }),
  signedInAsOther: defineRefusal({
    code: "account.signedInAsOther",
    kind: "conflict",
    text: verificationTexts.otherAccount,
  }),

  sameAddress: defineRefusal({
    code: "account.sameAddress",
    kind: "bad_request",
    text: emailChangeTexts.sameAddress,
    field: "email",
  }),
  addressTaken: defineRefusal({
    code: "account.addressTaken",
    kind: "conflict",
    text: emailChangeTexts.taken,
  }),
  emailChangeLinkDead: defineRefusal({
    code: "account.emailChangeLinkDead",
    kind: "bad_request",
    text: emailChangeTexts.linkDead,
    field: "token",
  }),

  wrongPassword: defineRefusal({
    code: "account.wrongPassword",
    kind: "bad_request",
    text: accountTexts.wrongPassword,
    field: "password",
  }),
  wrongCurrentPassword: defineRefusal({
    code: "account.wrongCurrentPassword",
    kind: "bad_request",
    text: accountTexts.wrongPassword,
    field: "currentPassword",
  }),
  resetLinkDead: defineRefusal({
    code: "account.resetLinkDead",
    kind: "bad_request",
    text: accountTexts.resetLinkDead,
    field: "token",
  }),
  commonPassword: defineRefusal({
    code: "account.commonPassword",
    kind: "bad_request",
    text: accountTexts.passwordCommon,
    field: "password",
  }),
  guessablePassword: defineRefusal({
    code: "account.guessablePassword",
    kind: "bad_request",
    text: accountTexts.passwordGuessable,
    field: "password",
  }),
  breachedPassword: defineRefusal({
    code: "account.breachedPassword",
    kind: "bad_request",
    text: accountTexts.passwordBreached,
    field: "password",
  }),
};
