import { refusal } from "#src/server/errors.ts";
import { accountTexts } from "#src/shared/account/account-texts.ts";
import { emailChangeTexts } from "#src/shared/account/email-change-texts.ts";
import { verificationTexts } from "#src/shared/account/verification-texts.ts";

/** Their sentences stand with those that forms show for the same fields. */
export const accountErrors = {
  notFound: refusal({ code: "account.notFound", kind: "not_found", text: "Account not found." }),
  usernameTaken: refusal({
    code: "account.usernameTaken",
    kind: "conflict",
    text: accountTexts.usernameTaken,
  }),

  alreadyRegistered: refusal({
    code: "account.alreadyRegistered",
    kind: "conflict",
    text: accountTexts.alreadyRegistered,
  }),
  wrongCode: refusal({
    code: "account.wrongCode",
    kind: "bad_request",
    text: accountTexts.invalidCode,
    field: "code",
  }),
  noLiveCode: refusal({
    code: "account.noLiveCode",
    kind: "bad_request",
    text: accountTexts.noLiveCode,
    field: "code",
  }),
  codeOnly: refusal({
    code: "account.codeOnly",
    kind: "bad_request",
    text: accountTexts.byCodeOnly,
    field: "email",
  }),

  confirmAddress: refusal({
    code: "account.confirmAddress",
    kind: "forbidden",
    text: verificationTexts.confirmFirst,
  }),
  confirmAddressByEarlierMail: refusal({
    code: "account.confirmAddressByEarlierMail",
    kind: "forbidden",
    text: verificationTexts.confirmFirstByEarlierMail,
  }),
  verificationLinkDead: refusal({
    code: "account.verificationLinkDead",
    kind: "bad_request",
    text: verificationTexts.linkDead,
    field: "token",
  }),
  autoTokenDead: refusal({
    code: "account.autoTokenDead",
    kind: "bad_request",
    text: verificationTexts.autoTokenDead,
    field: "autoToken",
  }),
  signedInAsOther: refusal({
    code: "account.signedInAsOther",
    kind: "conflict",
    text: verificationTexts.otherAccount,
  }),

  sameAddress: refusal({
    code: "account.sameAddress",
    kind: "bad_request",
    text: emailChangeTexts.sameAddress,
    field: "email",
  }),
  addressTaken: refusal({ code: "account.addressTaken", kind: "conflict", text: emailChangeTexts.taken }),
  emailChangeLinkDead: refusal({
    code: "account.emailChangeLinkDead",
    kind: "bad_request",
    text: emailChangeTexts.linkDead,
    field: "token",
  }),

  wrongPassword: refusal({
    code: "account.wrongPassword",
    kind: "bad_request",
    text: accountTexts.wrongPassword,
    field: "password",
  }),
  wrongCurrentPassword: refusal({
    code: "account.wrongCurrentPassword",
    kind: "bad_request",
    text: accountTexts.wrongPassword,
    field: "currentPassword",
  }),
  resetLinkDead: refusal({
    code: "account.resetLinkDead",
    kind: "bad_request",
    text: accountTexts.resetLinkDead,
    field: "token",
  }),
  commonPassword: refusal({
    code: "account.commonPassword",
    kind: "bad_request",
    text: accountTexts.passwordCommon,
    field: "password",
  }),
  guessablePassword: refusal({
    code: "account.guessablePassword",
    kind: "bad_request",
    text: accountTexts.passwordGuessable,
    field: "password",
  }),
  breachedPassword: refusal({
    code: "account.breachedPassword",
    kind: "bad_request",
    text: accountTexts.passwordBreached,
    field: "password",
  }),
};
