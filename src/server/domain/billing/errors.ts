import { defineRefusal, defineRefusalWith } from "#src/server/errors.ts";
import { planTexts } from "#src/shared/plan/plan-texts.ts";

export const billingErrors = {
  tooManyOpenRounds: defineRefusalWith({
    code: "billing.tooManyOpenRounds",
    kind: "plan_needed",
    text: planTexts.tooManyOpenRounds,
  }),
  organisationRound: defineRefusal({
    code: "billing.organisationRound",
    kind: "plan_needed",
    text: planTexts.organisationRound,
  }),
  tooManyAddresses: defineRefusalWith({
    code: "billing.tooManyAddresses",
    kind: "plan_needed",
    text: planTexts.tooManyAddresses,
  }),
  trialUsed: defineRefusal({ code: "billing.trialUsed", kind: "conflict", text: planTexts.trialUsed }),
  paymentPending: defineRefusal({
    code: "billing.paymentPending",
    kind: "conflict",
    text: planTexts.paymentPending,
  }),
  hasPlan: defineRefusal({ code: "billing.hasPlan", kind: "conflict", text: planTexts.hasPlan }),
  notOnSale: defineRefusal({ code: "billing.notOnSale", kind: "conflict", text: planTexts.notOnSale }),
  nothingToManage: defineRefusal({
    code: "billing.nothingToManage",
    kind: "conflict",
    text: planTexts.nothingToManage,
  }),
  checkoutNotFound: defineRefusal({
    code: "billing.checkoutNotFound",
    kind: "not_found",
    text: planTexts.checkoutNotFound,
  }),
  unavailable: defineRefusal({
    code: "billing.unavailable",
    kind: "unavailable",
    text: planTexts.unavailable,
  }),
  badSignature: defineRefusal({
    code: "billing.badSignature",
    kind: "bad_request",
    text: "The signature does not match.",
  }),
  cancelFirst: defineRefusal({
    code: "billing.cancelFirst",
    kind: "unavailable",
    text: planTexts.cancelFirst,
  }),
  cancelByHand: defineRefusal({
    code: "billing.cancelByHand",
    kind: "conflict",
    text: planTexts.cancelByHand,
  }),
};
