/** Limits of a team round. Separate from the schemas, so that pages load no validator. */
export const teamLimits = {
  /** Fewer couldn't have five who describe each. */
  leastPeople: 6,
  mostPeople: 60,
  /** Up to this many, everyone describes everyone. */
  allDescribeAll: 12,
  /** In larger teams, how many each describes by default. */
  panelSize: 8,
  leastPanel: 5,
  mostPanel: 11,
  titleMaxLength: 120,
  purposeMaxLength: 1_000,
  /** The range of a deadline, from now. */
  leastHours: 1,
  mostDays: 90,
  /** Days before the deadline on which people with open descriptions are reminded. */
  reminderDays: [3, 1],
} as const;

/** How many colleagues each describes, and is described by. */
export const panelSizeFor = (people: number, wanted: number = teamLimits.panelSize): number =>
  people <= teamLimits.allDescribeAll ? people - 1 : wanted;
