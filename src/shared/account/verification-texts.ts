/** Texts about confirming an address, for forms and server. */
export const verificationTexts = {
  sent: "Verification email sent successfully",
  /** For an operator on their own machine, where no email is sent. */
  localMailbox:
    "No mail server is configured. The email with the link is in the local mailbox, at /dev/mail.",
  verified: "Email Verified Successfully!",
  failed: "Verification Failed",
  /** The same whether it was altered, used, replaced or expired. */
  linkDead: "This verification link is invalid or has expired.",
  autoTokenDead: "This sign-in code is invalid or has expired. Please sign in.",
  otherAccount: "Someone else is signed in in this browser. Please sign out first.",
  confirmFirst: "Please confirm your email address first. We’ve just emailed you a new link.",
  confirmFirstByEarlierMail:
    "Please confirm your email address first: open the link that we’ve already emailed you.",
  resendFailed: "Failed to resend verification email. Please try again later.",
  resendFailedTitle: "Error sending verification email",
  tryLater: "Please try again later or contact support",
  noUser: "Invalid registration response",
} as const;
