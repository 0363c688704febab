import { planLimits } from "#src/shared/plan/plan-limits.ts";

/** How long a question may be, in characters. */
export const supportMessageMax = 2_000;

/** What people read where they ask for help. */
export const supportTexts = {
  empty: "Write what you need help with.",
  tooLong: `Please keep it under ${supportMessageMax.toLocaleString("en-US")} characters.`,
  sent: "Your message is on its way. We’ll answer by email.",
  sentFirst: `Your message is on its way. We’ll answer by email within ${planLimits.supportHours} hours.`,
} as const;
