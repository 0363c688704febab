/** Limits of a workshop. Separate from the schemas, so that pages load no validator. */
export const workshopLimits = {
  /** Fewer couldn't each be described by several without all of them knowing who. */
  leastGuests: 6,
  mostGuests: 60,
  /** How many others each guest describes, and is described by. */
  leastDescribed: 3,
  mostDescribed: 5,
  /** The default. */
  describes: 5,
  /** The fewest descriptions for a window (rule A1). */
  leastForWindow: 3,
  /** Someone late is described only if at least this many others haven't finished: fewer might be known. */
  leastUnfinished: 5,
  /** It's for an evening: after that it has ended, whatever its host does. */
  mostHours: 12,
  /** How long guests' data is kept, from the day of the workshop. */
  leastDays: 1,
  mostDays: 30,
  keepDays: 7,
  titleMaxLength: 120,
  guestNameMaxLength: 40,
  /** Emails that a guest can send themselves. */
  mostMails: 3,
} as const;
