import { defineRefusals } from "#src/server/errors.ts";
import { accountTexts } from "#src/shared/account/account-texts.ts";
import { emailChangeTexts } from "#src/shared/account/account-settings-texts.ts";
import { verificationTexts } from "#src/shared/account/verification-texts.ts";

/** Texts that forms also show live in `src/shared/account`. */
export const accountErrors = defineRefusals("account", {
  notFound: { kind: "not_found", text: "Account not found." },
  usernameTaken: { kind: "conflict", text: accountTexts.usernameTaken },
  returnElsewhere: {
    kind: "bad_request",
    text: accountTexts.returnToForm,
    field: "onboardingState.return_to",
  },

  lastAdministrator: {
    kind: "conflict",
    text: "There’s no other administrator. Make someone else one first.",
  },

  alreadyRegistered: { kind: "conflict", text: accountTexts.alreadyRegistered },
  wrongCode: { kind: "bad_request", text: accountTexts.invalidCode, field: "code" },
  noLiveCode: { kind: "bad_request", text: accountTexts.noLiveCode, field: "code" },
  codeOnly: { kind: "bad_request", text: accountTexts.byCodeOnly, field: "email" },

  confirmAddress: { kind: "forbidden", text: verificationTexts.confirmFirst },
  confirmAddressByEarlierMail: { kind: "forbidden", text: verificationTexts.confirmFirstByEarlierMail },
  verificationLinkDead: { kind: "bad_request", text: verificationTexts.linkDead, field: "token" },
  autoTokenDead: { kind: "bad_request", text: verificationTexts.autoTokenDead, field: "autoToken" },
  signedInAsOther: { kind: "conflict", text: verificationTexts.otherAccount },

  sameAddress: { kind: "bad_request", text: emailChangeTexts.sameAddress, field: "email" },
  addressTaken: { kind: "conflict", text: emailChangeTexts.taken },
  emailChangeLinkDead: { kind: "bad_request", text: emailChangeTexts.linkDead, field: "token" },

  wrongPassword: { kind: "bad_request", text: accountTexts.wrongPassword, field: "password" },
  wrongCurrentPassword: { kind: "bad_request", text: accountTexts.wrongPassword, field: "currentPassword" },
  signInLinkDead: { kind: "bad_request", text: accountTexts.signInLinkDead, field: "token" },
  resetLinkDead: { kind: "bad_request", text: accountTexts.resetLinkDead, field: "token" },
  commonPassword: { kind: "bad_request", text: accountTexts.passwordCommon, field: "password" },
  guessablePassword: { kind: "bad_request", text: accountTexts.passwordGuessable, field: "password" },
  breachedPassword: { kind: "bad_request", text: accountTexts.passwordBreached, field: "password" },
});
