/** Limits of a plan. Separate from the schemas, so that pages load no validator. */
export const panePlanLimits = {
  /** Room for a few lines in each field. */
  textMaxLength: 500,
  /** How far ahead the day may be that someone wants an email on. */
  daysAhead: 366,
  /** When that day begins for everyone, in UTC. */
  mailHour: 8,
} as const;

/** The query parameter that opens a plan on a result's page: an email links to it. */
export const planParameter = "plan";

/** When the email for a day ("2026-12-06") goes. */
export const lookBackTime = (day: string): Date =>
  new Date(`${day}T${String(panePlanLimits.mailHour).padStart(2, "0")}:00:00.000Z`);
