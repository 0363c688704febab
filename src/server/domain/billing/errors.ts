import { defineRefusals } from "#src/server/errors.ts";
import { planTexts } from "#src/shared/plan/plan-texts.ts";

export const billingErrors = defineRefusals("billing", {
  tooManyOpenRounds: { kind: "plan_needed", text: planTexts.tooManyOpenRounds },
  organisationRound: { kind: "plan_needed", text: planTexts.organisationRound },
  tooManyAddresses: { kind: "plan_needed", text: planTexts.tooManyAddresses },
  trialUsed: { kind: "conflict", text: planTexts.trialUsed },
  paymentPending: { kind: "conflict", text: planTexts.paymentPending },
  hasPlan: { kind: "conflict", text: planTexts.hasPlan },
  notOnSale: { kind: "conflict", text: planTexts.notOnSale },
  nothingToManage: { kind: "conflict", text: planTexts.nothingToManage },
  checkoutNotFound: { kind: "not_found", text: planTexts.checkoutNotFound },
  unavailable: { kind: "unavailable", text: planTexts.unavailable },
  badSignature: { kind: "bad_request", text: "The signature does not match." },
  cancelFirst: { kind: "unavailable", text: planTexts.cancelFirst },
  cancelByHand: { kind: "conflict", text: planTexts.cancelByHand },
});
