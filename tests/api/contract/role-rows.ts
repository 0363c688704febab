import type { Row } from "./row.ts";

/** The survey after onboarding. */
export const roleRows: readonly Row[] = [
  ["GET /onboarding/round", "owner", undefined, 200, /^null$/],
  // Naming creates it.
  ["GET /onboarding/round?made={own}", "owner", undefined, 200, /"status":"in_progress"/],
  ["GET /onboarding/round", "stranger", undefined, 200, /^null$/],
  ["GET /onboarding/round", "nobody", undefined, 401],
  ["POST /onboarding/round", "stranger", {}, 200, /"title":"How others see me"/],
  ["POST /onboarding/round", "stranger", { title: "At work", userId: "x" }, 200, /"title":"At work"/],
  ["POST /onboarding/round", "stranger", { title: "" }, 400, /give the round a title/],
  ["POST /onboarding/round", "stranger", { title: ["At work"] }, 400],
  ["POST /onboarding/round", "stranger", { title: "two\nlines" }, 400, /one line/],
  ["POST /onboarding/round", "stranger", { title: "x".repeat(121) }, 400, /120/],
  ["POST /onboarding/round", "nobody", { title: "At work" }, 401],
];
