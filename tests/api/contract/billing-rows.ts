import type { Row } from "./row.ts";

/** Plans, their limits, and purchases. */
export const billingRows: readonly Row[] = [
  ["GET /plans", "nobody", undefined, 200, /"planId":"facilitator_pro","interval":"month","amount":1900/],
  ["GET /billing", "owner", undefined, 200, /"planId":"free","status":"active","trialEndsAt":null/],
  ["GET /billing", "facilitator", undefined, 200, /"planId":"facilitator_pro"/],
  ["GET /billing", "nobody", undefined, 401],

  ["GET /billing/page", "owner", undefined, 200, /"seats":null,"invoices":\[\]/],
  ["GET /billing/page", "buyer", undefined, 200, /"seats":\{"total":1,"others":\[\]\},"invoices":\[\{/],
  ["GET /billing/page", "nobody", undefined, 401],

  ["POST /billing/trial", "owner", undefined, 201, /"status":"trialing","trialEndsAt":"2026-12-04T/],
  ["POST /billing/trial", "facilitator", undefined, 409, /already have Facilitator Pro/],
  ["POST /billing/trial", "admin", undefined, 409, /already have Facilitator Pro/],
  ["POST /billing/trial", "nobody", undefined, 401],
  ["POST /billing/checkout", "owner", { interval: "month" }, 200, /dev\/checkout\/cs_test_/],
  // A price in the body is ignored.
  [
    "POST /billing/checkout",
    "owner",
    { interval: "year", amount: 1, price: "price_x", userId: "x" },
    200,
    /dev\/checkout/,
  ],
  ["POST /billing/checkout", "owner", { interval: "week" }, 400, /monthly or yearly/],
  ["POST /billing/checkout", "owner", {}, 400, /monthly or yearly/],
  ["POST /billing/checkout", "admin", { interval: "month" }, 409, /already have Facilitator Pro/],
  ["POST /billing/checkout", "nobody", { interval: "month" }, 401],
  ["POST /billing/portal", "buyer", undefined, 200, /dev\/portal\/cus_/],
  ["POST /billing/portal", "owner", undefined, 409, /nothing to manage/],
  ["POST /billing/portal", "nobody", undefined, 401],
  ["POST /billing/sync", "owner", {}, 200, /"planId":"free"/],
  ["POST /billing/sync", "buyer", {}, 200, /"planId":"facilitator_pro","status":"active"/],
  ["POST /billing/sync", "buyer", { sessionId: "{visit}" }, 404, /don’t know this payment/],
  ["POST /billing/sync", "owner", { sessionId: "{visit}" }, 404, /don’t know this payment/],
  ["POST /billing/sync", "owner", { sessionId: "cs_test_unknown" }, 404, /don’t know this payment/],
  ["POST /billing/sync", "owner", { sessionId: "" }, 400],
  ["POST /billing/sync", "nobody", {}, 401],

  ["POST /support-requests", "owner", { message: "It hangs." }, 200, /We’ll answer by email\./],
  ["POST /support-requests", "facilitator", { message: "It hangs." }, 200, /within 24 hours/],
  ["POST /support-requests", "owner", { message: "  " }, 400, /what you need help with/],
  ["POST /support-requests", "owner", { message: "x".repeat(2_001) }, 400, /2,000 characters/],
  ["POST /support-requests", "nobody", { message: "It hangs." }, 401],

  // Limits of the free plan.
  ["POST /surveys", "owner", { audience: "organisation" }, 402, /organisation are part of Facilitator Pro/],
  ["POST /surveys", "facilitator", { audience: "organisation" }, 201, /"minResponses":5/],
  ["POST /surveys", "admin", { audience: "organisation" }, 201],
  ["POST /surveys", "busy", {}, 402, /3 open rounds/],
  ["POST /surveys/{busyClosed}/circles", "busy", { name: "Friends" }, 402, /3 open rounds/],
  ["POST /onboarding/round", "busy", {}, 200],
];
