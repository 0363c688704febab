/** The numbers of an organisation, apart from the schemas: pages must not load a validator for a number. */
export const organisationLimits = {
  nameMaxLength: 120,
  /** In how many one person may be. */
  memberships: 20,
  members: 500,
  /** What may be pasted to be checked. */
  pastedMaxLength: 100_000,
  addressesAtOnce: 200,
  /** How long an invitation works. */
  inviteDays: 14,
  /** An invitation is sent again once in so many hours at most. */
  resendHours: 12,
  /** Seats for facilitators that come with a trial, or with a plan that was given: the owner's and so many more. */
  seatsWithoutSubscription: 3,
} as const;
