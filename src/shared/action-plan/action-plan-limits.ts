/** Limits of a plan. Separate from the schemas, so that pages load no validator. */
export const actionPlanLimits = {
  /** Room for a few lines in each field. */
  textMaxLength: 500,
  /** How far in the future a reminder may be. */
  daysAhead: 366,
  /** When reminders go out, in UTC. */
  mailHour: 8,
} as const;

/** When the email for a day ("2026-12-06") goes out. */
export const lookBackTime = (day: string): Date =>
  new Date(`${day}T${String(actionPlanLimits.mailHour).padStart(2, "0")}:00:00.000Z`);
