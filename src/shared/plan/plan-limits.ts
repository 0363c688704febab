/** The limits of the plans. The server enforces them; pages quote them. */
export const planLimits = {
  /** Rounds of one's own that may be open at once on the free plan. */
  openRounds: 3,
  /** Addresses that one invitation may go to at once on the free plan. */
  addressesAtOnce: 20,
  /** How long Facilitator Pro can be tried, once. */
  trialDays: 14,
  /** How many days before its end we remind people of a trial. */
  trialReminderDays: 3,
  /** Within how many hours we answer people on Facilitator Pro. */
  supportHours: 24,
} as const;
