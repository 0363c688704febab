/**
 * For how long things are kept and links work. The server keeps to these numbers, and the privacy and cookie pages say them:
 * so they cannot come apart.
 */
export const keptFor = {
  /** A session that is not used ends after so long, and every session after the second number. */
  sessionDays: 30,
  longestSessionDays: 90,
  /** The cookie by which pages know who is signed in. */
  sessionCookieHours: 24,
  /** A browser that has not signed in for so long is a new one. */
  deviceDays: 365,
  /** A sign-in of a program is told once in so long. */
  programNoticeDays: 30,
  /** The code of a sign-up. */
  codeMinutes: 10,
  /** The link that confirms an address, and what the browser that asked for it keeps meanwhile. */
  confirmationHours: 24,
  /** An account whose address nobody has confirmed. */
  unconfirmedDays: 7,
  resetHours: 1,
  emailChangeHours: 1,
  /** A peer's receipt, in the browser that answered. */
  receiptHours: 1,
  /** The list of whom a round had invited when its window was opened: six months. */
  openedListDays: 183,
  /** A message of the payment provider that has been dealt with: it does not come again after three days. */
  paymentEventDays: 30,
  /** An email whose mailbox has had too many for now. */
  mailWaitDays: 3,
  /** That an email was given up because its mailbox had had too many: its sender can see it so long. */
  givenUpMailDays: 90,
  /** An invitation to an organisation that has expired. */
  expiredOrgInviteDays: 30,
  /** A deleted post of the blog, and a picture that no post has. */
  deletedPostDays: 30,
  /** What is over is erased so often. */
  sweepMinutes: 5,
} as const;
