/** The numbers of a team round, apart from the schemas: pages must not load a validator for a number. */
export const teamLimits = {
  /** Fewer couldn't have five who describe each. */
  leastPeople: 6,
  mostPeople: 60,
  /** Up to so many everyone describes everyone. */
  allDescribeAll: 12,
  /** Above that each describes so many, unless someone chooses otherwise. */
  panelSize: 8,
  leastPanel: 5,
  mostPanel: 11,
  titleMaxLength: 120,
  purposeMaxLength: 1_000,
  /** A deadline is at least so many hours away, and at most so many days. */
  leastHours: 1,
  mostDays: 90,
  /** Who hasn't described everyone is reminded so many days before the deadline. */
  reminderDays: [3, 1],
} as const;

/** How many colleagues each describes, and is described by, in a team of so many. */
export const panelSizeFor = (people: number, wanted: number = teamLimits.panelSize): number =>
  people <= teamLimits.allDescribeAll ? people - 1 : wanted;
