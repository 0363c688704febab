/** Limits of a team round. Separate from the schemas, so that pages load no validator. */
export const teamLimits = {
  /** A team picture takes five. */
  leastPeople: 5,
  mostPeople: 60,
  /** Up to this many, everyone describes everyone. */
  allDescribeAll: 12,
  /** In larger teams, how many each describes by default. */
  panelSize: 8,
  leastPanel: 5,
  mostPanel: 11,
  titleMaxLength: 120,
  /** As in a programme, which has the same schema. */
  purposeMaxLength: 1_000,
  /** The range of a deadline, from now. */
  leastHours: 1,
  mostDays: 90,
  /** Days before the deadline on which people with open descriptions are reminded. */
  reminderDays: [3, 1],
  /** Days between two reminders that a leader sends. */
  remindAfterDays: 3,
  /** The notice before a leader ends a round in which someone hasn't finished. */
  noticeHours: 24,
  /** For so long no two people of a round in which a window opened meet in another of the same team. */
  apartWeeks: 12,
} as const;

/** How many colleagues each describes, and is described by. */
export const panelSizeFor = (people: number, wanted: number = teamLimits.panelSize): number =>
  people <= teamLimits.allDescribeAll ? people - 1 : wanted;

const leastAnswers = { least: 3, most: 5 } as const;

/**
 * The least number of answers for each window: all colleagues who describe someone but one, so that one
 * silent colleague costs nobody their window.
 */
export const leastAnswersOf = (panelSize: number): number =>
  Math.min(leastAnswers.most, Math.max(leastAnswers.least, panelSize - 1));
