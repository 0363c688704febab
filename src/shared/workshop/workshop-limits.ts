/** The numbers of a workshop, apart from the schemas: pages must not load a validator for a number. */
export const workshopLimits = {
  /** Fewer couldn't each be described by several without all of them knowing who. */
  leastGuests: 6,
  mostGuests: 60,
  /** How many others each guest describes, and is described by. */
  leastDescribed: 3,
  mostDescribed: 5,
  /** So many, unless the host chooses otherwise. */
  describes: 5,
  /** A window opens from so many descriptions on (rule A1). */
  leastForWindow: 3,
  /** It's for an evening: after that it has ended, whatever its host does. */
  mostHours: 12,
  /** For how long everything is kept, from the day of the workshop. */
  leastDays: 1,
  mostDays: 30,
  keepDays: 7,
  titleMaxLength: 120,
  guestNameMaxLength: 40,
  /** Emails that a guest can send themselves. */
  mostMails: 3,
} as const;
