/**
 * How long things are kept and links work. The server enforces these numbers, and the privacy and cookie
 * pages quote them.
 */
export const retention = {
  /** An unused session ends after the first number, any session after the second. */
  sessionDays: 30,
  longestSessionDays: 90,
  /** The cookie that tells pages who is signed in. */
  sessionCookieHours: 24,
  /** A browser unused for longer counts as new. */
  deviceDays: 365,
  /** The interval of emails about a program's sign-ins. */
  programNoticeDays: 30,
  /** A sign-up code. */
  codeMinutes: 10,
  /** The confirmation link, and the key of the browser that asked for it. */
  confirmationHours: 24,
  /** An unconfirmed account. */
  unconfirmedDays: 7,
  resetHours: 1,
  signInLinkMinutes: 30,
  emailChangeHours: 1,
  /** A peer's receipt, in the browser that answered. */
  receiptHours: 1,
  /** The list of a round's invitations at its opening: six months. */
  openedListDays: 183,
  /** A processed message of the payment provider, which isn't repeated after three days. */
  paymentEventDays: 30,
  /** An email waiting because of a full mailbox. */
  mailWaitDays: 3,
  /** The note to a sender that their email was given up because of a full mailbox. */
  givenUpMailDays: 90,
  /** An invitation to an organisation that has expired. */
  expiredOrgInviteDays: 30,
  /** A deleted post, and an unused picture. */
  deletedPostDays: 30,
  /** The interval of sweeping. */
  sweepMinutes: 5,
} as const;
